import clsx from 'clsx/lite'
import { type ReactNode, useDeferredValue, useLayoutEffect, useSyncExternalStore } from 'react'

import { CardGrid, type CardShape, gridGaps } from '@/components/catalog/card-grid'
import { eagerPictures } from '@/lib/browser/eager-pictures'
import { useNearViewport } from '@/lib/router/use-near-viewport'
import { getPosition, isRevisit } from '@/lib/router/navigation'
import { getViewport } from '@/lib/browser/viewport'

/** A little less than the sides of a card of either shape. */
const SIDE_PX: Record<CardShape, number> = { tile: 150, card: 260 }
/** The height of a stretch that has not been on the screen yet, as far as one that has can tell. */
const ESTIMATE = '--stretch'

type LongGridProps<Item> = {
  shape: CardShape
  items: Item[]
  /** Gives each item its `<li>`; the picture of an eager one is fetched at once. */
  children: (item: Item, index: number, eager: boolean) => ReactNode
}

/**
 * A grid of any length: of a long one, the stretches near the window are on the page, and the rest is kept free for
 * the others. What is near is there before Tab or a screen reader gets to it.
 */
export function LongGrid<Item>({ shape, items, children }: LongGridProps<Item>) {
  const width = useSyncExternalStore(
    onResize,
    () => getViewport().width,
    () => 0,
  )
  // Whole rows: of up to four cards, as on phones, or of up to five.
  const length = fitting(width, shape) > 4 ? 60 : 24
  // There is no window where the build draws the first look.
  const first = width > 0 && startsAtTop() ? Math.min(length, inWindow(shape)) : length
  const limit = useDeferredValue(length, first)
  const { from } = eagerPictures[shape]
  const cards = (start: number) =>
    items
      .slice(start, start + limit)
      .map((item, index) => children(item, start + index, width >= (from[start + index] ?? Infinity)))
  if (items.length <= length) return <CardGrid shape={shape}>{cards(0)}</CardGrid>
  const starts = Array.from({ length: Math.ceil(items.length / length) }, (_, index) => index * length)
  return (
    <div className={clsx('grid-cols-1', gridGaps[shape])}>
      {starts.map((start) => (
        // Heights are of no use at another width.
        <Stretch
          key={`${start} ${width}`}
          name={`stretch ${start} ${width}`}
          isFirst={start === 0}
          isWhole={limit === length}
        >
          {() => <CardGrid shape={shape}>{cards(start)}</CardGrid>}
        </Stretch>
      ))}
    </div>
  )
}

/** Where one comes back to, or has scrolled the page's first look, the page has to be as long as it was. */
function startsAtTop() {
  const { arrival } = getPosition()
  return arrival === 'step' || (arrival === 'load' && !isRevisit && getViewport().top === 0)
}

/** As many as the window shows at once: these come in the first frame, and the others of their stretch after it. */
function inWindow(shape: CardShape) {
  const { width, height } = getViewport()
  return Math.max(1, fitting(width, shape) - 1) * fitting(height, shape)
}

/** How many cards, at the most, fit into so many pixels. */
const fitting = (px: number, shape: CardShape) => Math.ceil(px / SIDE_PX[shape])

function onResize(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

type StretchProps = { name: string; isFirst: boolean; isWhole: boolean; children: () => ReactNode }

function Stretch({ name, isFirst, isWhole, children }: StretchProps) {
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
