import { DataCard } from '@/components/account/data-card'
import { Message } from '@/components/ui/message'
import { drawings } from '@/lib/feedback/drawings'
import { myData, keyLabels } from '@/lib/user-data/messages'
import { countEntries } from '@/lib/user-data/user-data'
import { userDataKeys, type StoredData } from '@/lib/user-data/stored-data'

export function StoredCard({ data }: { data: StoredData }) {
  const counts = userDataKeys
    .map((key) => ({ key, count: countEntries(data, key) }))
    .filter(({ count }) => count > 0)
  return (
    <DataCard title={myData.stored}>
      {counts.length > 0 ? (
        <ul className="grid w-full grid-cols-figures gap-x-snug">
          {counts.map(({ key, count }) => (
            <li
              key={key}
              className="col-span-full grid grid-cols-subgrid items-baseline border-b border-line py-tight last:border-0"
            >
              <span className="text-right font-display text-section font-heavy text-accent tabular-nums">
                {count}
              </span>{' '}
              <span className="text-item">{keyLabels[key].unit(count)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Message picture={drawings.emptyList} title={myData.nothing} hint={myData.nothingHint} />
      )}
    </DataCard>
  )
}
