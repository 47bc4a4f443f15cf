import { useEffect, useState } from 'react'

/**
 * Holds a screen wake lock while it is wanted and the component is mounted; returns whether it is held. Browsers release it
 * when the page is hidden, so it is requested again when the page is visible. A rejection (low battery, old browser) is
 * ignored.
 */
export function useWakeLock(isWanted = true): boolean {
  const [isAwake, setAwake] = useState(false)

  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
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
        // Without a wake lock the screen turns off as usual.
      }
    }

    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', ask)
      void held?.release()
    }
  }, [isWanted])

  return isAwake
}
