import './leash.cjs'
import { install } from './install.mjs'

// `node scripts/run.mjs <command> [arguments]`: every npm script of ours but `pictures`. One process, with no shell or
// wrapper around it, so that a signal sent to npm reaches it.

const [name, ...args] = process.argv.slice(2)

await install()
await import('tsx')
const { end, passSignalsOn } = await import('./processes.ts')
passSignalsOn()
try {
  // The files .env* as Next reads them: the commands need BASE_PATH and the ports too.
  const { default: env } = await import('@next/env')
  env.loadEnvConfig(process.cwd(), name === 'dev')
  const { default: command } = await import(`./${name}.ts`)
  const code = await command(args)
  if (code !== undefined) await end(code)
} catch (error) {
  // An Error of our own says all in its sentence; any other kind is a bug, and its stack helps.
  console.error(error?.constructor === Error ? error.message : error)
  await end(1)
}
