import type { ReactNode } from 'react'

import { withNoBreakSpaces } from '@/lib/text/typography'

type InstructionListProps = {
  instructions: string[]
  /** Renders what stands beside the text of the step with this number. */
  beside?: (step: number) => ReactNode
}

export function InstructionList({ instructions, beside }: InstructionListProps) {
  return (
    <ol className="flex flex-col gap-base print:gap-0">
      {instructions.map((text, index) => (
        <li
          key={index}
          className="flex gap-base rounded-card bg-surface p-base shadow-card max-slim:flex-col print:p-hair"
        >
          <span
            aria-hidden
            className="flex size-touch shrink-0 items-center justify-center rounded-pill bg-highlight font-display text-item font-heavy text-on-highlight print:h-auto print:w-glyph print:bg-transparent"
          >
            {index + 1}
          </span>
          <p className="my-auto grow text-item wrap-anywhere">{withNoBreakSpaces(text)}</p>
          {beside && <div className="w-offer shrink-0 print:hidden">{beside(index + 1)}</div>}
        </li>
      ))}
    </ol>
  )
}
