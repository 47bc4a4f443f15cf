import type { ReactNode } from 'react'

import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { Disclosure } from '@/components/ui/disclosure'
import { RowList } from '@/components/shopping/row-list'
import type { Section } from '@/lib/shopping/departments'
import { headingOf } from '@/lib/shopping/list-text'
import { MealTime } from '@/components/shopping/share-title'
import { useStableDuringPress } from '@/components/shopping/use-stable-during-press'
import { SumGaps } from '@/components/shop/sum-gaps'
import { ActionBar } from '@/components/ui/action-bar'
import { BoundWords } from '@/components/ui/bound-words'
import { Button } from '@/components/ui/button'
import { navigate } from '@/lib/router/navigation'
import { atTill } from '@/lib/shop/messages'
import { formatKopecks, totalKopecks } from '@/lib/shop/money'
import { estimatedTitles, type TillRow } from '@/lib/shop/till'
import type { RecipeShare } from '@/lib/shopping/recipe-shares'
import { shoppingList } from '@/lib/shopping/messages'
import { hash, paths } from '@/lib/router/routes'

type ListViewProps = {
  sections: Section[]
  /** Staples that are not bought unless chosen. */
  atHome: string[]
  bought: string[]
  renderRow: (title: string) => ReactNode
}

/** The shopping list by department, followed by the folded staples and the folded bought titles. */
export function ListView({ renderRow, ...rows }: ListViewProps) {
  const { list, onFocus, onClick } = useFocusAfterRemoval<HTMLDivElement>()
  // Prices, other devices and rows bought just now move rows at any moment.
  const { stable, onPointerDown } = useStableDuringPress(rows)
  const { sections, atHome, bought } = stable
  return (
    <div
      ref={list}
      onFocus={onFocus}
      onClick={onClick}
      onPointerDown={onPointerDown}
      className="flex flex-col gap-base"
    >
      {sections.map(({ department, titles }) => (
        <RowList key={department ?? ''} heading={headingOf(department, sections)} rows={titles}>
          {renderRow}
        </RowList>
      ))}
      {atHome.length > 0 && (
        <Disclosure
          title={shoppingList.atHome(atHome.length)}
          isOpenAtFirst={sections.length === 0}
          isPrinted
        >
          {() => <RowList rows={atHome}>{renderRow}</RowList>}
        </Disclosure>
      )}
      {bought.length > 0 && (
        <Disclosure title={shoppingList.bought(bought.length)}>
          {() => <RowList rows={bought}>{renderRow}</RowList>}
        </Disclosure>
      )}
    </div>
  )
}

type ListBarProps = {
  /** Titles to buy. */
  count: number
  /** Titles of them that the shop does not sell. */
  notSold: number
  /** Their products that were taken out of the cart. */
  takenOut: number
  /** Their other products; undefined while the prices are not known. */
  rows: TillRow[] | undefined
}

/** What is left to buy with its sum, and the way to the cart: at the bottom, from `desktop` in the rail. */
export function ListBar({ count, notSold, takenOut, rows }: ListBarProps) {
  return (
    <ActionBar isRail>
      {rows && <SumGaps notSold={notSold} takenOut={takenOut} estimated={estimatedTitles(rows)} />}
      <div className="flex items-center justify-between gap-base desktop:flex-col desktop:items-stretch">
        {count > 0 && (
          <p className="min-w-0 text-label text-ink-soft">
            {shoppingList.products(count)}
            {rows && (
              <strong className="block text-item font-medium text-ink">
                {atTill(formatKopecks(totalKopecks(rows)))}
              </strong>
            )}
          </p>
        )}
        <Button className="grow" onClick={() => navigate(paths.cart)}>
          {shoppingList.buy}
        </Button>
      </div>
    </ActionBar>
  )
}

/** The recipes and planned meals that the list is for. */
export function ListDishes({ shares }: { shares: RecipeShare[] }) {
  return (
    <section aria-labelledby="list-dishes" className="rounded-card bg-surface p-roomy shadow-card">
      <h2 id="list-dishes" className="mb-tight font-display text-item font-medium">
        {shoppingList.dishes}
      </h2>
      {shares.map((share) => (
        <a
          key={share.id}
          href={hash(paths.recipe(share.recipeId ?? share.id))}
          className="flex min-h-touch flex-col justify-center border-b border-line py-hair text-label font-medium wrap-anywhere last:border-0 hover:text-accent"
        >
          <span>
            <BoundWords text={share.title} />
          </span>{' '}
          <span className="text-caption font-plain text-ink-soft">
            {share.meal && (
              <>
                <MealTime meal={share.meal} /> ·{' '}
              </>
            )}
            {shoppingList.forServings(share.servings)}
          </span>
        </a>
      ))}
    </section>
  )
}
