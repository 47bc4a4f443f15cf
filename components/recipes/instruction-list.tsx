import clsx from 'clsx/lite'

import type { IndexedIngredient } from '@/lib/recipes/step-ingredients'
import { withNoBreakSpaces } from '@/lib/text/typography'

type InstructionListProps = {
  instructions: string[]
  /** The ingredients of the step with this index, which stand beside its text. */
  usesOf?: (index: number) => IndexedIngredient[] | undefined
}

export function InstructionList({ instructions, usesOf }: InstructionListProps) {
  return (
    <ol className="flex flex-col gap-base print:gap-0">
      {instructions.map((text, index) => (
        <li key={index} className="flex gap-base rounded-card bg-surface p-base shadow-card print:p-hair">
          <span
            aria-hidden
            className="flex size-touch shrink-0 items-center justify-center rounded-pill bg-highlight font-display text-item font-heavy text-on-highlight print:h-auto print:w-glyph print:bg-transparent"
          >
            {index + 1}
          </span>
          <p className="grow self-center text-item wrap-anywhere">{withNoBreakSpaces(text)}</p>
          {usesOf && <StepUses ingredients={usesOf(index) ?? []} />}
        </li>
      ))}
    </ol>
  )
}

function StepUses({ ingredients }: { ingredients: IndexedIngredient[] }) {
  return (
    <dl
      className={clsx(
        'flex w-offer shrink-0 flex-col justify-center gap-hair pl-base text-label print:hidden',
        ingredients.length > 0 && 'border-l border-line',
      )}
    >
      {ingredients.map(({ index, title, quantity }) => (
        <div key={index} className="flex justify-between gap-base">
          <dt className="min-w-0 wrap-anywhere">{title}</dt>
          <dd className="shrink-0 text-ink-soft">{quantity}</dd>
        </div>
      ))}
    </dl>
  )
}
