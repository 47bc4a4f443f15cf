import { readSettings } from './settings'
import { startSyncServer } from './server'

/** `npm start`: serves until SIGINT or SIGTERM. */
async function main() {
  const settings = readSettings(process.env)
  const server = await startSyncServer(settings)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  console.log(`Sync server ready on http://${settings.host}:${server.port}`)
  if (settings.identityToolkitUrl === undefined)
    console.log('IDENTITY_TOOLKIT_URL is not set: what accounts deleted in Firebase have stored stays')
}

main().catch((error: Error) => {
  // A plain Error is one of this program, whose message suffices.
  console.error(error.constructor === Error ? error.message : error)
  process.exit(1)
})
