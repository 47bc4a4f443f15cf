/**
 * `idb-keyval` in memory, since happy-dom has no database. All its stores are one map. To use it:
 * `vi.mock('idb-keyval', () => import('@/testing/memory-records'))`
 */
export const records = new Map<string, unknown>()

export const createStore = () => {}
export const get = async (key: string) => records.get(key)
export const set = async (key: string, value: unknown) => void records.set(key, value)
export const update = async (key: string, change: (value: unknown) => unknown) =>
  void records.set(key, change(records.get(key)))
export const del = async (key: string) => void records.delete(key)
export const delMany = async (keys: string[]) => keys.forEach((key) => records.delete(key))
export const values = async () => [...records.values()]
export const keys = async () => [...records.keys()]
export const clear = async () => records.clear()
