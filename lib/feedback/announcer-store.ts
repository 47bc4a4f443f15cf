import { create } from 'zustand'

type AnnouncerState = {
  /** What was said last; the id tells two equal sentences apart. */
  id: number
  message: string
  announce: (message: string) => void
}

/** What screen readers are told of a change that only the eye would notice: a mark set, a row gone, a count. */
export const useAnnouncerStore = create<AnnouncerState>((set) => ({
  id: 0,
  message: '',
  announce: (message) => set(({ id }) => ({ id: id + 1, message })),
}))

/** Has screen readers say a sentence, from anywhere, when they have finished what they are saying. */
export const announce = useAnnouncerStore.getState().announce
