import { useEffect, useId, useRef, useState } from 'react'

import { subscribe } from '@/lib/router/navigation'

/** Close delay of the navigation panel, in milliseconds (spec point 2); the leave animation takes as long. */
const CLOSE_DELAY_MS = 500

type PanelState = 'closed' | 'open' | 'closing'

/** The state of the navigation panel, which Escape, a press outside of it and any navigation close. */
export function useNavPanel() {
  const [panel, setPanel] = useState<PanelState>('closed')
  const burger = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const isOpen = panel === 'open'
  const close = () => setPanel((state) => (state === 'open' ? 'closing' : state))

  useEffect(() => {
    if (panel !== 'closing') return
    const timer = setTimeout(() => setPanel('closed'), CLOSE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [panel])

  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      burger.current?.focus()
    }
    const onPointerDown = ({ target }: PointerEvent) => isOutsidePanel(target, panelId) && close()
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    // Also Back, Forward and a typed address.
    const unsubscribe = subscribe(close)
    return () => {
      unsubscribe()
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isOpen, panelId])

  return {
    panel,
    panelId,
    burger,
    toggle: () => (isOpen ? close() : setPanel('open')),
    closeToBurger: () => {
      close()
      burger.current?.focus()
    },
    /** For the header: closes the panel when the focus leaves it. */
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) =>
      isOutsidePanel(relatedTarget, panelId) && close(),
  }
}

/** Whether the target is outside both the panel and its burger. */
const isOutsidePanel = (target: EventTarget | null, panelId: string) =>
  target instanceof Element && !target.closest(`[id="${panelId}"], [aria-controls="${panelId}"]`)
