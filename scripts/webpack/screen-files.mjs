/** Where the list is written, below `_next/` of the exported site. */
export const SCREEN_FILES = 'static/screen-files.json'

const SCREEN = /[\\/]components[\\/][^\\/]+[\\/]([\w-]+)-screen\.tsx$/

/**
 * A webpack plugin that lists the chunk files of each screen, by the screen's name: `cart` for a module
 * `components/ROOM/cart-screen.tsx` that is loaded by `import()`. scripts/inject-boot-data.ts reads the list.
 */
export function screenFiles() {
  return {
    apply(compiler) {
      const { Compilation, sources, WebpackError } = compiler.webpack
      compiler.hooks.compilation.tap('screen files', (compilation) => {
        // By then the names of the files have their final hashes.
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
        compilation.hooks.processAssets.tap({ name: 'screen files', stage }, () => {
          const { chunkGraph, modules, moduleGraph } = compilation
          const modulesByName = new Map()
          const list = {}
          for (const block of [...modules].flatMap((module) => module.blocks)) {
            const path = pathOf(moduleGraph.getModule(block.dependencies[0]))
            const [, name] = SCREEN.exec(path) ?? []
            const group = name && chunkGraph.getBlockChunkGroup(block)
            if (!group) continue
            const known = modulesByName.get(name) ?? path
            if (known !== path)
              compilation.errors.push(new WebpackError(`Two screens have one name: ${known} and ${path}`))
            modulesByName.set(name, path)
            list[name] = group.getFiles().filter((file) => file.endsWith('.js'))
          }
          compilation.emitAsset(SCREEN_FILES, new sources.RawSource(JSON.stringify(list)))
        })
      })
    },
  }
}

/** The path of a module, or of the one at the root of those that webpack has concatenated. */
const pathOf = (module) => module?.rootModule?.resource ?? module?.resource ?? ''
