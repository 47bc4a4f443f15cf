// A build puts the site's service worker in the place of this file. `next dev` serves it as it is: a worker that an
// export has left on the same origin is replaced by it, and it takes itself and what was kept away.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const { scope } = registration
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)))
  await registration.unregister()
  for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url)
}
