import { useState } from 'react'

import { CardGridSkeleton } from '@/components/catalog/card-grid'
import { CategoryChips } from '@/components/catalog/category-chips'
import { CategoryGrid } from '@/components/catalog/category-grid'
import { CategoryList } from '@/components/catalog/category-list'
import { CategorySearch } from '@/components/catalog/category-search'
import { DishList } from '@/components/pantry/dish-list'
import { FilterPanel } from '@/components/catalog/filter-panel'
import { FilteredCategory } from '@/components/catalog/filtered-category'
import { FoundRecipes } from '@/components/catalog/found-recipes'
import { LimitField } from '@/components/catalog/limit-field'
import { PantryPicker } from '@/components/pantry/pantry-picker'
import { PantryRemainders } from '@/components/pantry/pantry-remainders'
import { QuickChips } from '@/components/catalog/quick-chips'
import { QuickToday } from '@/components/catalog/quick-today'
import { RecipeGrid } from '@/components/catalog/recipe-grid'
import { ResumeCard } from '@/components/catalog/resume-card'
import { RemainderForm } from '@/components/pantry/remainder-form'
import { LikedRecipes, SavedRecipes } from '@/components/catalog/recipe-collections'
import {
  sampleCategories,
  sampleEntries,
  samplePantry,
  sampleRecipes,
  sampleTitles,
} from '@/components/styleguide/samples'
import { Inert, noop, Section, Specimen } from '@/components/styleguide/section'
import { WithInteraction, fillFields } from '@/components/styleguide/with-interaction'
import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/api/assets'
import { type Filters, noFilters } from '@/lib/catalog/filters-query'
import { filters as words } from '@/lib/catalog/filter-messages'
import { usePosition } from '@/lib/router/navigation'

const noQuery = new URLSearchParams()
const sampleFilters: Filters = { ...noFilters, time: 30, free: ['nuts'], with: sampleTitles.slice(0, 1) }

const sampleFound = [
  {
    lacks: undefined,
    entry: {
      id: 'syrniki',
      name: 'images/syrniki.webp',
      title: 'Сырники из творога',
      time: '40 минут',
      kcal: '310 ккал',
      ingredients: ['Творог', 'Сметана'],
    },
    mark: () => ({
      title: [
        { text: 'Сырники из ', isMatch: false },
        { text: 'творог', isMatch: true },
        { text: 'а', isMatch: false },
      ],
      ingredients: [[{ text: 'Творог', isMatch: true }]],
    }),
  },
]

const sampleLacking = sampleFound.map((recipe) => ({
  ...recipe,
  lacks: 'риса',
  entry: { ...recipe.entry, id: 'golubtsy', title: 'Голубцы', name: 'images/golubtsy.webp' },
  mark: () => ({ title: [{ text: 'Голубцы', isMatch: false }], ingredients: [] }),
}))

const sampleIngredients = [...new Set(sampleEntries.flatMap(({ ingredients }) => ingredients))]

const sampleDishes = sampleEntries.map((entry, index) => ({
  entry,
  missing: entry.ingredients.slice(0, index),
}))

