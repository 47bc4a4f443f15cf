/**
 * Runs `task` while this tab holds the lock of that name, and returns its result. `task` receives whether the lock was
 * granted, which is always the case without the option `ifAvailable`. Web Locks are missing without HTTPS and rejected
 * where a site may store nothing: the task then runs without a lock, as in the only tab.
 */
export async function withLock<T>(
  name: string,
  task: (isGranted: boolean) => T | Promise<T>,
  options: LockOptions = {},
): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return task(true)
  let hasStarted = false
  try {
    return await locks.request(name, options, (lock) => {
      hasStarted = true
      return task(lock !== null)
    })
  } catch (error) {
    if (hasStarted) throw error
    return task(true)
  }
}
