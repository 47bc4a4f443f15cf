import type { ReactNode } from 'react'

import { splitBoundWords } from '@/lib/text/typography'

type BoundWordsProps = {
  text: string
  /** Renders a part of the text, which starts at this index. */
  children?: (part: string, start: number) => ReactNode
}

/**
 * A title in which prepositions and the like do not end a line. No-break spaces would change the accessible name of a link. The
 * bound words wrap where the line is too short for them.
 */
export function BoundWords({ text, children = (part) => part }: BoundWordsProps) {
  const parts = splitBoundWords(text)
  return parts.map((part, index) => {
    const shown = children(part, parts.slice(0, index).join('').length)
    return index % 2 === 0 ? (
      shown
    ) : (
      <span key={index} className="inline-block wrap-anywhere">
        {shown}
      </span>
    )
  })
}
