import { type ReactNode, useEffect, useRef } from 'react'

import { AccountCard } from '@/components/account/account-card'
import { LoginForm } from '@/components/account/login-form'
import { RegistrationForm } from '@/components/account/registration-form'
import { ResetForm } from '@/components/account/reset-form'
import { CartSkeleton } from '@/components/cart/cart-skeleton'
import { CartView } from '@/components/cart/cart-view'
import { DeliveryForm } from '@/components/cart/delivery-form'
import { CardGridSkeleton } from '@/components/catalog/card-grid'
import { CategoryGrid } from '@/components/catalog/category-grid'
import { DishList } from '@/components/catalog/dish-list'
import { FilterPanel } from '@/components/catalog/filter-panel'
import { FoundRecipes } from '@/components/catalog/found-recipes'
import { RecipeGrid } from '@/components/catalog/recipe-grid'
import { DepartmentOrder } from '@/components/list/department-order'
import { ListEditor } from '@/components/list/list-editor'
import { ListRow } from '@/components/list/list-row'
import { ListSkeleton } from '@/components/list/list-skeleton'
import { ListView } from '@/components/list/list-view'
import { OwnEntry } from '@/components/list/own-entry'
import { RowList } from '@/components/list/row-list'
import { CookStep } from '@/components/recipe/cook-step'
import { IngredientTable } from '@/components/recipe/ingredient-table'
import { InstructionList } from '@/components/recipe/instruction-list'
import { PriceNote } from '@/components/recipe/price-note'
import { RecipePicture, recipeGrid } from '@/components/recipe/recipe-layout'
import { RecipeSkeleton } from '@/components/recipe/recipe-skeleton'
import { RecipeVideo } from '@/components/recipe/recipe-video'
import { RecipeView } from '@/components/recipe/recipe-view'
import {
  sampleCategories,
  sampleProducts,
  sampleRecipe,
  sampleRecipes,
  sampleTitles,
} from '@/components/styleguide/samples'
import { Section, Specimen } from '@/components/styleguide/section'
import { Picture } from '@/components/ui/picture'
import { RemovableRow } from '@/components/ui/removable-row'
import { pictureProps } from '@/lib/assets'
import { buildCart } from '@/lib/cart'
import { type Filters, noFilters } from '@/lib/filters'
import { filters } from '@/lib/messages/filters'
import { useCartStore } from '@/lib/stores/cart-store'

/*
 * The views of the domains as the screens use them. Their stores keep to the storage of this document (see
 * quiet-storage.ts): marks, counters and removals work here and are forgotten with the page.
 */

const nothing = () => {}
const noQuery = new URLSearchParams()
const sampleFilters: Filters = { ...noFilters, time: 30, free: ['nuts'], with: sampleTitles.slice(0, 1) }

const sampleEntry = (id: string, title: string) => ({
  id,
  title,
  time: '40 минут',
  kcal: '310 ккал',
  ingredients: ['Творог', 'Сметана'],
})

const sampleIndexed = sampleRecipe.ingredients.map((ingredient, index) => ({ ...ingredient, index }))

