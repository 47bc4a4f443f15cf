import { useEffect, useId, useRef, useState } from 'react'

import { ProductChoice, type ProductChoiceProps } from '@/components/own-recipes/product-choice'
import { Icon } from '@/components/ui/icon'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { quantityText } from '@/lib/own-recipes/quantity-text'
import { MAX_INGREDIENTS } from '@/lib/recipes/own/own-recipes'
import type { ReadIngredient, ReadLine } from '@/lib/recipe-import/ingredient-line'

/** `titles` is empty until the shop has answered. */
type ReadLinesProps = Omit<ProductChoiceProps, 'name'> & { lines: ReadLine[] }

/**
 * How each line of ingredients was read: which products it means, or that it was not understood. Lines that are too many to be
 * stored are counted, not shown.
 */
export function ReadLines({ lines, match, titles, onName }: ReadLinesProps) {
  const headingId = useId()
  const understood = lines.filter(({ ingredients }) => ingredients.length > 0).length
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-tight">
      <p id={headingId} className="text-label font-medium">
        {messages.understood(understood, lines.length)}
      </p>
      <ul className="rounded-card bg-surface px-base py-tight shadow-card">
        {lines.slice(0, MAX_INGREDIENTS).map((line, index) => (
          <li key={index} className="flex flex-col gap-tight border-b border-line py-snug last:border-0">
            {line.group && line.group !== lines[index - 1]?.group && (
              <p className="text-label font-medium text-ink-soft">{line.group}</p>
            )}
            {line.ingredients.length === 0 ? (
              <p className="flex items-start gap-tight text-item">
                <Icon name="warning" className="text-accent" />
                <span className="min-w-0 wrap-anywhere">
                  {line.text}
                  <span className="block text-caption text-ink-soft">{messages.notUnderstood}</span>
                </span>
              </p>
            ) : (
              line.ingredients.map((one, at) => (
                <Reading
                  key={`${at} ${one.name}`}
                  ingredient={one}
                  match={match}
                  titles={titles}
                  onName={onName}
                />
              ))
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ReadingProps = Omit<ReadLinesProps, 'lines'> & { ingredient: ReadIngredient }

/** An ingredient as it was read. It asks for the product if none was found; one that was found can be changed. */
function Reading({ ingredient, match, titles, onName }: ReadingProps) {
  const { name } = ingredient
  const title = match(name)
  const [isChanging, setChanging] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const isAnswered = useRef(false)

  useEffect(() => {
    // The select, which had the focus, is gone.
    if (isAnswered.current) pencil.current?.focus()
    isAnswered.current = false
  }, [title, isChanging])

  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-base gap-y-tight">
      <span className="min-w-0 grow text-item wrap-anywhere">
        {title ?? name}
        {title && title.toLowerCase() !== name.toLowerCase() && (
          <span className="block text-caption text-ink-soft">{name}</span>
        )}
      </span>
      <span className="text-label text-ink-soft">{quantityText(ingredient)}</span>
      {title && titles.length > 0 && (
        <button
          ref={pencil}
          type="button"
          aria-label={messages.otherProduct(name)}
          aria-expanded={isChanging}
          onClick={() => setChanging(!isChanging)}
          className="-my-tight flex size-touch shrink-0 items-center justify-center self-center rounded-pill text-ink-soft hover:bg-sunken hover:text-accent"
        >
          <Icon name="pencil" />
        </button>
      )}
      {(!title || isChanging) && titles.length > 0 && (
        <ProductChoice
          name={name}
          match={match}
          titles={titles}
          onName={(named, chosen) => {
            setChanging(false)
            isAnswered.current = true
            onName(named, chosen)
          }}
        />
      )}
    </div>
  )
}
