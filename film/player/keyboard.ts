type Actions = {
  togglePlay: () => void
  step: (by: 1 | -1) => void
  goToStart: () => void
  goToEnd: () => void
  toggleFullScreen: () => void
}

/** Listens for the keys of the film, on the whole page; the slider takes the vertical keys too. */
export function listenForKeys(slider: HTMLElement, actions: Actions) {
  const { togglePlay, step, goToStart, goToEnd, toggleFullScreen } = actions
  const next = () => step(1)
  const previous = () => step(-1)
  const keys: Record<string, () => void> = {
    ' ': togglePlay,
    ArrowRight: next,
    ArrowLeft: previous,
    Home: goToStart,
    End: goToEnd,
    f: toggleFullScreen,
    // The same key in the Russian layout.
    а: toggleFullScreen,
  }
  const sliderKeys: typeof keys = { ArrowUp: next, ArrowDown: previous, PageUp: next, PageDown: previous }

  addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { target } = event
    // The browser clicks a focused button by the space bar.
    if (event.key === ' ' && (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement))
      return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const action = keys[key] ?? (target === slider ? sliderKeys[key] : undefined)
    if (!action) return
    event.preventDefault()
    action()
  })
}
