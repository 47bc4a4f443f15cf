// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

/** By what webpack's cache tells builds apart: its version, and the identifiers of the options of loaders. */
function cacheKeys(settings: Record<string, string>) {
  const script = `
    import config from './next.config.mjs'
    const webpackConfig = {
      resolve: { alias: {} }, output: {}, module: { rules: [] }, cache: { version: '' }, optimization: { splitChunks: {} },
    }
    config.webpack(webpackConfig, { isServer: true })
    const loaders = webpackConfig.module.rules.map(({ use }) => use).filter(({ options }) => options)
    console.log(JSON.stringify({ version: webpackConfig.cache.version, idents: loaders.map(({ ident }) => ident) }))
  `
  const args = ['--input-type=module', '--eval', script]
  return JSON.parse(
    execFileSync(process.execPath, args, { env: { ...process.env, ...settings }, encoding: 'utf8' }),
  ) as { version: string; idents: string[] }
}

describe("webpack's cache", () => {
  it('tells themes apart, on which the style sheet depends', () => {
    const versions = ['garden', 'market'].map((theme) => cacheKeys({ NEXT_PUBLIC_THEME: theme }).version)
    expect(new Set(versions).size).toBe(2)
  })

  it('tells the settings in scripts of workers apart', () => {
    const idents = ['https://one.example', 'https://two.example'].map(
      (url) => cacheKeys({ NEXT_PUBLIC_API_HOST: url }).idents,
    )
    expect(idents[0]).toHaveLength(1)
    expect(idents[0]).not.toEqual(idents[1])
  })
})
