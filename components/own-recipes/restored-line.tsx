import { focusHeading } from '@/components/focus/lost-focus'
import { Button } from '@/components/ui/button'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'

/** Says that a form holds what was not saved, and offers to start anew. */
export function RestoredLine({ onStartAnew }: { onStartAnew: () => void }) {
  function startAnew() {
    onStartAnew()
    // This button disappears.
    focusHeading()
  }

  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-snug rounded-control bg-sunken px-base py-tight text-label"
    >
      {messages.unsavedBack}
      <Button variant="secondary" size="small" onClick={startAnew}>
        {messages.startAnew}
      </Button>
    </div>
  )
}
