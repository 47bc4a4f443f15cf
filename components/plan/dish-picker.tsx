import { DishTiles } from '@/components/plan/dish-tiles'
import { AsyncView } from '@/components/ui/async-view'
import { Button, LinkButton } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { SearchBox } from '@/components/ui/search-box'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import type { ErrorDescription } from '@/lib/feedback/describe-error'
import { common } from '@/lib/feedback/messages'
import { type Dish, type DishTab, dishTabs } from '@/lib/plan/dishes'
import { plan as messages } from '@/lib/plan/messages'
import { hash, paths } from '@/lib/router/routes'

export type DishPickerProps = {
  /** The text of the search, whose results replace the tabs. */
  typed: string
  onType: (text: string) => void
  tab: DishTab
  onTab: (tab: DishTab) => void
  /** The dishes of the tab or of the search, the likeliest first. */
  dishes: Dish[]
  /** What the search took the text for, or what the dishes lack. */
  note?: string
  /** Whether these are all of them; otherwise more are loading, or failed to load. */
  isComplete: boolean
  failure: ErrorDescription | undefined
  onRetry: () => void
  onPick: (dish: Dish) => void
}

const tabs = dishTabs.map((key) => ({ key, label: messages.tabs[key] }))

/** Chooses the dish to plan from a tab or by a search. */
export function DishPicker(props: DishPickerProps) {
  const { typed, onType, tab, onTab } = props
  return (
    <div className="flex flex-col gap-base">
      <SearchBox
        label={messages.find}
        placeholder={messages.find}
        text={typed}
        onChange={onType}
        onClear={() => onType('')}
        clearLabel={messages.clearSearch}
      />
      {typed ? (
        <Dishes {...props} />
      ) : (
        <Tabs label={messages.choices} tabs={tabs} selected={tab} onSelect={onTab}>
          <Dishes {...props} />
        </Tabs>
      )}
    </div>
  )
}

function Dishes(props: DishPickerProps) {
  const { typed, tab, dishes, note, isComplete, failure, onRetry, onPick } = props
  return (
    <AsyncView
      data={dishes.length > 0 || isComplete ? dishes : undefined}
      failure={failure}
      onRetry={onRetry}
      skeleton={
        <Loading label={common.loading} className="grid grid-cols-cards gap-tight tablet:grid-cols-3">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="aspect-square w-full rounded-card" />
          ))}
        </Loading>
      }
    >
      {(loaded) =>
        loaded.length > 0 ? (
          <>
            {note && (
              <p role="status" className="text-label text-ink-soft">
                {note}
              </p>
            )}
            <DishTiles key={typed || tab} dishes={loaded} onPick={onPick} />
          </>
        ) : (
          <NoDishes {...props} />
        )
      }
    </AsyncView>
  )
}

/** Says why there is nothing to choose from, and what to do instead. */
function NoDishes({ typed, tab, onType, onTab }: DishPickerProps) {
  const openTab = (label: string, next: DishTab) => (
    <Button
      variant="secondary"
      onClick={() => {
        onType('')
        onTab(next)
      }}
    >
      {label}
    </Button>
  )
  if (typed) return <Message hint={messages.noMatches}>{openTab(messages.showAll, 'all')}</Message>
  if (tab === 'saved')
    return <Message hint={messages.noSaved}>{openTab(messages.showQuick, 'quick')}</Message>
  if (tab === 'recent')
    return <Message hint={messages.noRecent}>{openTab(messages.showQuick, 'quick')}</Message>
  if (tab === 'quick') return <Message hint={messages.noQuick}>{openTab(messages.showAll, 'all')}</Message>
  return (
    <Message hint={messages.noChoices}>
      <LinkButton href={hash(paths.categories)}>{common.toCategories}</LinkButton>
    </Message>
  )
}
