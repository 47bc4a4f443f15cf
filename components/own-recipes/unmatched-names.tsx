import { useMemo, useState } from 'react'

import { ProductChoice, type ProductChoiceProps } from '@/components/own-recipes/product-choice'
import { Disclosure } from '@/components/ui/disclosure'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { namesOf } from '@/lib/own-recipes/names-of'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'

type UnmatchedNamesProps = Omit<ProductChoiceProps, 'name'> & { recipes: ReadRecipe[] }

/** Maximum number of names to ask about; the rare ones can wait for the form of their recipe. */
const MAX_NAMES = 20

/** Asks once about each name in several recipes that matches no product, the most frequent first. */
export function UnmatchedNames({ recipes, match, titles, onName }: UnmatchedNamesProps) {
  // An answered name stays: in a select, the arrow keys choose one product after the other.
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const all = useMemo(() => namesOf(recipes), [recipes])
  const names = all.filter((name) => match(name) === undefined || answered.has(name)).slice(0, MAX_NAMES)
  if (names.length === 0 || titles.length === 0) return null
  return (
    <Disclosure isHeading={false} title={messages.unmatched(names.length)}>
      {() => (
        <ul className="flex flex-col gap-snug rounded-card bg-surface p-base shadow-card">
          <li className="text-caption text-ink-soft">{messages.unmatchedHint}</li>
          {names.map((name) => (
            <li key={name} className="flex flex-col gap-hair">
              <span className="text-item wrap-anywhere">{name}</span>
              <ProductChoice
                name={name}
                match={match}
                titles={titles}
                onName={(named, title) => {
                  setAnswered(new Set(answered).add(named))
                  onName(named, title)
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}
