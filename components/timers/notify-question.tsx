import { Button } from '@/components/ui/button'
import { timers as messages } from '@/lib/timers/messages'
import { useTimersStore } from '@/lib/timers/timers-store'

const canRequestPermission = () => 'Notification' in window && Notification.permission === 'default'

/** Asks once, with the first timer, whether to notify of finished timers. A yes requests the permission of the browser. */
export function NotifyQuestion() {
  const isDue = useTimersStore((state) => state.timers.length > 0 && !state.isAsked)
  const setAsked = useTimersStore((state) => state.setAsked)
  if (!isDue || !canRequestPermission()) return null

  function answer(isYes: boolean) {
    setAsked()
    if (isYes) void Notification.requestPermission()
  }

  return (
    <div className="flex flex-wrap items-center justify-center gap-x-tight text-label text-ink-soft">
      <p>{messages.notify}</p>
      <Button variant="quiet" size="small" onClick={() => answer(true)}>
        {messages.allow}
      </Button>
      <Button variant="quiet" size="small" onClick={() => answer(false)}>
        {messages.notNow}
      </Button>
    </div>
  )
}
