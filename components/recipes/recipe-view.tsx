import type { ComponentType, ReactNode } from 'react'

import { IngredientTable } from '@/components/recipes/ingredient-table'
import { InstructionList } from '@/components/recipes/instruction-list'
import { RecipeNotes } from '@/components/recipes/recipe-notes'
import { RecipeVideo } from '@/components/recipes/recipe-video'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { Tabs } from '@/components/ui/tabs'
import { breakpoints, useMedia } from '@/lib/browser/use-media'
import { scaleQuantities } from '@/lib/quantities/format'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { useLazyModule } from '@/lib/router/use-lazy-module'
import { useHistoryState } from '@/lib/router/use-history-state'
import { recipe as messages } from '@/lib/recipes/messages'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { useScale } from '@/lib/recipes/use-scale'
import { useSteps } from '@/lib/recipes/use-steps'

const tabs = [
  { key: 'ingredients', label: messages.ingredients },
  { key: 'instructions', label: messages.instructions },
  { key: 'video', label: messages.video },
  { key: 'shop', label: messages.addToList, icon: 'basket' },
] as const

type TabKey = (typeof tabs)[number]['key']

const loadStepUses = () => import('@/components/recipes/step-uses').then((m) => m.StepUses)

/** The ingredient to replace is given by its index. */
type SubstitutesProps = { recipe: Recipe; index: number }

type RecipeViewProps = {
  recipe: Recipe
  /** The button for substitutes, once loaded. */
  Substitutes?: ComponentType<SubstitutesProps>
}

/**
 * The tabs of a recipe, and below them the notes on the dish. Where there is room, the first tab shows the steps beside the
 * ingredients, and the tab of the steps has beside each what it uses. The last tab opens the shopping-list editor (spec point 2).
 */
export function RecipeView({ recipe, Substitutes }: RecipeViewProps) {
  const [open, setOpen] = useHistoryState<TabKey>(`tab ${recipe.id}`, 'ingredients')
  const scale = useScale(recipe)
  const { steps, loadFailure } = useSteps(recipe, scale)
  const hasRoom = useMedia(breakpoints.wide) && recipe.uses !== undefined
  const { loaded: StepUses } = useLazyModule(loadStepUses, hasRoom)
  const { original = recipe } = recipe
  const replaced = recipe.ingredients.flatMap(({ title, insteadOf }) =>
    insteadOf ? [messages.inSteps(insteadOf, title)] : [],
  )

  function substitutesOf(index: number) {
    const title = original.ingredients[index]?.title
    const isOffered = recipe.substitutions?.some(({ ingredient, product }) => product && ingredient === title)
    return (
      isOffered && (
        // Reserves the place of the button until that has loaded.
        <span className="-my-snug size-touch self-center print:hidden">
          {Substitutes && <Substitutes recipe={recipe} index={index} />}
        </span>
      )
    )
  }

  function select(key: TabKey) {
    if (key === 'shop') navigate(paths.editor(recipe.id))
    else setOpen(key)
  }

  return (
    <>
      <Tabs
        label={messages.tabs}
        tabs={[...tabs]}
        selected={open}
        onSelect={select}
        activation="manual"
        columns={[
          {
            key: 'ingredients',
            content: (
              <Column title={messages.ingredients} isTitled={open === 'ingredients'}>
                <IngredientTable
                  ingredients={scaleQuantities(recipe.ingredients, scale)}
                  groups={recipe.written?.groups}
                  action={substitutesOf}
                />
              </Column>
            ),
          },
          {
            key: 'instructions',
            content: (
              <Column title={messages.instructions} isTitled={open === 'ingredients'}>
                {loadFailure && <QuietNotice {...loadFailure} notice={messages.stepsUnscaled} />}
                {replaced.length > 0 && (
                  <ul className="mb-tight text-label text-ink-soft">
                    {replaced.map((one) => (
                      <li key={one}>{one}</li>
                    ))}
                  </ul>
                )}
                <InstructionList
                  instructions={steps}
                  beside={
                    hasRoom && open === 'instructions'
                      ? (step) => StepUses && <StepUses recipe={recipe} step={step} scale={scale} />
                      : undefined
                  }
                />
              </Column>
            ),
          },
        ]}
      >
        {open === 'video' && <RecipeVideo address={recipe.video} title={recipe.title} />}
      </Tabs>
      <RecipeNotes key={recipe.id} notes={recipe} scale={scale} />
    </>
  )
}

type ColumnProps = {
  title: string
  /** Whether another column may stand beside it. */
  isTitled: boolean
  children: ReactNode
}

/**
 * The content of a tab. Its title shows where another column stands beside it, and in print. The title is generated content:
 * who looks for the text of a tab finds the tab only.
 */
function Column({ title, isTitled, children }: ColumnProps) {
  return (
    <>
      <h2
        hidden
        data-column={isTitled}
        aria-label={title}
        className="printed mb-snug font-display text-section font-heavy text-of-label print:mb-tight"
      />
      {children}
    </>
  )
}
