import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A webpack plugin that writes the folders of all packages that have modules in the chunks. */
export function shippedModules(file) {
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tap('shipped modules', ({ modules, chunkGraph }) => {
        const shipped = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
        // A module that webpack has concatenated consists of several files.
        const paths = shipped.flatMap(
          (module) => module.modules?.map((inner) => inner.resource) ?? module.resource ?? [],
        )
        const folders = paths.flatMap(
          (path) => /^[^?]*[\\/]node_modules[\\/](?:@[^\\/?]+[\\/])?[^\\/?]+/.exec(path)?.[0] ?? [],
        )
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, JSON.stringify([...new Set(folders)].sort()))
      })
    },
  }
}
