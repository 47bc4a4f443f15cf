import clsx from 'clsx/lite'
import { type ReactNode, useDeferredValue, useLayoutEffect, useSyncExternalStore } from 'react'

import { CardGrid, type CardShape, gridWithGaps } from '@/components/catalog/card-grid'
import { eagerPictures } from '@/lib/browser/eager-pictures'
import { useNearViewport } from '@/lib/router/use-near-viewport'
import { getPosition, isRevisit } from '@/lib/router/navigation'
import { getViewport } from '@/lib/browser/viewport'

/** Slightly less than the width and the height of a card, by shape. */
const SIDE_PX: Record<CardShape, number> = { tile: 150, card: 260 }
/** The width below which two cards of any shape stand in a row. */
const PHONE_PX = 600
/** CSS variable with the height of the first section, an estimate for sections that have never been rendered. */
const ESTIMATE = '--section-height'

type LongGridProps<Item> = {
  shape: CardShape
  items: Item[]
  /** Renders the `<li>` of an item; eager pictures load at once. */
  children: (item: Item, index: number, eager: boolean) => ReactNode
}

/**
 * A virtualized grid: only sections near the viewport are rendered, and placeholders reserve the height of the others. Sections
 * are rendered before Tab or a screen reader reaches them.
 */
export function LongGrid<Item>({ shape, items, children }: LongGridProps<Item>) {
  const width = useSyncExternalStore(
    onResize,
    () => getViewport().width,
    () => 0,
  )
  // Divisible by the number of columns: up to four in narrow windows, five or six in wide ones.
  const sectionLength = maxColumns(width, shape) > 4 ? 60 : 24
  // The build renders the instant preview without a window.
  const firstLimit =
    width > 0 && startsAtTop() ? Math.min(sectionLength, cardsInWindow(shape)) : sectionLength
  const limit = useDeferredValue(sectionLength, firstLimit)
  const { from } = eagerPictures[shape]
  const cards = (start: number) =>
    items
      .slice(start, start + limit)
      .map((item, index) => children(item, start + index, width >= (from[start + index] ?? Infinity)))
  if (items.length <= sectionLength) return <CardGrid shape={shape}>{cards(0)}</CardGrid>
  const starts = Array.from(
    { length: Math.ceil(items.length / sectionLength) },
    (_, index) => index * sectionLength,
  )
  return (
    <div className={clsx('grid-cols-1', gridWithGaps)}>
      {starts.map((start) => (
        // Another width invalidates the stored heights.
        <Section
          key={`${start} ${width}`}
          name={`section ${start} ${width}`}
          isFirst={start === 0}
          isWhole={limit === sectionLength}
        >
          {() => <CardGrid shape={shape}>{cards(start)}</CardGrid>}
        </Section>
      ))}
    </div>
  )
}

/** Whether the page starts at its top. After Back, or a scrolled instant preview, the page needs its full height at once. */
function startsAtTop() {
  const { arrival } = getPosition()
  return arrival === 'step' || (arrival === 'load' && !isRevisit && getViewport().top === 0)
}

/** At least the number of cards in the viewport, which are rendered in the first frame, before the rest of their section. */
function cardsInWindow(shape: CardShape) {
  const { width, height } = getViewport()
  return Math.max(1, maxColumns(width, shape) - 1) * Math.ceil(height / SIDE_PX[shape])
}

/** Exceeds the number of columns, since margins and gaps take space too. */
const maxColumns = (width: number, shape: CardShape) =>
  Math.ceil(width / SIDE_PX[width < PHONE_PX ? 'tile' : shape])

function onResize(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

type SectionProps = { name: string; isFirst: boolean; isWhole: boolean; children: () => ReactNode }

function Section({ name, isFirst, isWhole, children }: SectionProps) {
  const { element, isNear, height } = useNearViewport(name, isFirst)

  useLayoutEffect(() => {
    if (!isFirst || !isWhole || !element.current) return
    const { offsetHeight, parentElement } = element.current
    parentElement?.style.setProperty(ESTIMATE, `${offsetHeight}px`)
  }, [element, isFirst, isWhole])

  return (
    <div ref={element} style={isNear ? undefined : { height: height ?? `var(${ESTIMATE})` }}>
      {isNear && children()}
    </div>
  )
}
