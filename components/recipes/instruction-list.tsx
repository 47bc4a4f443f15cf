import { withNoBreakSpaces } from '@/lib/text/typography'

export function InstructionList({ instructions }: { instructions: string[] }) {
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
          <p className="self-center text-item wrap-anywhere">{withNoBreakSpaces(text)}</p>
        </li>
      ))}
    </ol>
  )
}
