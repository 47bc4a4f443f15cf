import { create } from 'zustand'

type AnnouncerState = {
  /** Distinguishes two equal messages in a row. */
  id: number
  message: string
  announce: (message: string) => void
}

/** The message of the live region, for changes that are otherwise only visible: a toggled mark, a removed row, a count. */
export const useAnnouncerStore = create<AnnouncerState>((set) => ({
  id: 0,
  message: '',
  announce: (message) => set(({ id }) => ({ id: id + 1, message })),
}))

/** Announces a message to screen readers (polite live region). */
export const announce = useAnnouncerStore.getState().announce
