import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { moveItem } from '@/lib/shopping/departments'
import { departmentOrder as messages } from '@/lib/shopping/department-messages'
import { shoppingList } from '@/lib/shopping/messages'
import { announce } from '@/lib/feedback/announcer-store'
import { whenLoaded } from '@/lib/browser/when-loaded'

export type DepartmentOrderProps = {
  departments: string[]
  onChange: (departments: string[]) => void
  onReset: () => void
  onClose: () => void
}

/** Where the visitor puts the departments in the order of the own way through the shop. */
export function DepartmentOrder({ departments, onChange, onReset, onClose }: DepartmentOrderProps) {
  const list = useRef<HTMLUListElement>(null)

  function move(from: number, to: number) {
    const department = departments[from]
    if (department === undefined) return
    const order = moveItem(departments, from, to)
    onChange(order)
    announce(messages.place(department, order.indexOf(department) + 1, order.length))
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }

  const onDragged = useEffectEvent(move)
  // Without it the buttons and the arrows do the same.
  useEffect(
    () =>
      whenLoaded(
        () => import('@/components/shopping/drag-rows'),
        ({ dragRows }) =>
          list.current ? dragRows(list.current, (from, to) => onDragged(from, to)) : undefined,
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
            className="flex items-center gap-hair border-b border-line py-hair text-label last:border-0 data-over:bg-accent-soft snug:text-item"
          >
            <span
              data-handle
              className="flex size-touch shrink-0 cursor-grab items-center justify-center text-ink-soft"
            >
              <Icon name="grip" />
            </span>
            <span className="min-w-0 flex-1 break-words">{department}</span>
            <Step
              icon="up"
              label={messages.up(department)}
              isLast={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <Step
              icon="down"
              label={messages.down(department)}
              isLast={index === departments.length - 1}
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

type StepProps = { icon: 'up' | 'down'; label: string; isLast: boolean; onClick: () => void }

/** A step that cannot be made is no step, but the button keeps the focus for the way back. */
function Step({ icon, label, isLast, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isLast}
      onClick={onClick}
      className="flex size-touch shrink-0 items-center justify-center rounded-pill text-ink-soft hover:bg-accent-soft hover:text-accent aria-disabled:opacity-50"
    >
      <Icon name={icon} />
    </button>
  )
}
