import { useEffect, useRef } from 'react'

import { Button } from '@/components/ui/button'
import { common } from '@/lib/feedback/messages'
import { myData, keyLabels } from '@/lib/user-data/messages'
import type { MergeCounts } from '@/lib/user-data/user-data'
import type { UserDataKey } from '@/lib/user-data/stored-data'

type FilePreviewProps = {
  /** What the file would bring, key by key. */
  gains: (MergeCounts & { key: UserDataKey })[]
  onAdd: () => void
  onClose: () => void
}

/** What is in a chosen file; nothing of it is added yet. It takes the focus when it comes. */
export function FilePreview({ gains, onAdd, onClose }: FilePreviewProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const rows = gains.filter(({ fresh, known, unfit }) => fresh + known + unfit > 0)
  const has = (part: keyof MergeCounts) => rows.some((row) => row[part] > 0)

  useEffect(() => title.current?.focus(), [])

  return (
    <div className="flex w-full animate-appear flex-col gap-base rounded-control bg-sunken p-base">
      <h3 ref={title} tabIndex={-1} className="text-item font-medium">
        {has('fresh') ? myData.found : has('known') ? myData.allKnown : myData.nothingFits}
      </h3>
      {rows.length > 0 && (
        <dl className="flex flex-col gap-tight text-body">
          {rows.map(({ key, fresh, known, unfit }) => (
            <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-base">
              <dt>{keyLabels[key].name}</dt>
              <dd className="text-label text-ink-soft tabular-nums">
                {[
                  fresh > 0 && myData.fresh(fresh),
                  known > 0 && myData.known(known),
                  unfit > 0 && myData.unfit(unfit),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {has('unfit') && <p className="text-label">{myData.unfitHint}</p>}
      {has('fresh') ? (
        <div className="flex flex-wrap gap-snug">
          <Button onClick={onAdd}>{myData.add}</Button>
          <Button variant="quiet" onClick={onClose}>
            {myData.cancel}
          </Button>
        </div>
      ) : (
        <Button variant="secondary" onClick={onClose}>
          {common.close}
        </Button>
      )}
    </div>
  )
}
