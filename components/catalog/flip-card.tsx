import clsx from 'clsx'

import { Picture } from '@/components/ui/picture'
import type { Category } from '@/lib/api/categories'
import { pictureProps } from '@/lib/assets'

type FlipCardProps = { card: Category; href: string; eager?: boolean; className?: string }

const SIZES = '(min-width: 64rem) 20rem, (min-width: 44rem) 45vw, 92vw'
const face = 'flex flex-col overflow-hidden rounded-card bg-surface'
const title = 'p-base font-display text-item font-medium'

/** A card that is a link: picture and title in front, further pictures and the title behind. */
export function FlipCard({ card, href, eager, className }: FlipCardProps) {
  return (
    <a href={href} className={clsx('block rounded-card flip', className)}>
      <span className="flip-faces">
        <span className={face}>
          <Picture
            {...pictureProps(card.name, card.picture)}
            sizes={SIZES}
            eager={eager}
            className="aspect-card w-full"
          />
          <span className={title}>{card.title}</span>
        </span>
        <span aria-hidden className={face}>
          <span className="grid aspect-card grid-cols-2 gap-px overflow-hidden">
            {card.back.slice(0, 3).map((address, index) => (
              <Picture
                key={index}
                {...pictureProps(address)}
                className={clsx('size-full', index === 0 && 'row-span-2 only:col-span-2')}
              />
            ))}
          </span>
          <span className={title}>{card.title}</span>
        </span>
      </span>
    </a>
  )
}
