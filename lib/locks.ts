/**
 * Does what one tab at a time may do, when the others are done with it, or at once with `ifAvailable`: then `work` is told
 * whether it is this tab's turn. Without https browsers have no locks: each tab does as if it were the only one.
 */
export async function withLock<T>(
  name: string,
  work: (isOurs: boolean) => T | Promise<T>,
  options: LockOptions = {},
): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? await locks.request(name, options, (lock) => work(lock !== null)) : work(true)
}
