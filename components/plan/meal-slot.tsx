import clsx from 'clsx/lite'
import type { ReactNode } from 'react'

import type { Dragged } from '@/components/plan/use-draggable'
import { useDropTarget } from '@/components/plan/use-drop-target'
import { Icon } from '@/components/ui/icon'
import type { MealName } from '@/lib/calendar/meals'
import { calendar } from '@/lib/calendar/messages'
import { plan as messages } from '@/lib/plan/messages'

type MealSlotProps = {
  day: string
  name: MealName
  isEmpty: boolean
  onAdd: () => void
  onDrop: (dragged: Dragged) => void
  children: ReactNode
}

/** One meal of a day, a drop target for dishes: its dishes below a button that adds one, or only this button, dashed. */
export function MealSlot({ day, name, isEmpty, onAdd, onDrop, children }: MealSlotProps) {
  const { ref, isOver } = useDropTarget<HTMLLIElement>(onDrop)
  return (
    <li
      ref={ref}
      className={clsx(
        'flex min-w-0 flex-col gap-tight rounded-control transition duration-quick',
        isOver && 'bg-accent-soft',
        isEmpty && 'print:hidden',
      )}
    >
      <div
        className={clsx(
          'relative flex min-h-touch items-center justify-between gap-hair rounded-control px-snug text-label font-medium hover:text-accent desktop:px-tight print:min-h-0 print:px-0',
          // Beside a meal with dishes, on a tablet, it is as high as that.
          isEmpty && 'grow text-ink-soft',
        )}
      >
        {calendar.meals[name]}
        <Icon name="plus" className="print:hidden" />
        <button
          type="button"
          aria-label={messages.addTo(day, name)}
          onClick={onAdd}
          className={clsx(
            'absolute inset-0 rounded-control',
            isEmpty && 'border-control border-dashed border-edge',
          )}
        />
      </div>
      {children}
    </li>
  )
}
