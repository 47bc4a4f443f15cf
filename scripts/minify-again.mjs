import { minify } from 'terser'

/** Next's polyfills for old browsers stay as they are: those do not know the newer syntax. */
const CHUNK = /^static\/chunks\/(?!polyfills).+\.js$/

/**
 * A webpack plugin that has Terser go over what SWC has minified: SWC keeps classes that only properties are given to,
 * as the Firebase SDK does with the providers that nobody here signs in by, and the words `function` and `return` of
 * the hundreds of getters by which Next's modules tell what they export.
 */
export function minifyAgain() {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack
      compiler.hooks.compilation.tap('minify again', (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
        compilation.hooks.processAssets.tapPromise({ name: 'minify again', stage }, async (assets) => {
          for (const name of Object.keys(assets).filter((one) => CHUNK.test(one))) {
            const { code } = await minify(assets[name].source().toString(), {
              ecma: 2020,
              // Unsafe for functions without `this` that are called by `new`: only the polyfills have such.
              compress: { passes: 3, unsafe_arrows: true },
            })
            compilation.updateAsset(name, new sources.RawSource(code))
          }
        })
      })
    },
  }
}
