import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A webpack plugin that writes which packages' modules are in the chunks, by the folders that hold them. */
export function shippedModules(file) {
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tap('shipped modules', ({ modules, chunkGraph }) => {
        const shipped = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
        // What webpack has put together into one module is several files.
        const paths = shipped.flatMap(
          (module) => module.modules?.map((one) => one.resource) ?? module.resource ?? [],
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
