import { readFileSync } from 'node:fs'
import { minify } from 'terser'

/** @type {import('terser').MinifyOptions} */
const options = {
  ecma: 2020,
  // `reduce_funcs` moves single-use functions to where they are used, after which React DOM compresses worse.
  // `unsafe_arrows` breaks functions that are called with `new` and do not use `this`: only the polyfills have any.
  compress: { passes: 3, reduce_funcs: false, unsafe_arrows: true },
  // The licences of what ships are in docs/licences.md.
  format: { comments: false },
}

/** Next's polyfills for old browsers come minified, and those browsers do not know the syntax that Terser writes. */
const isScript = (name) => name.endsWith('.js') && !name.startsWith('static/chunks/polyfills')

/**
 * A minimizer for `optimization.minimizer` of webpack that runs Terser on every script of the site. Its results are kept in
 * webpack's cache: sites that differ in their settings have most scripts in common.
 */
export function terserMinimizer() {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack
      compiler.hooks.compilation.tap('terser', (compilation) => {
        const cache = compilation.getCache(`terser ${terserVersion()} ${JSON.stringify(options)}`)
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE
        compilation.hooks.processAssets.tapPromise({ name: 'terser', stage }, async (assets) => {
          for (const name of Object.keys(assets).filter(isScript)) {
            const source = assets[name]
            const minified = await cache.providePromise(name, cache.getLazyHashedEtag(source), async () => {
              const { code } = await minify(source.source().toString(), options)
              return new sources.RawSource(code)
            })
            compilation.updateAsset(name, minified, { minimized: true })
          }
        })
      })
    },
  }
}

const terserVersion = () =>
  JSON.parse(readFileSync(new URL('../../node_modules/terser/package.json', import.meta.url), 'utf8')).version
