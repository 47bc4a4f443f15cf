import { joinTitles } from '@/lib/text/join-titles'
import { recipe as messages } from '@/lib/recipes/messages'
import { atTill } from '@/lib/shop/messages'
import { formatKopecks } from '@/lib/shop/money'
import type { RecipePrice } from '@/lib/shop/recipe-price'

/** What a recipe's products cost at the till, what of it the dish uses, and which products are not in the sum. */
export function PriceNote({ price }: { price: RecipePrice }) {
  const { used, till, notCounted, notSold, ownShelf, staples } = price
  const lists = [
    { titles: notCounted, text: messages.notCounted },
    { titles: notSold, text: messages.notSold },
    { titles: ownShelf, text: messages.ownShelf },
    { titles: staples, text: messages.staples },
  ]
  return (
    <div
      role="group"
      aria-label={messages.price}
      className="flex flex-col gap-tight rounded-card border border-line p-base print:hidden"
    >
      <p className="text-item font-medium tabular-nums">
        {atTill(formatKopecks(till.kopecks))}{' '}
        <span className="text-label text-ink-soft">
          {messages.perServing(formatKopecks(till.perServing))}
        </span>
      </p>
      {used && (
        <p className="text-label text-ink-soft tabular-nums">
          {messages.used(formatKopecks(used.kopecks), formatKopecks(used.perServing))}
        </p>
      )}
      {lists
        .filter(({ titles }) => titles.length > 0)
        .map(({ titles, text }) => (
          <p key={text('')} className="text-caption text-ink-soft">
            {text(joinTitles(titles))}
          </p>
        ))}
    </div>
  )
}
