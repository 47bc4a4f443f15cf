import clsx from 'clsx/lite'
import { useState } from 'react'

import { useDraggable } from '@/components/plan/use-draggable'
import { BoundWords } from '@/components/ui/bound-words'
import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/api/assets'
import { common } from '@/lib/feedback/messages'
import type { Dish } from '@/lib/plan/dishes'
import { plan as messages } from '@/lib/plan/messages'
import { hash, paths } from '@/lib/router/routes'

type SavedDrawerProps = {
  /** In the order in which they are shown: the latest saved first. */
  dishes: Dish[]
}

/** The saved recipes beside the week, which can be dragged to its meals. */
export function SavedDrawer({ dishes }: SavedDrawerProps) {
  return (
    <section
      aria-labelledby="saved-drawer"
      className="flex max-h-panel flex-col gap-tight overflow-y-auto rounded-card bg-surface p-snug shadow-card"
    >
      <h2 id="saved-drawer" className="font-display text-item font-medium">
        {messages.drawer}
      </h2>
      <p className="text-caption text-ink-soft">
        {dishes.length > 0 ? messages.drawerHint : messages.noSaved}
      </p>
      {dishes.length > 0 ? (
        <ul className="flex flex-col gap-tight">
          {dishes.map((dish) => (
            <DrawerDish key={dish.id} dish={dish} />
          ))}
        </ul>
      ) : (
        <a href={hash(paths.categories)} className="text-link">
          {common.toCategories}
        </a>
      )}
    </section>
  )
}

function DrawerDish({ dish }: { dish: Dish }) {
  const [isDragged, setDragged] = useState(false)
  const ref = useDraggable<HTMLLIElement>({ dish }, setDragged)
  return (
    <li ref={ref} className={clsx('rounded-control bg-sunken', isDragged && 'opacity-50')}>
      <a
        href={hash(paths.recipe(dish.id))}
        // Otherwise the browser would drag the link instead of the row.
        draggable={false}
        className="flex min-h-touch items-center gap-tight rounded-control text-label font-medium hover:text-accent"
      >
        <Picture
          {...pictureProps(dish.name ?? '', dish.picture)}
          sizes="4.5rem"
          className="size-huge shrink-0 rounded-control"
        />
        <span className="min-w-0 py-hair pr-tight wrap-anywhere hyphens-auto">
          <BoundWords text={dish.title} />
        </span>
      </a>
    </li>
  )
}
