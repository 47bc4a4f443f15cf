import { CookedForm } from '@/components/diary/cooked-form'
import { AddressForm } from '@/components/own-recipes/address-form'
import { BookmarkLink } from '@/components/own-recipes/bookmark-link'
import { FoundList } from '@/components/own-recipes/found-list'
import { OwnRow } from '@/components/own-recipes/own-row'
import { PasteForm } from '@/components/own-recipes/paste-form'
import { RecipeForm } from '@/components/own-recipes/recipe-form'
import { RestoredLine } from '@/components/own-recipes/restored-line'
import { LeftoversStep } from '@/components/diary/leftovers-step'
import { RecipeTools } from '@/components/diary/recipe-tools'
import { sampleEntry, sampleRecipe } from '@/components/styleguide/samples'
import { Inert, noop, Section, Specimen } from '@/components/styleguide/section'
import { draftOfRead } from '@/lib/own-recipes/draft'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { recipeImport } from '@/lib/recipe-import/messages'
import { readRecipeText } from '@/lib/recipe-import/read-recipe-text'
import { toOwnRecipe } from '@/lib/own-recipes/to-own-recipe'

const sampleText = `Оладьи бабушки Нины
4 порции, 30 минут
Ингредиенты:
кефир — 1 стакан
2–3 ст. л. сметаны
½ пачки масла (90 г)
???
соль по вкусу
Приготовление:
Смешайте всё и пеките.`
const sampleRead = readRecipeText(sampleText)
const match = (name: string) => (name.startsWith('сметан') ? 'Сметана' : undefined)
const sampleOwn = toOwnRecipe(sampleRead, { match, now: 0 })
const longOwn = {
  ...sampleOwn,
  id: 'own.long',
  title: 'Тыквенный суп-пюре с имбирём, кокосовым молоком и очень длинным названием из старой тетради',
}

export function OwnRecipesPart() {
  return (
    <Section part="own">
      <Specimen title="Мои рецепты">
        <ul className="flex flex-col gap-snug">
          <OwnRow recipe={sampleOwn} cooked="Готовили 23 ноября" onRemove={noop} />
          <OwnRow recipe={longOwn} onRemove={noop} />
        </ul>
      </Specimen>
      <Specimen title="Рецепт со страницы" hint="если есть NEXT_PUBLIC_FETCH_URL">
        <Inert>
          <AddressForm onPage={() => Promise.resolve(true)} />
        </Inert>
      </Specimen>
      <Specimen title="Вставить рецепт" hint="пусто и с ошибкой">
        <PasteForm text="" onText={noop} onParse={noop} onFiles={noop} problems={[]} />
        <PasteForm
          text="Привет"
          onText={noop}
          onParse={noop}
          onFiles={noop}
          problems={[
            recipeImport.problems.noRecipe,
            messages.inFile('рецепты.zip', recipeImport.problems.unreadable),
          ]}
        />
      </Specimen>
      <Specimen title="Несохранённое" hint="над формой, в которую вернулись">
        <RestoredLine onStartAnew={noop} />
      </Specimen>
      <Specimen title="Закладка">
        <BookmarkLink />
      </Specimen>
      <Specimen title="Что поняли" hint="одна строка не разобрана, у двух нет продукта">
        <RecipeForm
          initial={draftOfRead(sampleRead)}
          match={match}
          titles={['Кефир', 'Сметана', 'Сливочное масло']}
          onName={noop}
          onSave={() => Promise.resolve(undefined)}
        />
      </Specimen>
      <Specimen title="Нашли несколько">
        <FoundList
          recipes={[sampleRead, { ...sampleRead, title: '' }]}
          own={[longOwn]}
          match={match}
          titles={['Кефир', 'Сметана', 'Сливочное масло']}
          onName={noop}
          status={messages.savedPart(1, 3)}
          isBusy={false}
          onSave={noop}
        />
      </Specimen>
      <Specimen title="Дневник кухни">
        <RecipeTools recipe={sampleRecipe} />
        <CookedForm
          earlier={{ entries: [sampleEntry], leftovers: new Map([['d', 2]]), onRemove: noop }}
          suggestLeftovers={() => 2}
          onSave={noop}
        />
      </Specimen>
      <Specimen title="Остатки" hint="после записи в дневник">
        <LeftoversStep entry={sampleEntry} servings={2} onLater={noop} />
      </Specimen>
    </Section>
  )
}
