import { useAnnouncerStore } from '@/lib/feedback/announcer-store'

/** A visually hidden polite live region. The key makes screen readers repeat a message that equals the one before. */
export function Announcer() {
  const id = useAnnouncerStore((state) => state.id)
  const message = useAnnouncerStore((state) => state.message)
  return (
    <div aria-live="polite" className="sr-only">
      <p key={id}>{message}</p>
    </div>
  )
}
