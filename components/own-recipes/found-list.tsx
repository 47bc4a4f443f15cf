import { memo, useCallback, useMemo, useState } from 'react'

import { LeftOut } from '@/components/own-recipes/left-out'
import type { ProductChoiceProps } from '@/components/own-recipes/product-choice'
import { UnmatchedNames } from '@/components/own-recipes/unmatched-names'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { TickBox } from '@/components/ui/tick-box'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { quantityText } from '@/lib/own-recipes/quantity-text'
import { beyondLimits, leftOutOf, savedFinder } from '@/lib/own-recipes/to-own-recipe'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'
import { useOwnRecipesStore } from '@/lib/recipes/own/own-recipes-store'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'

type FoundListProps = Omit<ProductChoiceProps, 'name'> & {
  recipes: ReadRecipe[]
  /** Those of an export of this site, which are saved as they are. */
  own: OwnRecipe[]
  /** Progress while they are being saved, or why not all were. */
  status?: string
  isBusy: boolean
  onSave: (chosen: ReadRecipe[]) => void
}

/**
 * The recipes that were found. Each can be unticked, as those are that have been saved before, and opens to show what was
 * understood of it.
 */
export function FoundList({ recipes, own, status, isBusy, onSave, ...names }: FoundListProps) {
  const [saved] = useState(() => new Set(recipes.filter(savedFinder(useOwnRecipesStore.getState().recipes))))
  const [unticked, setUnticked] = useState<ReadonlySet<ReadRecipe>>(saved)
  const chosen = useMemo(() => recipes.filter((recipe) => !unticked.has(recipe)), [recipes, unticked])

  const toggle = useCallback((recipe: ReadRecipe) => {
    setUnticked((before) => {
      const next = new Set(before)
      if (!next.delete(recipe)) next.add(recipe)
      return next
    })
  }, [])

  return (
    <div className="flex grow flex-col gap-base">
      {own.length > 0 && (
        <p className="rounded-card bg-surface p-base text-item wrap-anywhere shadow-card">
          {own.map(({ title }) => title).join(', ')}
        </p>
      )}
      <ul className="flex flex-col gap-tight">
        {recipes.map((recipe, index) => (
          <FoundRecipe
            key={index}
            recipe={recipe}
            isSaved={saved.has(recipe)}
            isChosen={!unticked.has(recipe)}
            onToggle={toggle}
          />
        ))}
      </ul>
      <UnmatchedNames recipes={chosen} {...names} />
      <ActionBar>
        <p role="status" className="text-label">
          {status}
        </p>
        <Button isBusy={isBusy} disabled={chosen.length + own.length === 0} onClick={() => onSave(chosen)}>
          {messages.saveAll(chosen.length + own.length)}
        </Button>
      </ActionBar>
    </div>
  )
}

type FoundRecipeProps = {
  recipe: ReadRecipe
  isSaved: boolean
  isChosen: boolean
  onToggle: (recipe: ReadRecipe) => void
}

/** An archive may have a thousand of them. */
const FoundRecipe = memo(function FoundRecipe({ recipe, isSaved, isChosen, onToggle }: FoundRecipeProps) {
  const title = recipe.title || messages.untitled
  const understood = recipe.lines.filter(({ ingredients }) => ingredients.length > 0).length
  return (
    <li className="rounded-card bg-surface p-base shadow-card">
      <label className="flex min-h-touch items-center gap-snug text-item font-medium">
        <TickBox checked={isChosen} onChange={() => onToggle(recipe)} aria-label={messages.chosen(title)} />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </label>
      {isSaved && <p className="text-label text-ink-soft">{messages.alreadySaved}</p>}
      <Disclosure isHeading={false} title={messages.understood(understood, recipe.lines.length)}>
        {() => (
          <div className="flex flex-col gap-tight px-base text-label">
            <ul className="flex flex-col gap-hair">
              {recipe.lines.map((line, at) => (
                <li key={at} className="wrap-anywhere">
                  {line.ingredients.length > 0
                    ? line.ingredients.map((one) => `${one.name} — ${quantityText(one)}`).join('; ')
                    : `${line.text} (${messages.notUnderstood})`}
                </li>
              ))}
            </ul>
            <ol className="flex list-inside list-decimal flex-col gap-hair">
              {recipe.steps.map((step, at) => (
                <li key={at} className="wrap-anywhere">
                  {step}
                </li>
              ))}
            </ol>
          </div>
        )}
      </Disclosure>
      <LeftOut lines={[...leftOutOf(recipe), ...beyondLimits(recipe)]} />
    </li>
  )
})
