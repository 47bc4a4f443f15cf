import { readdirSync } from 'node:fs'
import { libRooms, viewRooms } from './eslint.rooms.mjs'

const belowFeatures = ['focus', 'ui', 'forms']
const aboveScreens = ['shell', 'styleguide']

/** The names in a cell of the tables. */
const named = (cell = '') => cell.split(' ').filter(Boolean)

const libImports = Object.entries(libRooms).map(([room, imports]) => ({ room, imports: named(imports) }))
const viewImports = Object.entries(viewRooms).map(([room, { lib, views }]) => ({
  room,
  lib: named(lib),
  views: named(views),
}))
const viewRoomNames = Object.keys(viewRooms)

for (const [folder, rooms] of Object.entries({ lib: libRooms, components: viewRooms })) {
  const entries = readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
  const missing = entries.find((entry) => entry.isDirectory() && !(entry.name in rooms))
  if (missing) throw new Error(`eslint.rooms.mjs: ${folder}/${missing.name} is missing.`)
}
for (const [index, { room, imports }] of libImports.entries()) {
  const before = Object.keys(libRooms).slice(0, index)
  const wrong = imports.find((name) => !before.includes(name))
  if (wrong) throw new Error(`eslint.rooms.mjs: lib/${room} lists ${wrong}, which does not stand before it.`)
}
for (const [index, { room, lib, views }] of viewImports.entries()) {
  const before = viewRoomNames.slice(0, index)
  const wrong = lib.find((name) => !(name in libRooms)) ?? views.find((name) => !before.includes(name))
  if (wrong)
    throw new Error(`eslint.rooms.mjs: components/${room} lists ${wrong}, which does not stand before it.`)
}

const libPaths = (rooms) => rooms.map((room) => (room === 'config' ? './config.ts' : `./${room}`))
const viewPaths = (rooms) => rooms.map((room) => `./${room}`)

const libZones = libImports
  .filter(({ room }) => room !== 'config')
  .map(({ room, imports }) => ({
    target: `./lib/${room}`,
    from: './lib',
    except: libPaths([room, ...imports]),
    message: `lib/${room} may import ${imports.join(', ') || 'no other room'} (eslint.rooms.mjs).`,
  }))

const viewZones = viewImports.flatMap(({ room, lib, views }) => {
  const importable = belowFeatures.includes(room) ? views : [...belowFeatures, ...views]
  return [
    {
      target: `./components/${room}/!(*-screen).{ts,tsx}`,
      from: './lib',
      except: libPaths(lib),
      message: `components/${room} may import ${lib.join(', ') || 'nothing'} of lib (eslint.rooms.mjs).`,
    },
    {
      target: `./components/${room}/!(*-screen|screens).{ts,tsx}`,
      from: './components',
      except: viewPaths([room, ...importable]),
      message: `components/${room} may import ${importable.join(', ') || 'no other room'} (eslint.rooms.mjs).`,
    },
  ]
})

/** The zones of `import-x/no-restricted-paths`. */
export const zones = [
  ...libZones,
  { target: './lib', from: './components', message: 'lib knows no component.' },
  { target: ['./lib', './components'], from: './app', message: 'Only Next loads what is in app.' },
  {
    target: ['./lib', './components', './app'],
    from: ['./testing', './scripts', './mock-api', './e2e', './film', './sync-server', './pictures'],
    message: 'The app imports nothing of tests, commands and servers.',
  },
  ...viewZones,
  {
    target: './components/**/*-screen.tsx',
    from: './components',
    except: viewPaths(viewRoomNames.filter((room) => !aboveScreens.includes(room))),
    message: 'Screens know neither the shell nor the style guide.',
  },
  {
    target: './app',
    from: './components',
    except: viewPaths(['ui', 'shell', 'styleguide']),
    message: 'app shows the shell, the style guide and ui.',
  },
]
