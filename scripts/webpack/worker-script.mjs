import { build } from 'esbuild'
import { resolve } from 'node:path'

/** The options of esbuild for the module of a Web Worker. `define` has what Next's `env` puts into the code of pages. */
export const workerOptions = (path, define) => ({
  entryPoints: [path],
  bundle: true,
  format: /** @type {const} */ ('iife'),
  minify: true,
  legalComments: /** @type {const} */ ('none'),
  target: 'es2022',
  // Stores import it for their hooks, which no worker calls.
  alias: { react: resolve('scripts/webpack/does-nothing.cjs') },
  define,
  metafile: /** @type {const} */ (true),
  write: /** @type {const} */ (false),
})

/**
 * A webpack loader for `import url from './x-worker?url'`: the module with all that it imports as one script. webpack itself
 * lets a worker load chunks of the page, which throw there: they need `document`.
 */
export default async function workerScript() {
  const { define } = this.getOptions()
  const { outputFiles, metafile } = await build(workerOptions(this.resourcePath, define))
  for (const path of Object.keys(metafile.inputs)) this.addDependency(resolve(path))
  return outputFiles[0].text
}
