/** The parts of the worker's `Clients` that are needed here. */
type Clients = {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly AppWindow[]>
  openWindow: (address: string) => Promise<unknown>
}
type AppWindow = { url: string; postMessage: (message: object) => void; focus: () => Promise<unknown> }

/**
 * Brings the window of the app that was used last to the front and has it go to a path of the app; with none open, opens
 * one there. `scope` is the address of the app.
 */
export async function openApp(clients: Clients, scope: string, path: string): Promise<void> {
  // The page of a first visit is not controlled. Its neighbours, the style guide and other sites of the host, are no app.
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const app = windows.find(({ url }) => url.replace(/[?#].*/, '') === scope)
  app?.postMessage({ type: 'OPEN', path })
  await (app ? app.focus() : clients.openWindow(`${scope}#${path}`))
}