const sampleFound = [
  {
    entry: sampleEntry('syrniki', 'Сырники из творога'),
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

const sampleDishes = [
  { entry: sampleEntry('omelette', 'Омлет'), missing: [] },
  { entry: sampleEntry('syrniki', 'Сырники'), missing: ['Творог', 'Сметана'] },
]

const sampleShares = [
  { id: 'syrniki', recipeId: 'syrniki', title: 'Сырники', quantity: '600 г', servings: 4 },
  { id: 'casserole', recipeId: 'casserole', title: 'Творожная запеканка', quantity: '500 г', servings: 6 },
]

export function CardsPart() {
  return (
    <Section part="cards">
      <Specimen title="Категории, лицо" hint="наведите или перейдите к карточке клавишей Tab: она повернётся">
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
      <Specimen title="Найденные рецепты" hint="совпавшее отмечено">
        <FoundRecipes found={sampleFound} query={noQuery} />
      </Specimen>
      <Specimen title="Фильтры" hint="«полчаса» — ошибка">
        <FilterPanel
          filters={sampleFilters}
          onChange={nothing}
          usualOrder={filters.inMenuOrder}
          hasTags
          ingredients={sampleTitles}
        />
      </Specimen>
      <Specimen title="Что приготовить">
        <DishList dishes={sampleDishes} onAddMissing={nothing} />
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
            {...pictureProps(sampleRecipe.name)}
            alt="Борщ"
            className="aspect-card w-full rounded-card shadow-card"
          />
          <Picture {...pictureProps('')} className="aspect-card w-full rounded-card shadow-card" />
        </div>
      </Specimen>
    </Section>
  )
}

export function RecipePart() {
  return (
    <Section part="recipe">
      <Specimen title="Рецепт с вкладками">
        <RecipePage>
          <RecipePicture recipe={sampleRecipe} />
          <RecipeView recipe={sampleRecipe} />
        </RecipePage>
      </Specimen>
      <Specimen title="Ингредиенты">
        <IngredientTable ingredients={sampleRecipe.ingredients} />
      </Specimen>
      <Specimen title="Инструкция">
        <InstructionList instructions={sampleRecipe.instructions} />
      </Specimen>
      <Specimen title="Шаг" hint="времена в тексте — кнопки, ингредиенты отмечаются">
        <CookStep
          step={1}
          count={3}
          text={sampleRecipe.instructions[0] ?? ''}
          own={sampleIndexed.slice(1, 2)}
          all={sampleIndexed}
          servings={8}
          ticked={[1]}
          onTick={nothing}
          onTimer={nothing}
        />
      </Specimen>
      <Specimen title="Стоимость">
        <PriceNote
          price={{
            used: { kopecks: 1240, perServing: 310 },
            paid: { kopecks: 2185, perServing: 547 },
            notCounted: ['Соль'],
            notSold: ['Шафран'],
            staples: ['Сахар'],
          }}
        />
      </Specimen>
      <Specimen title="Видео недоступно">
        <RecipeVideo address={sampleRecipe.video} title={sampleRecipe.title} />
      </Specimen>
      <Specimen title="Рецепт загружается">
        <RecipePage>
          <RecipePicture recipe={undefined} />
          <RecipeSkeleton />
        </RecipePage>
      </Specimen>
    </Section>
  )
}

/** On a phone the picture reaches the edges of the page, and would reach the title above. */
function RecipePage({ children }: { children: ReactNode }) {
  return (
    <div className="pt-base">
      <div className={recipeGrid}>{children}</div>
    </div>
  )
}

export function ListPart() {
  return (
    <Section part="list">
      <Specimen title="Строки списка" hint="одна очень длинная">
        <RowList>
          <RemovableRow title="Соль" onRemove={nothing} />
          <RemovableRow
            title="Молоко единорога, пастеризованное в полнолуние, в стеклянной бутылке"
            onRemove={nothing}
          >
            1 л
          </RemovableRow>
        </RowList>
      </Specimen>
      <Specimen title="Строка с суммой" hint="открывается до рецептов, которым это нужно">
        <RowList>
          <ListRow
            title="Творог"
            need={{ sum: '1,1 кг', shares: sampleShares, measures: [], hasUnknown: false }}
            onTick={nothing}
            onRemove={nothing}
            onRemoveRecipe={nothing}
          />
        </RowList>
      </Specimen>
      <Specimen title="Список по отделам" hint="«Сметана» только что отмечена, «Хлеб» уже убран в «Куплено»">
        <ListView
          sections={[
            { department: 'Молочное', titles: ['Творог', 'Сметана'] },
            { department: undefined, titles: ['Соль'] },
          ]}
          bought={['Хлеб']}
          row={(title) => (
            <ListRow
              key={title}
              title={title}
              isStaple={title === 'Соль'}
              isBought={title === 'Сметана' || title === 'Хлеб'}
              onTick={nothing}
              onRemove={nothing}
              onRemoveRecipe={nothing}
            />
          )}
        />
      </Specimen>
      <Specimen title="Порядок отделов">
        <DepartmentOrder
          departments={['Овощи', 'Молочное', 'Хлеб']}
          onChange={nothing}
          onReset={nothing}
          onClose={nothing}
        />
      </Specimen>
      <Specimen title="Своя запись" hint="нажмите плюс: пустую не добавить">
        <OwnEntry onAdd={() => 'Напишите, что нужно купить'} />
      </Specimen>
      <Specimen title="Список ингредиентов рецепта" hint="уберите все строки — он опустеет">
        <ListEditor
          recipes={[{ recipe: sampleRecipe, scale: undefined }]}
          staples={new Set(['Соль'])}
          onSave={nothing}
        />
      </Specimen>
      <Specimen title="Список загружается">
        <ListSkeleton />
      </Specimen>
    </Section>
  )
}

export function CartPart() {
  const choices = useCartStore((state) => state.choices)
  return (
    <Section part="cart">
      <Specimen
        title="Корзина"
        hint="со строкой, которой нет в магазине; «Удалить» у всех строк опустошит её"
      >
        <CartView cart={buildCart(sampleTitles, sampleProducts, choices)} />
      </Specimen>
      <Specimen title="Корзина загружается">
        <CartSkeleton />
      </Specimen>
    </Section>
  )
}

export function DeliveryPart() {
  return (
    <Section part="delivery">
      <Specimen title="Форма">
        <DeliveryForm onSubmit={nothing} />
      </Specimen>
      <Specimen title="Форма с ошибками">
        <LeftEmpty>
          <DeliveryForm onSubmit={nothing} />
        </LeftEmpty>
      </Specimen>
    </Section>
  )
}

export function AccountPart() {
  const forms: { title: string; hint?: string; form: ReactNode }[] = [
    {
      title: 'Вход',
      hint: 'посетитель уже вошёл, и ему об этом говорят',
      form: <LoginForm onSignedIn={nothing} />,
    },
    { title: 'Регистрация', form: <RegistrationForm onRegistered={nothing} /> },
    { title: 'Сброс пароля', form: <ResetForm /> },
  ]
  return (
    <Section part="account">
      {forms.map(({ title, hint, form }) => (
        <div key={title} className="grid gap-roomy tablet:grid-cols-2">
          <Specimen title={title} hint={hint}>
            <AccountCard>{form}</AccountCard>
          </Specimen>
          <Specimen title={`${title}, с ошибками`}>
            <LeftEmpty>
              <AccountCard>{form}</AccountCard>
            </LeftEmpty>
          </Specimen>
        </div>
      ))}
    </Section>
  )
}

/** A form whose fields were each left empty: forms check a field when the focus leaves it. */
function LeftEmpty({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const inputs = ref.current?.querySelectorAll('input:not([type=radio])') ?? []
    for (const input of inputs) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }, [])
  return <div ref={ref}>{children}</div>
}
