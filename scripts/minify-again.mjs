import { minify } from 'terser'

/**
 * A webpack plugin that has Terser go over some of the chunks that SWC has minified: SWC keeps classes that only
 * properties are given to, as the Firebase SDK does with the providers that nobody here signs in by, and leaves
 * some hundred bytes more of what most screens share.
 */
export function minifyAgain(chunk) {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack
      compiler.hooks.compilation.tap('minify again', (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
        compilation.hooks.processAssets.tapPromise({ name: 'minify again', stage }, async (assets) => {
          for (const name of Object.keys(assets).filter((one) => chunk.test(one))) {
            const { code } = await minify(assets[name].source().toString(), {
              ecma: 2020,
              compress: { passes: 3 },
            })
            compilation.updateAsset(name, new sources.RawSource(code))
          }
        })
      })
    },
  }
}