export function CardsPart() {
  return (
    <Section part="cards">
      <Specimen
        title="Категории, лицо"
        hint="задержите на карточке указатель или перейдите к ней клавишей Tab: она повернётся"
      >
        <CategoryGrid categories={sampleCategories} />
      </Specimen>
      <Specimen title="Категории, оборот">
        <div className="turned-cards">
          <CategoryGrid categories={sampleCategories.slice(0, 2)} />
        </div>
      </Specimen>
      <Specimen title="Рецепты" hint="у первого нажато сердечко, у второго — закладка">
        <RecipeGrid recipes={sampleRecipes} />
      </Specimen>
      <Specimen title="Список категорий" hint="поищите «суп», «борщ» и «щуку»">
        <LiveCategoryList />
      </Specimen>
      <Specimen title="Быстрый выбор" hint="с тем, что можно продолжить">
        <Inert>
          <QuickChips query={new URLSearchParams({ time: '30', recipes: 'all' })}>
            <ResumeCard target="list" />
          </QuickChips>
        </Inert>
      </Specimen>
      <Specimen title="Поиск без ответа">
        <Inert>
          <CategoryList query={new URLSearchParams({ q: 'щука' })} />
        </Inert>
      </Specimen>
      <Specimen title="Понравившиеся" hint="снимите сердечко — и список опустеет">
        <LikedRecipes />
      </Specimen>
      <Specimen title="Сохранённые">
        <SavedRecipes />
      </Specimen>
      <Specimen title="Категории загружаются">
        <CardGridSkeleton shape="tile" />
      </Specimen>
      <Specimen title="Рецепты загружаются">
        <CardGridSkeleton shape="card" />
      </Specimen>
      <Specimen title="Картинка" hint="есть и не нашлась">
        <div className="grid grid-cols-2 gap-base">
          <Picture
            {...pictureProps(sampleRecipes[0]?.name ?? '')}
            alt="Борщ"
            className="aspect-card w-full rounded-card shadow-card"
          />
          <Picture {...pictureProps('')} className="aspect-card w-full rounded-card shadow-card" />
        </div>
      </Specimen>
    </Section>
  )
}

export function SearchPart() {
  return (
    <Section part="search">
      <Specimen title="Найденные категории" hint="над рецептами">
        <CategoryChips categories={sampleCategories.slice(0, 2)} />
      </Specimen>
      <Specimen title="Найденные рецепты" hint="совпавшее отмечено">
        <FoundRecipes found={[...sampleFound, ...sampleLacking]} hint="творог" query={noQuery} />
      </Specimen>
      <Specimen title="Быстро сегодня">
        <QuickToday />
      </Specimen>
      <Specimen title="Фильтры">
        <div className="max-w-panel rounded-card bg-surface p-roomy shadow-card">
          <FilterPanel
            filters={sampleFilters}
            onChange={noop}
            defaultOrder={words.inMenuOrder}
            hasTags
            ingredients={sampleTitles}
          />
        </div>
      </Specimen>
      <Specimen title="Предел с ошибкой">
        <WithInteraction run={fillFields('полчаса')}>
          <LimitField
            label={words.time}
            unit={words.timeUnit}
            value={undefined}
            presets={[15, 30, 60]}
            format={words.minutes}
            onChange={noop}
          />
        </WithInteraction>
      </Specimen>
      <Specimen title="Категория с фильтрами" hint="с суммой на кассе; у одного рецепта её не знают">
        <Filtered query="sort=price" />
      </Specimen>
      <Specimen title="Фильтры не оставили ничего">
        <Filtered query="time=15&diet=vegan" />
      </Specimen>
      <Specimen title="Есть дома">
        <Inert>
          <PantryPicker
            ingredients={sampleIngredients}
            home={sampleIngredients.slice(1, 3)}
            hasStaples
            onToggle={noop}
            onClear={noop}
          />
        </Inert>
      </Specimen>
      <Specimen title="Сколько осталось" hint="известно всё; не известно ничего; срок прошёл; форма">
        <PantryRemainders
          items={samplePantry}
          today="2026-11-24"
          unitOf={() => 'г'}
          onChange={noop}
          onRemove={noop}
        />
        <RemainderForm item={{ title: 'Сметана' }} unit="г" onSave={noop} />
      </Specimen>
      <Specimen title="Что приготовить" hint="всё есть и чего-то не хватает">
        <DishList dishes={sampleDishes} onAddMissing={noop} listed={sampleDishes[1]?.missing ?? []} />
      </Specimen>
    </Section>
  )
}

/** The search keeps its text in the address of the frame. */
function LiveCategoryList() {
  const { path } = usePosition()
  const query = new URLSearchParams(path.split('?')[1])
  return (
    <>
      <CategorySearch query={query} />
      <CategoryList query={query} />
    </>
  )
}

function Filtered({ query }: { query: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-col gap-base">
      <FilteredCategory
        id="sample"
        query={new URLSearchParams(query)}
        recipes={sampleRecipes}
        isOpen={isOpen}
        setIsOpen={setIsOpen}
      />
    </div>
  )
}
