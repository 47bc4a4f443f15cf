/** The parts of the worker's `Clients` that `openApp` uses. */
type Clients = {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly AppWindow[]>
  openWindow: (url: string) => Promise<unknown>
}
type AppWindow = { url: string; postMessage: (message: object) => void; focus: () => Promise<unknown> }

/**
 * Focuses the most recently used window of the app and navigates it to a path of the app; opens a new window at that
 * path if there is none. `scope` is the URL of the app.
 */
export async function openApp(clients: Clients, scope: string, path: string): Promise<void> {
  // The page of a first visit is not controlled yet. Uncontrolled windows may also be the style guide or another site of
  // the same host, so the URL is compared too.
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const app = windows.find(({ url }) => url.replace(/[?#].*/, '') === scope)
  app?.postMessage({ type: 'OPEN', path })
  await (app ? app.focus() : clients.openWindow(`${scope}#${path}`))
}
