import { minify } from 'terser'

/** Next's polyfills for old browsers come minified, and those browsers do not know the syntax that Terser writes. */
const isScript = (name) => name.endsWith('.js') && !name.startsWith('static/chunks/polyfills')

/** A minimizer for `optimization.minimizer` of webpack that runs Terser on every script of the site. */
export function terserMinimizer() {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack
      compiler.hooks.compilation.tap('terser', (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE
        compilation.hooks.processAssets.tapPromise({ name: 'terser', stage }, async (assets) => {
          for (const name of Object.keys(assets).filter(isScript)) {
            const { code } = await minify(assets[name].source().toString(), {
              ecma: 2020,
              // `reduce_funcs` moves single-use functions to where they are used, after which React DOM compresses worse.
              // `unsafe_arrows` breaks functions that are called with `new` and do not use `this`: only the polyfills have any.
              compress: { passes: 3, reduce_funcs: false, unsafe_arrows: true },
              // The licences of what ships are in docs/licences.md.
              format: { comments: false },
            })
            compilation.updateAsset(name, new sources.RawSource(code), { minimized: true })
          }
        })
      })
    },
  }
}
