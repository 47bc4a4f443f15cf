import { type ReactNode, useState } from 'react'

import { CookMode } from '@/components/cooking/cook-mode'
import { CookEnd } from '@/components/cooking/cook-end'
import { CookStart } from '@/components/cooking/cook-start'
import { CookStep } from '@/components/cooking/cook-step'
import { StepText } from '@/components/cooking/step-text'
import { LastLine, NoteOfLastTime } from '@/components/diary/last-line'
import { GateCard } from '@/components/recipes/gate-card'
import { IngredientTable } from '@/components/recipes/ingredient-table'
import { InstructionList } from '@/components/recipes/instruction-list'
import { NutritionTable } from '@/components/recipes/nutrition-table'
import { PriceNote } from '@/components/recipes/price-note'
import { RecipeNotes } from '@/components/recipes/recipe-notes'
import { RecipeActions, RecipeControls } from '@/components/recipes/recipe-controls'
import { RecipeFacts } from '@/components/recipes/recipe-facts'
import { RecipeAside, recipeGrid } from '@/components/recipes/recipe-layout'
import { RecipeSkeleton } from '@/components/recipes/recipe-skeleton'
import { RecipeVideo } from '@/components/recipes/recipe-video'
import { RecipeView } from '@/components/recipes/recipe-view'
import { StepUses } from '@/components/recipes/step-uses'
import { ShareOptions } from '@/components/recipes/share-options'
import { SubstituteCard } from '@/components/substitutes/substitute-card'
import { SubstitutesButton } from '@/components/substitutes/substitutes-button'
import {
  sampleEntry,
  sampleProducts,
  sampleRecipe,
  sampleSubstitution,
} from '@/components/styleguide/samples'
import { noop, Row, Section, Specimen } from '@/components/styleguide/section'
import { BackButton } from '@/components/ui/back-button'
import { Button } from '@/components/ui/button'
import { Fact } from '@/components/ui/fact'
import { diary } from '@/lib/diary/messages'
import { common } from '@/lib/feedback/messages'
import { usePosition } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'

const sampleIndexed = sampleRecipe.ingredients.map((ingredient, index) => ({ ...ingredient, index }))

export function RecipePart() {
  return (
    <Section part="recipe">
      <Specimen title="Рецепт с вкладками" hint="уже начатый; «Назад» на телефоне лежит на картинке">
        <RecipePage>
          <BackButton label={common.back} onClick={noop} isOverPicture />
          <RecipeFacts recipe={sampleRecipe} />
          <RecipeAside recipe={sampleRecipe}>
            <RecipeActions
              recipe={sampleRecipe}
              cookStart={<CookStart recipe={sampleRecipe} />}
              onAddAll={noop}
            />
            <RecipeControls recipe={sampleRecipe} products={sampleProducts} />
          </RecipeAside>
          <RecipeView recipe={sampleRecipe} />
        </RecipePage>
      </Specimen>
      <Specimen title="За дверью" hint="на странице входа, а потом у категорий">
        <div className="flex flex-col gap-snug">
          <GateCard path={paths.recipe(sampleRecipe.id)} />
          <GateCard path={paths.recipe(sampleRecipe.id)} isSignedIn />
          <GateCard path={paths.invitation('secret')} />
          <GateCard path={paths.invitation('secret')} isSignedIn />
        </div>
      </Specimen>
      <Specimen title="Ингредиенты">
        <IngredientTable ingredients={sampleRecipe.ingredients} />
      </Specimen>
      <Specimen title="Инструкция">
        <InstructionList instructions={sampleRecipe.instructions} />
      </Specimen>
      <Specimen title="Что нужно шагу" hint="в широких окнах, рядом с его текстом">
        <StepUses recipe={{ ...sampleRecipe, uses: [[0, 1]] }} step={1} scale={undefined} />
      </Specimen>
      <CookingSpecimens />
      <FactSpecimens />
      <Specimen title="Поделиться рецептом" hint="адрес страницы и файлы, в панели с картинки" isInSheet>
        <ShareOptions recipe={sampleRecipe} />
      </Specimen>
      <Specimen title="Замена ингредиента" hint="кнопка у ингредиента; в панели — что изменится" isInSheet>
        <SubstitutesButton recipe={sampleRecipe} index={0} />
        <ul className="flex flex-col gap-base">
          {[false, true].map((isChosen) => (
            <SubstituteCard
              key={String(isChosen)}
              offer={sampleSubstitution}
              recipe={{ ...sampleRecipe, substitutions: [sampleSubstitution] }}
              ingredient={{ title: 'Картофель', quantity: '4 шт' }}
              isChosen={isChosen}
              scale={{ servings: 8, baseServings: 8 }}
              products={undefined}
              foods={undefined}
              onChoose={noop}
            />
          ))}
        </ul>
      </Specimen>
      <Specimen title="Видео недоступно">
        <RecipeVideo address={sampleRecipe.video} title={sampleRecipe.title} />
      </Specimen>
      <Specimen title="Рецепт загружается">
        <RecipePage>
          <RecipeAside recipe={undefined} />
          <RecipeSkeleton />
        </RecipePage>
      </Specimen>
    </Section>
  )
}

