import { type ReactNode, useId, useState } from 'react'

import { Button } from '@/components/ui/button'
import { TickBox } from '@/components/ui/tick-box'
import { plan as messages } from '@/lib/plan/messages'
import { shoppingList } from '@/lib/shopping/messages'
import type { TitleNeed } from '@/lib/shopping/title-needs'

type ListPreviewProps = {
  needs: ReadonlyMap<string, TitleNeed>
  staples: ReadonlySet<string>
  /** What is at home, as a note for each title. */
  home: ReadonlyMap<string, string>
  /** The titles of which enough is at home. They are not selected at first. */
  enough: ReadonlySet<string>
  /** Names the dishes that failed to load. */
  notice: ReactNode
  /** Called with the selected titles. */
  onAdd: (titles: Set<string>) => void
  /** The same, to order them at once. */
  onBuy: (titles: Set<string>) => void
}

/** The ingredients of the week's meals, staples last, from which the visitor deselects what is already at home. */
export function ListPreview(props: ListPreviewProps) {
  const { needs, staples, home, enough, notice, onAdd, onBuy } = props
  const staplesId = useId()
  // What was toggled, not what is selected: titles of recipes that load later are selected by default, too.
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const selected = new Set([...needs.keys()].filter((title) => toggled.has(title) === enough.has(title)))

  function toggle(title: string) {
    const next = new Set(toggled)
    if (!next.delete(title)) next.add(title)
    setToggled(next)
  }

  const renderRow = ([title, { total }]: [string, TitleNeed]) => (
    <li key={title} className="border-b border-line last:border-0">
      <label className="flex min-h-touch items-center gap-snug py-hair text-item">
        <TickBox checked={selected.has(title)} onChange={() => toggle(title)} />
        <span className="min-w-0">
          {title}
          <span className="text-label text-ink-soft">
            {total && shoppingList.total(total)}
            {home.has(title) && ` · ${home.get(title)}`}
          </span>
        </span>
      </label>
    </li>
  )
  const rows = [...needs]
  const stapleRows = rows.filter(([title]) => staples.has(title))

  return (
    <div className="flex flex-col gap-base">
      <p className="text-label text-ink-soft">{messages.previewHint}</p>
      {notice}
      <ul>{rows.filter(([title]) => !staples.has(title)).map(renderRow)}</ul>
      {stapleRows.length > 0 && (
        <section aria-labelledby={staplesId}>
          <h3 id={staplesId} className="text-item font-medium">
            {shoppingList.staple}
          </h3>
          <ul>{stapleRows.map(renderRow)}</ul>
        </section>
      )}
      <div className="bottom-0 -mx-roomy -mb-roomy flex flex-wrap gap-tight bg-surface p-roomy pt-tight tall:sticky">
        <Button
          size="small"
          className="grow basis-half"
          disabled={selected.size === 0}
          onClick={() => onAdd(selected)}
        >
          {messages.addToList}
        </Button>
        <Button
          variant="secondary"
          size="small"
          className="shrink-0"
          disabled={selected.size === 0}
          onClick={() => onBuy(selected)}
        >
          {messages.buy}
        </Button>
      </div>
    </div>
  )
}
