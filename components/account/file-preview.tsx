import { useEffect, useRef } from 'react'

import { Button } from '@/components/ui/button'
import { common } from '@/lib/feedback/messages'
import { myData, keyLabels } from '@/lib/user-data/messages'
import type { MergeCounts } from '@/lib/user-data/user-data'
import type { UserDataKey } from '@/lib/user-data/stored-data'

type FilePreviewProps = {
  /** The effect of the import on each key. */
  counts: (MergeCounts & { key: UserDataKey })[]
  /** The effect on the photos of own recipes, where the file has some. */
  photos?: MergeCounts
  onAdd: () => void
  onClose: () => void
}

/** Shows what a chosen file would add, before it is added. Takes the focus when it appears. */
export function FilePreview({ counts, photos, onAdd, onClose }: FilePreviewProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const rows = [
    ...counts.map((row) => ({ ...row, name: keyLabels[row.key].name })),
    ...(photos ? [{ ...photos, name: myData.photos }] : []),
  ].filter(({ added, existing, invalid }) => added + existing + invalid > 0)
  const has = (part: keyof MergeCounts) => rows.some((row) => row[part] > 0)

  useEffect(() => title.current?.focus(), [])

  return (
    <div className="flex w-full animate-appear flex-col gap-base rounded-control bg-sunken p-base">
      <h3 ref={title} tabIndex={-1} className="text-item font-medium">
        {has('added') ? myData.found : has('existing') ? myData.nothingNew : myData.nothingValid}
      </h3>
      {rows.length > 0 && (
        <dl className="flex flex-col gap-tight text-body">
          {rows.map(({ name, added, existing, invalid }) => (
            <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-base">
              <dt>{name}</dt>
              <dd className="text-label text-ink-soft">
                {[
                  added > 0 && myData.newEntries(added),
                  existing > 0 && myData.existingEntries(existing),
                  invalid > 0 && myData.invalidEntries(invalid),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {has('invalid') && <p className="text-label">{myData.invalidHint}</p>}
      {has('added') ? (
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
