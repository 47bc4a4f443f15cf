import clsx from 'clsx'
import { type ReactNode, useDeferredValue, useLayoutEffect, useSyncExternalStore } from 'react'

import { CardGrid, type CardShape, gridGaps } from '@/components/catalog/card-grid'
import { useNear } from '@/lib/hooks/use-near'
import { getPosition } from '@/lib/navigation'

/** Whole rows of one to five cards, of as many as stand side by side. */
const STRETCH = 60
/** A little less than the sides of a card of either shape. */
const SIDE_PX: Record<CardShape, number> = { tile: 150, card: 260 }
/** The height of a stretch that has not been on the screen yet, as far as one that has can tell. */
const ESTIMATE = '--stretch'

type LongGridProps<Item> = {
  shape: CardShape
  items: Item[]
  /** Gives each item its `<li>`. */
  children: (item: Item, index: number) => ReactNode
}

/**
 * A grid of any length: of a long one, the stretches near the window are on the page, and the rest is kept free for
 * the others. What is near is there before Tab or a screen reader gets to it.
 */
export function LongGrid<Item>({ shape, items, children }: LongGridProps<Item>) {
  const width = useSyncExternalStore(onResize, () => innerWidth)
  // Where one comes back to, the page has to be as long as it was.
  const limit = useDeferredValue(STRETCH, getPosition().arrival === 'step' ? inWindow(shape) : STRETCH)
  if (items.length <= STRETCH) return <CardGrid shape={shape}>{items.slice(0, limit).map(children)}</CardGrid>
  const starts = Array.from({ length: Math.ceil(items.length / STRETCH) }, (_, index) => index * STRETCH)
  return (
    <div className={clsx('grid-cols-1', gridGaps[shape])}>
      {starts.map((start) => (
        // Heights are of no use at another width.
        <Stretch
          key={`${start} ${width}`}
          name={`stretch ${start} ${width}`}
          isFirst={start === 0}
          isWhole={limit === STRETCH}
        >
          {() => (
            <CardGrid shape={shape}>
              {items.slice(start, start + limit).map((item, index) => children(item, start + index))}
            </CardGrid>
          )}
        </Stretch>
      ))}
    </div>
  )
}

/** As many as the window shows at once: these come in the first frame, and the others of their stretch after it. */
function inWindow(shape: CardShape) {
  const fitting = (length: number) => Math.ceil(length / SIDE_PX[shape])
  return Math.min(STRETCH, Math.max(1, fitting(innerWidth) - 1) * fitting(innerHeight))
}

function onResize(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

type StretchProps = { name: string; isFirst: boolean; isWhole: boolean; children: () => ReactNode }

function Stretch({ name, isFirst, isWhole, children }: StretchProps) {
  const { element, isNear, height } = useNear(name, isFirst)

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
