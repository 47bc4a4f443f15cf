import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { transform } from 'esbuild'
import { compile } from 'tailwindcss'
import tailwindConfig from '../../tailwind.config'
import { writeFonts } from './fonts'

/**
 * Writes the style sheet of these pages: the app's style with the utilities that they use and no others. Returns the name
 * of the file, which changes with the content.
 */
export async function writeStyle(folder: string, pages: string[]): Promise<string> {
  const style = (await writeFonts(folder, pages)) + (await compileStyle(pages))
  const { code } = await transform(style, {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: ['safari16.4', 'chrome111', 'firefox128'],
  })
  const name = `page-${createHash('sha256').update(code).digest('hex').slice(0, 10)}.css`
  await writeFile(join(folder, name), code)
  return name
}

async function compileStyle(pages: string[]) {
  const compiler = await compile(await readFile('app/globals.css', 'utf8'), {
    base: resolve('app'),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? resolve(base, id) : resolve('node_modules', id)
      return { path, base: dirname(path), content: await readFile(path, 'utf8') }
    },
    loadModule: async (id, base) => ({ path: resolve(base, id), base, module: tailwindConfig }),
  })
  return compiler.build([...classesOf(pages)])
}

/** The classes of the pages without those of controls, of which these pages have none. */
function classesOf(pages: string[]) {
  const names = pages.flatMap((html) =>
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  return new Set(names.filter((name) => !/^(enabled|disabled):/.test(name)))
}
