/** How long the leading tab may take to hand over; one that the system has frozen does not answer. */
const HANDOVER_MS = 2000

/**
 * Runs `start` in one tab of the browser at a time: the one that became visible last. `start` returns a function that ends its
 * work; the next tab starts after that. Returns a function that ends the work for good.
 */
export function leadWhenVisible(name: string, start: () => () => Promise<void>): () => Promise<void> {
  const channel = new BroadcastChannel(name)
  let end: (() => Promise<void>) | undefined
  let isWaiting = false
  let isOver = false

  /** Leads until another tab wants to, or takes over. */
  const lead = () =>
    new Promise<void>((release) => {
      isWaiting = false
      if (isOver) return release()
      const stop = start()
      end = () => {
        end = undefined
        return stop().finally(release)
      }
    })

  const apply = async () => {
    if (document.hidden || end || isWaiting || isOver) return
    isWaiting = true
    channel.postMessage('hand over')
    const { locks } = navigator as { locks?: LockManager }
    // Missing without HTTPS.
    if (!locks) return void lead()
    const signal = AbortSignal.timeout(HANDOVER_MS)
    // The request timed out, or another tab has taken the lock.
    const onRejected = () => (isWaiting ? locks.request(name, { steal: true }, lead) : end?.())
    await locks
      .request(name, { signal }, lead)
      .catch(onRejected)
      .catch(() => end?.())
  }
  const applyNow = () => void apply()

  channel.onmessage = () => void end?.()
  document.addEventListener('visibilitychange', applyNow)
  addEventListener('focus', applyNow)
  applyNow()
  return async () => {
    isOver = true
    document.removeEventListener('visibilitychange', applyNow)
    removeEventListener('focus', applyNow)
    channel.close()
    await end?.()
  }
}
