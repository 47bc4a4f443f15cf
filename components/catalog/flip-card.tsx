import clsx from 'clsx/lite'
import { memo, useEffect, useState } from 'react'

import type { CardShape } from '@/components/catalog/card-grid'
import { BoundWords } from '@/components/ui/bound-words'
import { Picture } from '@/components/ui/picture'
import type { Category } from '@/lib/catalog/categories-api'
import { pictureProps } from '@/lib/api/assets'
import { eagerPictures } from '@/lib/browser/eager-pictures'
import { whenIdle } from '@/lib/browser/idle'

type FlipCardProps = { card: Category; href: string; shape: CardShape; eager?: boolean; className?: string }

const shapeClasses = {
  tile: {
    picture: 'aspect-square tablet:aspect-card',
    title: 'p-snug font-display font-medium text-caption snug:text-label tablet:p-base',
  },
  card: {
    picture: 'aspect-card',
    // In the narrower font most titles fit into two lines, whose height is reserved.
    title:
      'min-h-bar p-snug pb-tight text-caption font-bold tablet:min-h-0 tablet:p-base tablet:font-display tablet:text-item tablet:font-medium',
  },
}

/** Maximum number of AVIF files of a back picture, one more than the catalogue has. */
const MAX_AVIF_FILES = 4

/**
 * The `srcset` of a picture's AVIF files, whose addresses differ from its own in their endings, and of the picture itself for
 * screens of higher density: a browser that supports AVIF also supports WebP and JPEG.
 */
const avifOf = (address: string, endings?: string) =>
  endings &&
  `${endings.split(',', MAX_AVIF_FILES).map((ending) => address.replace(/\.\w+$/, () => ending.trim()))}, ${address} 640w`

const faceClass = 'flex flex-col overflow-hidden rounded-card bg-surface'

/**
 * A link with a picture and title in front, and further pictures and the title on the back. The back is rendered when the
 * browser is idle or the card is about to flip, and never on devices without hover. Until then the card has no 3D transform,
 * which would cost a compositor layer. Memoized, since long grids rerender often.
 */
export const FlipCard = memo(function FlipCard({ card, href, shape, eager, className }: FlipCardProps) {
  const { picture, title } = shapeClasses[shape]
  const [showsBack, setShowsBack] = useState(false)
  useEffect(() => whenIdle(() => setShowsBack((shows) => shows || matchMedia('(hover: hover)').matches)), [])
  const back = card.back.slice(0, 3)
  const titleClass = clsx('hyphens-auto', title)
  return (
    <a
      href={href}
      data-card
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setShowsBack(true)}
      onFocus={({ target }) => target.matches(':focus-visible') && setShowsBack(true)}
      className={clsx('block rounded-card', showsBack && 'flip', className)}
    >
      <span className={clsx('grid h-full', showsBack && 'flip-faces')}>
        <span className={faceClass}>
          <Picture
            {...pictureProps(card.name, card.picture)}
            sizes={eagerPictures[shape].sizes}
            eager={eager}
            className={clsx('w-full', picture)}
          />
          <span className={titleClass}>
            <BoundWords text={card.title} />
          </span>
        </span>
        {showsBack && (
          <span aria-hidden className={faceClass}>
            <span className={clsx('grid grid-cols-2 grid-rows-2 gap-hair overflow-hidden', picture)}>
              {back.map((address, index) => {
                const isTall = back.length < 3 || index === 0
                return (
                  <Picture
                    key={index}
                    {...pictureProps(address, { avif: avifOf(address, card.backAvif) })}
                    sizes={isTall ? '20rem' : '10rem'}
                    className={clsx(
                      'size-full min-h-0',
                      back.length === 1 && 'col-span-2',
                      isTall && 'row-span-2',
                    )}
                  />
                )
              })}
            </span>
            <span className={titleClass}>
              <BoundWords text={card.title} />
            </span>
          </span>
        )}
      </span>
    </a>
  )
})