/** Cooking, from its start to its end. */
function CookingSpecimens() {
  return (
    <>
      <Specimen title="Готовка, ещё не начатая">
        <CookStart recipe={{ ...sampleRecipe, id: 'sample-not-begun' }} />
      </Specimen>
      <Specimen title="Шаг" hint="времена в тексте — кнопки, ингредиенты отмечаются">
        <CookStep
          recipeId="sample-not-begun"
          step={1}
          count={3}
          text={sampleRecipe.instructions[0] ?? ''}
          nextText={sampleRecipe.instructions[1]}
          stepIngredients={sampleIndexed.slice(1, 2)}
          allIngredients={sampleIndexed}
          servings={8}
          ticked={[1]}
          onTick={noop}
          onStartTimer={noop}
        />
      </Specimen>
      <Specimen title="Шаг с таймером" hint="оставшееся время стоит на месте слов и ничего не сдвигает">
        <StepText
          text={sampleRecipe.instructions[0] ?? ''}
          recipeId={sampleRecipe.id}
          step={1}
          onStartTimer={noop}
        />
      </Specimen>
      <Specimen title="Готовка по шагам" hint="кнопками, стрелками и смахивая">
        <LiveCooking />
      </Specimen>
      <Specimen title="Конец готовки">
        <CookEnd recipe={sampleRecipe} onLeave={noop} />
      </Specimen>
    </>
  )
}

/** What is known about a recipe. */
function FactSpecimens() {
  return (
    <>
      <Specimen title="Стоимость">
        <PriceNote
          isPerServing
          price={{
            used: { kopecks: 1240, perServing: 310 },
            till: { kopecks: 2185, perServing: 547 },
            notCounted: ['Соль'],
            notSold: ['Шафран'],
            ownShelf: ['Белое сухое вино'],
            staples: ['Сахар'],
          }}
        />
      </Specimen>
      <Specimen title="Пищевая ценность" hint="и известная не вся">
        <div className="flex flex-col gap-snug">
          <NutritionTable kcal="330 ккал" nutrition={sampleRecipe.nutrition} />
          <NutritionTable kcal="330 ккал" />
          <NutritionTable
            counted={{ nutrition: sampleRecipe.nutrition, without: ['Чёрный перец'], isWhole: true }}
          />
        </div>
      </Specimen>
      <Specimen title="О блюде" hint="остальное свёрнуто">
        <RecipeNotes notes={sampleRecipe} scale={{ servings: 8, baseServings: 8 }} />
      </Specimen>
      <Specimen title="В прошлый раз" hint="на странице рецепта и у первого шага, кто уже готовил">
        <LastLine entry={sampleEntry} onOpen={noop} />
        <NoteOfLastTime note={sampleEntry.note} />
      </Specimen>
      <Specimen title="Когда готовили" hint="в списках рецептов, у кого есть дневник">
        <p className="text-caption text-ink-soft">
          <Fact icon="plate" text={diary.lastCooked('2026-11-12') ?? ''} />
        </p>
      </Specimen>
    </>
  )
}

/** Leaves space above the picture, which is full-bleed on phones and would overlap the title of the specimen. */
function RecipePage({ children }: { children: ReactNode }) {
  return (
    <div className="pt-base">
      <div className={recipeGrid}>{children}</div>
    </div>
  )
}

/** Opens on request only: cook mode handles the arrow keys of the whole document. */
function LiveCooking() {
  const [isOpen, setOpen] = useState(false)
  const { path } = usePosition()
  const requestedStep = new URLSearchParams(path.split('?')[1]).get('step') ?? '1'
  if (isOpen)
    return <CookMode recipe={sampleRecipe} requestedStep={requestedStep} onLeave={() => setOpen(false)} />
  return (
    <Row>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Показать готовку
      </Button>
    </Row>
  )
}
