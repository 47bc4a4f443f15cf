import { splitBoundWords } from '@/lib/text/typography'

/**
 * A title in which prepositions and the like do not end a line. No-break spaces would change the accessible name of a link. The
 * bound words wrap where the line is too short for them.
 */
export function BoundWords({ text }: { text: string }) {
  const parts = splitBoundWords(text)
  return parts.length === 1
    ? text
    : parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className="inline-block wrap-anywhere">
            {part}
          </span>
        ),
      )
}
