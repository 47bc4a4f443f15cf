import { useAnnouncerStore } from '@/lib/feedback/announcer-store'

/** The voice for screen readers: a polite live region that nobody sees. Equal sentences in a row are said each time. */
export function Announcer() {
  const id = useAnnouncerStore((state) => state.id)
  const message = useAnnouncerStore((state) => state.message)
  return (
    <div aria-live="polite" className="sr-only">
      <p key={id}>{message}</p>
    </div>
  )
}
