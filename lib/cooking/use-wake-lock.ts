import { useEffect, useState } from 'react'

/**
 * Keeps the screen on for as long as the component is there; whether it does is the answer. Browsers let go of it when the
 * page is hidden, so it is asked for again on return. A refusal (a low battery, an old browser) is silent.
 */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false)

  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let held: WakeLockSentinel | undefined
    let isLeft = false

    async function ask() {
      if (document.visibilityState !== 'visible' || (held && !held.released)) return
      try {
        const lock = await navigator.wakeLock.request('screen')
        if (isLeft) return await lock.release()
        held = lock
        setAwake(true)
        lock.addEventListener('release', () => setAwake(false))
      } catch {
        // Then the screen does what it always does.
      }
    }

    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', ask)
      void held?.release()
    }
  }, [])

  return isAwake
}
