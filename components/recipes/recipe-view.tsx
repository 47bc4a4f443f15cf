import type { ReactNode } from 'react'

import { IngredientTable } from '@/components/recipes/ingredient-table'
import { InstructionList } from '@/components/recipes/instruction-list'
import { KcalFact } from '@/components/recipes/kcal-fact'
import { NutritionTable } from '@/components/recipes/nutrition-table'
import { PriceNote } from '@/components/recipes/price-note'
import { RecipeNotes } from '@/components/recipes/recipe-notes'
import { RecipeVideo } from '@/components/recipes/recipe-video'
import { ServingsStepper } from '@/components/recipes/servings-stepper'
import { ActionBar } from '@/components/ui/action-bar'
import { Fact } from '@/components/ui/fact'
import { Icon } from '@/components/ui/icon'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { Tabs } from '@/components/ui/tabs'
import { scaleQuantities } from '@/lib/quantities/format'
import type { Recipe } from '@/lib/recipes/recipes-api'
import type { Product } from '@/lib/shop/shop-api'
import { useHistoryState } from '@/lib/router/use-history-state'
import { recipe as messages } from '@/lib/recipes/messages'
import { notes } from '@/lib/recipes/note-messages'
import { navigate } from '@/lib/router/navigation'
import { priceOf } from '@/lib/shop/recipe-price'
import { hash, paths } from '@/lib/router/routes'
import { scaleOf } from '@/lib/recipes/scale'
import { useSteps } from '@/lib/recipes/use-steps'
import { useServingsStore } from '@/lib/recipes/servings-store'

const tabs = [
  { key: 'ingredients', label: messages.ingredients },
  { key: 'instructions', label: messages.instructions },
  { key: 'video', label: messages.video },
  { key: 'shop', label: messages.addToList, icon: 'basket' },
] as const

const iconButton =
  'flex size-touch shrink-0 items-center justify-center rounded-control border-control border-edge bg-surface text-accent hover:border-accent'

type TabKey = (typeof tabs)[number]['key']

type RecipeViewProps = {
  recipe: Recipe
  /** The products of the shop, once loaded. */
  products?: Product[]
  /** The button that starts cooking. */
  cookStart: ReactNode
  /** Adds all ingredients to the shopping list. */
  onAddAll: () => void
}

/** The tabs of a recipe, for a `recipeGrid`. The last tab opens the shopping-list editor (spec point 2). */
export function RecipeView({ recipe, products, cookStart, onAddAll }: RecipeViewProps) {
  const [open, setOpen] = useHistoryState<TabKey>(`tab ${recipe.id}`, 'ingredients')
  const choices = useServingsStore((state) => state.choices)
  const choose = useServingsStore((state) => state.choose)
  const scale = scaleOf(recipe, choices)
  const { steps, loadFailure } = useSteps(recipe, scale)
  const price = scale && products && priceOf(recipe.ingredients, scale, products)

  function select(key: TabKey) {
    if (key === 'shop') navigate(paths.editor(recipe.id))
    else setOpen(key)
  }

  return (
    <div className="recipe-content flex min-w-0 flex-col gap-roomy print:block">
      <RecipeFacts recipe={recipe} servings={scale?.servings ?? recipe.servings} />
      <Tabs label={messages.tabs} tabs={[...tabs]} selected={open} onSelect={select} activation="manual">
        <Section title={messages.ingredients} isOpen={open === 'ingredients'}>
          <div className="flex flex-col gap-base">
            {scale && (
              <div className="print:hidden">
                <ServingsStepper
                  servings={scale.servings}
                  onChange={(next) => choose(recipe.id, next === scale.baseServings ? undefined : next)}
                />
              </div>
            )}
            <IngredientTable ingredients={scaleQuantities(recipe.ingredients, scale)} />
            {price && <PriceNote price={price} />}
            <NutritionTable kcal={recipe.kcal} nutrition={recipe.nutrition} />
          </div>
        </Section>
        <Section title={messages.instructions} isOpen={open === 'instructions'}>
          {loadFailure && <QuietNotice {...loadFailure} notice={messages.stepsUnscaled} />}
          <InstructionList instructions={steps} />
        </Section>
        {open === 'video' && <RecipeVideo address={recipe.video} title={recipe.title} />}
      </Tabs>
      <RecipeNotes notes={recipe} scale={scale} />
      <ActionBar>
        <div className="flex items-center gap-tight">
          <div className="min-w-0 grow">{cookStart}</div>
          <button
            type="button"
            aria-label={messages.addAll}
            title={messages.addAll}
            onClick={onAddAll}
            className={iconButton}
          >
            <Icon name="basket" />
          </button>
          <a
            href={hash(paths.addToPlan(recipe.id))}
            aria-label={messages.toPlan}
            title={messages.toPlan}
            className={iconButton}
          >
            <Icon name="calendar" />
          </a>
        </div>
      </ActionBar>
    </div>
  )
}

type RecipeFactsProps = { recipe: Recipe; servings: number | undefined }

/** The optional facts of a recipe. */
function RecipeFacts({ recipe: { time, kcal, activeMinutes, waiting }, servings }: RecipeFactsProps) {
  const work = activeMinutes && waiting ? notes.ofThat(activeMinutes) : undefined
  if (!time && !kcal && !servings) return null
  return (
    <p className="flex flex-wrap gap-x-snug gap-y-tight text-label text-ink-soft snug:gap-x-roomy">
      {time && <Fact icon="clock" text={time} note={work} />}
      {kcal && <KcalFact kcal={kcal} />}
      {servings && <Fact icon="plate" text={messages.servings(servings)} />}
    </p>
  )
}

type SectionProps = { title: string; isOpen: boolean; children: ReactNode }

/** The content of a tab. Print shows all of them, each under its title. */
function Section({ title, isOpen, children }: SectionProps) {
  return (
    <div hidden={!isOpen} className="printed">
      <h2 hidden className="printed mb-tight font-display text-section font-heavy">
        {title}
      </h2>
      {children}
    </div>
  )
}
