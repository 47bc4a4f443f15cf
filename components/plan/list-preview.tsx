import { type ReactNode, useState } from 'react'

import { Button } from '@/components/ui/button'
import { TickBox } from '@/components/ui/tick-box'
import { plan as messages } from '@/lib/plan/messages'
import { shoppingList } from '@/lib/shopping/messages'
import type { TitleNeed } from '@/lib/shopping/title-needs'

type ListPreviewProps = {
  meals: number
  /** What the meals need, title by title. */
  needs: ReadonlyMap<string, TitleNeed>
  staples: ReadonlySet<string>
  /** Of dishes that nothing is known of. */
  notice: ReactNode
  /** Given the titles that are wanted. */
  onAdd: (titles: Set<string>) => void
}

/** What a week's dishes need, before it goes to the shopping list: what is at home is taken out here. */
export function ListPreview({ meals, needs, staples, notice, onAdd }: ListPreviewProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const wanted = new Set([...needs.keys()].filter((title) => !left.has(title)))

  function toggle(title: string) {
    const next = new Set(left)
    if (!next.delete(title)) next.add(title)
    setLeft(next)
  }

  return (
    <div className="flex flex-col gap-base">
      <p className="text-label text-ink-soft">
        {messages.previewOf(meals)}. {messages.previewHint}
      </p>
      {notice}
      <ul>
        {[...needs].map(([title, { total }]) => (
          <li key={title} className="border-b border-line last:border-0">
            <label className="flex min-h-touch items-center gap-snug py-hair text-item">
              <TickBox checked={wanted.has(title)} onChange={() => toggle(title)} />
              <span className="min-w-0 break-words">
                {title}
                <span className="text-label text-ink-soft tabular-nums">
                  {total && shoppingList.total(total)}
                  {staples.has(title) && ` · ${messages.staple}`}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="bottom-0 -mx-roomy -mb-roomy bg-surface p-roomy pt-tight tall:sticky">
        <Button className="w-full" disabled={wanted.size === 0} onClick={() => onAdd(wanted)}>
          {messages.addToList}
        </Button>
      </div>
    </div>
  )
}
