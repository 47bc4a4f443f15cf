import { Button } from '@/components/ui/button'
import { cookMode as messages } from '@/lib/cooking/cook-mode-messages'
import { announce } from '@/lib/feedback/announcer-store'
import { useTimersStore } from '@/lib/timers/timers-store'

type TimersLeftProps = { recipeId: string; onRemoved: () => void }

/** Offers to remove the timers of a finished dish. Something of it may still be in the oven, so they do not end by themselves. */
export function TimersLeft({ recipeId, onRemoved }: TimersLeftProps) {
  const timers = useTimersStore((state) => state.timers).filter((timer) => timer.recipeId === recipeId)
  const remove = useTimersStore((state) => state.remove)
  if (timers.length === 0) return null

  function removeAll() {
    timers.forEach(({ id }) => remove(id))
    announce(messages.timersRemoved)
    onRemoved()
  }

  return (
    <div className="flex flex-wrap items-center justify-center gap-x-base gap-y-tight rounded-card bg-surface px-base py-snug text-item shadow-card">
      <p>{messages.timersLeft(timers.length)}</p>
      <Button variant="secondary" size="small" onClick={removeAll}>
        {messages.removeTimers}
      </Button>
    </div>
  )
}
