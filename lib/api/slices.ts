/** Long work is done in slices of this duration, so that the page stays responsive. */
const SLICE_MS = 8

/** Divides long work into slices of time: between its steps it checks whether one `isOver`, and then awaits the `next` one. */
export function createSlice() {
  let start = performance.now()
  return {
    isOver: () => performance.now() - start > SLICE_MS,
    next: async () => {
      await new Promise((resolve) => setTimeout(resolve))
      start = performance.now()
    },
  }
}
