import { Fragment } from 'react'

import { GrowingList } from '@/components/catalog/growing-list'
import { Fact } from '@/components/ui/fact'
import { catalog } from '@/lib/messages'
import type { FoundRecipe, Part } from '@/lib/recipe-search'
import { hash, paths } from '@/lib/routes'

/** Recipes that match a search, below the categories that do; the matching letters are marked. */
export function FoundRecipes({ found }: { found: FoundRecipe[] }) {
  return (
    <section aria-labelledby="found-recipes" className="flex flex-col gap-base">
      <h2 id="found-recipes" className="font-display text-section font-heavy">
        {catalog.foundRecipes}
      </h2>
      <GrowingList items={found} className="grid gap-snug desktop:grid-cols-2">
        {(recipe) => (
          <li key={recipe.entry.id}>
            <FoundRow recipe={recipe} />
          </li>
        )}
      </GrowingList>
    </section>
  )
}

function FoundRow({ recipe: { entry, mark } }: { recipe: FoundRecipe }) {
  const { title, ingredients } = mark()
  return (
    <a
      href={hash(paths.recipe(entry.id))}
      className="flex h-full flex-col gap-tight rounded-card bg-surface p-base shadow-card hover:text-accent"
    >
      <span className="font-display text-item font-medium break-words">
        <Marked parts={title} />
      </span>
      <span className="flex flex-wrap gap-x-base gap-y-hair text-caption text-ink-soft">
        {entry.time && <Fact icon="clock" text={entry.time} />}
        {entry.kcal && <Fact icon="flame" text={entry.kcal} />}
        {ingredients.length > 0 && (
          <span>
            {ingredients.map((parts, index) => (
              <Fragment key={index}>
                {index > 0 && ', '}
                <Marked parts={parts} />
              </Fragment>
            ))}
          </span>
        )}
      </span>
    </a>
  )
}

function Marked({ parts }: { parts: Part[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="rounded-chip bg-highlight text-on-highlight">
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  )
}
