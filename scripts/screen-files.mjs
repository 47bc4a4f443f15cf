import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A webpack plugin that writes which files each screen comes in, by the name of the screen's module. */
export function screenFiles(file) {
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tap('screen files', ({ chunkGroups }) => {
        const screens = chunkGroups.flatMap((group) => {
          const requests = group.origins.map(({ request }) => /([\w-]+)-screen$/.exec(request ?? '')?.[1])
          const name = requests.find(Boolean)
          return name ? [[name, group.getFiles().filter((one) => one.endsWith('.js'))]] : []
        })
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, JSON.stringify(Object.fromEntries(screens)))
      })
    },
  }
}
