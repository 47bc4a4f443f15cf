/**
 * Does what one tab at a time may do, when the others are done with it, or at once with `ifAvailable`: then `work` is told
 * whether it is this tab's turn. Without https browsers have no locks, and where they may store nothing they refuse them:
 * then each tab does as if it were the only one.
 */
export async function withLock<T>(
  name: string,
  work: (isOurs: boolean) => T | Promise<T>,
  options: LockOptions = {},
): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return work(true)
  let hasBegun = false
  try {
    return await locks.request(name, options, (lock) => {
      hasBegun = true
      return work(lock !== null)
    })
  } catch (error) {
    if (hasBegun) throw error
    return work(true)
  }
}
