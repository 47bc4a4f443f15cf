import { useRef, useState } from 'react'

import { RemainderForm } from '@/components/pantry/remainder-form'
import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { RemovableRow } from '@/components/ui/removable-row'
import { pantry } from '@/lib/pantry/messages'
import type { PantryItem } from '@/lib/pantry/pantry-store'
import { remainders } from '@/lib/pantry/remainder-messages'

type PantryRemaindersProps = {
  items: PantryItem[]
  today: string
  /** The unit of a product's remainder; undefined if its pack is unknown. */
  unitOf: (title: string) => string | undefined
  onChange: (item: PantryItem) => void
  onRemove: (item: PantryItem) => void
}

/** How much is left of what is at home, and until when it is good. */
export function PantryRemainders({ items, ...props }: PantryRemaindersProps) {
  if (items.length === 0) return null
  const isAnyKnown = items.some(({ amount, until }) => amount ?? until)
  return (
    // Leaves room for the focus ring of the title at the edges of a phone.
    <div className="-mx-tight">
      <Disclosure title={pantry.remainders} isOpenAtFirst={isAnyKnown}>
        {() => <Rows items={items} {...props} />}
      </Disclosure>
    </div>
  )
}

function Rows({ items, ...props }: PantryRemaindersProps) {
  const { list, onClick } = useFocusAfterRemoval()
  return (
    <div className="flex flex-col gap-tight px-base">
      <p className="text-caption text-ink-soft">{pantry.remaindersHint}</p>
      <ul ref={list} onClick={onClick} aria-label={pantry.remainders}>
        {items.map((item) => (
          <Row key={item.title} item={item} {...props} />
        ))}
      </ul>
    </div>
  )
}

type RowProps = Omit<PantryRemaindersProps, 'items'> & { item: PantryItem }

function Row({ item, today, unitOf, onChange, onRemove }: RowProps) {
  const { title, amount } = item
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function save(changed: PantryItem) {
    // The form is about to disappear, and would take the focus with it.
    button.current?.focus()
    setOpen(false)
    onChange(changed)
  }

  return (
    <RemovableRow
      title={title}
      note={remainders.known(item, today)}
      onRemove={() => onRemove(item)}
      below={isOpen && <RemainderForm item={item} unit={amount?.unit ?? unitOf(title)} onSave={save} />}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={pantry.change(title)}
        onClick={() => setOpen(!isOpen)}
        className="flex size-touch items-center justify-center rounded-pill text-ink-soft hover:bg-accent-soft hover:text-accent"
      >
        <Icon name="pencil" />
      </button>
    </RemovableRow>
  )
}
