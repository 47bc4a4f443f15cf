const IDLE_AFTER_MS = 2_500

/** Marks the film as idle while there is no input, so that a playing film hides its controls and the pointer. */
export function trackIdle(film: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onActivity = () => {
    film.classList.remove('idle')
    clearTimeout(timer)
    timer = setTimeout(() => film.classList.add('idle'), IDLE_AFTER_MS)
  }
  for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(event, onActivity, { passive: true })
  onActivity()
}
