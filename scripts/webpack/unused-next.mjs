import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * What Next's router needs to go from one Next page to another: this site has hash routes, and `lib/router/next-guard.ts`
 * keeps that router off the address. Hydration calls only two of them, to prepare for later steps.
 */
const unused = [
  'client/app-call-server',
  'client/components/app-router-state',
  'client/components/links',
  'client/components/navigator',
  'client/components/prefetch',
  'client/components/router-reducer/fetch-server-response',
  'client/components/router-reducer/router-reducer',
  'client/components/segment-cache/optimistic-routes',
  'client/components/segment-cache/scheduler',
  // Names of the server's headers and folders, which what is left of the router compares with in such a step.
  'lib/constants',
]

/** Aliases that leave these modules out of the browser's scripts. Throws when Next no longer has one of them. */
export const withoutUnusedNext = () =>
  Object.fromEntries(
    unused.map((name) => [require.resolve(`next/dist/${name}`), resolve('scripts/webpack/does-nothing.cjs')]),
  )
