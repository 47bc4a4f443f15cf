import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { moveItem } from '@/lib/shopping/departments'
import { departmentOrder as messages } from '@/lib/shopping/department-messages'
import { shoppingList } from '@/lib/shopping/messages'
import { announce } from '@/lib/feedback/announcer-store'
import { whenLoaded } from '@/lib/browser/when-loaded'

type DepartmentOrderProps = {
  departments: string[]
  onChange: (departments: string[]) => void
  onReset: () => void
  onClose: () => void
}

/** Sorts the departments by buttons, arrow keys or dragging. */
export function DepartmentOrder({ departments, onChange, onReset, onClose }: DepartmentOrderProps) {
  const list = useRef<HTMLUListElement>(null)

  function move(from: number, to: number) {
    const department = departments[from]
    if (department === undefined) return
    const order = moveItem(departments, from, to)
    onChange(order)
    announce(messages.position(department, order.indexOf(department) + 1, order.length))
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }

  const onDragEnd = useEffectEvent(move)
  // Attached anew for each order, since `dragRows` reads the rows only once.
  useEffect(
    () =>
      whenLoaded(
        () => import('@/components/shopping/drag-rows'),
        ({ dragRows }) =>
          list.current ? dragRows(list.current, (from, to) => onDragEnd(from, to)) : undefined,
      ),
    [departments],
  )

  return (
    <section
      aria-label={shoppingList.order.name}
      className="flex animate-appear flex-col gap-snug rounded-card bg-surface p-base shadow-card print:hidden"
    >
      <p className="text-label text-ink-soft">{messages.hint}</p>
      <ul ref={list}>
        {departments.map((department, index) => (
          <li
            key={department}
            onKeyDown={(event) => onKeyDown(event, index)}
            className="flex items-center gap-hair border-b border-line py-hair text-label last:border-0 data-over:bg-accent-soft max-slim:flex-wrap snug:text-item"
          >
            <span
              data-handle
              className="flex size-touch shrink-0 cursor-grab items-center justify-center text-ink-soft"
            >
              <Icon name="grip" />
            </span>
            <span className="min-w-0 flex-1 max-slim:order-first max-slim:basis-full">{department}</span>
            <MoveButton
              icon="up"
              label={messages.up(department)}
              isDisabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <MoveButton
              icon="down"
              label={messages.down(department)}
              isDisabled={index === departments.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-tight">
        <Button
          variant="quiet"
          onClick={() => {
            onReset()
            announce(messages.wasReset)
          }}
        >
          {messages.reset}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {messages.done}
        </Button>
      </div>
    </section>
  )
}

type MoveButtonProps = { icon: 'up' | 'down'; label: string; isDisabled: boolean; onClick: () => void }

/** Uses `aria-disabled`, since `disabled` would lose the focus when a department reaches the end of the list. */
function MoveButton({ icon, label, isDisabled, onClick }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onClick}
      className="flex size-touch shrink-0 items-center justify-center rounded-pill text-ink-soft hover:bg-accent-soft hover:text-accent aria-disabled:opacity-50"
    >
      <Icon name={icon} />
    </button>
  )
}
