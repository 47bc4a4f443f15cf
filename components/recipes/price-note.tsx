import { Icon } from '@/components/ui/icon'
import { joinTitles } from '@/lib/text/join-titles'
import { recipe as messages } from '@/lib/recipes/messages'
import { atTill } from '@/lib/shop/messages'
import { formatKopecks } from '@/lib/shop/money'
import type { RecipePrice } from '@/lib/shop/recipe-price'

type PriceNoteProps = {
  price: RecipePrice
  /** Whether the servings of the recipe are known. */
  isPerServing: boolean
}

/** Shows what a recipe's products cost at the till; unfolded, what the dish uses of them, and what the sum leaves out. */
export function PriceNote({ price, isPerServing }: PriceNoteProps) {
  const { used, till, notCounted, notSold, ownShelf, staples } = price
  const perServing = (kopecks: number) => (isPerServing ? messages.perServing(formatKopecks(kopecks)) : '')
  const gaps = [
    { titles: notCounted, text: messages.notCounted },
    { titles: notSold, text: messages.notSold },
    { titles: ownShelf, text: messages.ownShelf },
    { titles: staples, text: messages.staples },
  ]
    .filter(({ titles }) => titles.length > 0)
    .map(({ titles, text }) => text(joinTitles(titles)))
  return (
    <details
      aria-label={messages.price}
      className="group/price min-w-0 grow rounded-card open:basis-full open:bg-surface open:p-base open:shadow-card desktop:basis-full desktop:bg-surface desktop:p-base desktop:shadow-card print:hidden"
    >
      <summary className="flex min-h-touch cursor-pointer list-none items-center justify-end gap-tight group-open/price:justify-between desktop:justify-between">
        <span className="flex flex-col">
          <span className="text-label font-medium">{atTill(formatKopecks(till.kopecks))}</span>{' '}
          <span className="text-caption text-ink-soft">{perServing(till.perServing)}</span>
        </span>
        <Icon name="down" className="text-ink-soft transition duration-quick group-open/price:rotate-180" />
      </summary>
      <div className="mt-tight flex flex-col gap-tight">
        {used && (
          <p className="text-label text-ink-soft">
            {messages.used(formatKopecks(used.kopecks), perServing(used.perServing))}
          </p>
        )}
        {gaps.map((text) => (
          <p key={text} className="text-caption text-ink-soft">
            {text}
          </p>
        ))}
      </div>
    </details>
  )
}
