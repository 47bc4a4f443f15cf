import { create } from 'zustand'

type AnnouncerState = {
  /** Distinguishes two equal messages in a row. */
  id: number
  message: string
}

/** Milliseconds after which a message is removed: reading on to the end of the page would find it on later screens, too. */
const KEPT_MS = 10_000

let removal: ReturnType<typeof setTimeout> | undefined

/** The message of the live region, for changes that are otherwise only visible: a toggled mark, a removed row, a count. */
export const useAnnouncerStore = create<AnnouncerState>(() => ({ id: 0, message: '' }))

/** Announces a message to screen readers (polite live region). */
export function announce(message: string) {
  clearTimeout(removal)
  useAnnouncerStore.setState(({ id }) => ({ id: id + 1, message }))
  removal = setTimeout(() => useAnnouncerStore.setState({ message: '' }), KEPT_MS)
}
