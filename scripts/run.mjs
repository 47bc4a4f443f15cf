import './leash.cjs'
import { install } from './install.mjs'

// `node scripts/run.mjs <command> [arguments]` runs scripts/<command>.ts. One process without a shell or wrapper around it, so
// that signals sent to npm reach it.

const [name, ...args] = process.argv.slice(2)

await install()
await import('tsx')
const { end, passSignalsOn } = await import('./processes.ts')
passSignalsOn()
try {
  // Reads the .env files as Next does: the commands need BASE_PATH and the ports too.
  const { default: env } = await import('@next/env')
  env.loadEnvConfig(process.cwd(), name === 'dev')
  const { default: command } = await import(`./${name}.ts`)
  if (args.length > 0 && command.length === 0)
    throw new Error(`npm run ${name} takes no arguments, not ${args.join(' ')}: see docs/running.md.`)
  const code = await command(args)
  if (code !== undefined) await end(code)
} catch (error) {
  // A plain Error is one of this repository, whose message suffices; any other kind is a bug, whose stack helps.
  console.error(error?.constructor === Error ? error.message : error)
  await end(1)
}
