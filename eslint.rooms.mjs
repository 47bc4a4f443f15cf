import { readdirSync } from 'node:fs'

/**
 * The rooms of `lib`, from the lowest floor up, and what each may import. A room may list only rooms that stand before it,
 * so rooms cannot import each other in a circle.
 */
const libRooms = {
  config: [],
  text: [],
  browser: [],
  calendar: [],
  api: ['config'],
  feedback: ['config', 'api'],
  storage: ['api', 'feedback'],
  photos: [],
  diary: ['text', 'api', 'storage'],
  router: ['browser', 'feedback'],
  session: ['storage'],
  theme: ['browser', 'feedback', 'storage'],
  forms: [],
  monitoring: ['config', 'router'],
  offline: ['config', 'browser'],
  shell: ['storage'],
  quantities: ['text', 'api'],
  shop: ['text', 'api', 'quantities'],
  recipes: ['text', 'browser', 'api', 'storage', 'photos', 'router', 'quantities'],
  pantry: ['text', 'calendar', 'api', 'storage', 'quantities', 'shop', 'recipes'],
  catalog: ['text', 'api', 'storage', 'diary', 'router', 'shop', 'recipes'],
  'own-recipes': [
    'config',
    'text',
    'browser',
    'api',
    'feedback',
    'storage',
    'photos',
    'router',
    'quantities',
    'shop',
    'recipes',
    'catalog',
  ],
  timers: ['text', 'browser', 'api', 'feedback', 'storage', 'router'],
  cooking: ['text', 'storage', 'quantities', 'recipes'],
  shopping: ['text', 'calendar', 'api', 'storage', 'quantities', 'shop', 'recipes'],
  plan: [
    'text',
    'browser',
    'calendar',
    'api',
    'feedback',
    'storage',
    'router',
    'quantities',
    'shop',
    'recipes',
    'pantry',
    'shopping',
  ],
  planner: [
    'text',
    'browser',
    'calendar',
    'api',
    'feedback',
    'storage',
    'quantities',
    'shop',
    'recipes',
    'pantry',
    'catalog',
    'diary',
    'shopping',
    'plan',
  ],
  orders: [
    'text',
    'browser',
    'calendar',
    'config',
    'api',
    'feedback',
    'storage',
    'router',
    'session',
    'forms',
    'shop',
    'shopping',
  ],
  'user-data': [
    'text',
    'browser',
    'storage',
    'photos',
    'theme',
    'recipes',
    'pantry',
    'own-recipes',
    'diary',
    'cooking',
    'shopping',
    'plan',
    'planner',
    'orders',
  ],
  firebase: ['config', 'session'],
  household: [
    'config',
    'text',
    'browser',
    'storage',
    'session',
    'recipes',
    'pantry',
    'own-recipes',
    'diary',
    'shopping',
    'plan',
    'user-data',
    'firebase',
    'feedback',
    'router',
  ],
  account: ['config', 'feedback', 'storage', 'photos', 'session', 'user-data', 'firebase', 'household'],
}

/**
 * The rooms of `components`, from the lowest floor up. `lib` are the rooms of `lib` that their views may import, `views`
 * other rooms of `components`. All may import `focus`, `ui` and `forms`. The `*-screen.tsx` of a feature put rooms together:
 * they may import all rooms but the shell and the style guide.
 */
const viewRooms = {
  focus: { lib: ['browser'] },
  ui: { lib: ['text'], views: ['focus'] },
  forms: { lib: [] },
  // Fields for texts of several lines, apart from the forms of the account, which load on more visits.
  writing: { lib: [] },
  shop: { lib: ['feedback', 'shop'] },
  timers: { lib: ['feedback', 'router', 'timers'] },
  diary: {
    lib: ['browser', 'calendar', 'api', 'diary', 'feedback', 'router', 'recipes', 'plan'],
    views: ['writing'],
  },
  recipes: {
    lib: ['text', 'browser', 'api', 'feedback', 'router', 'quantities', 'shop', 'recipes', 'diary'],
  },
  // The end of cooking offers the heart and the diary.
  cooking: {
    lib: ['text', 'browser', 'api', 'feedback', 'router', 'recipes', 'timers', 'cooking'],
    views: ['timers', 'recipes', 'diary'],
  },
  // A choice of a substitute changes the shopping list, too.
  substitutes: { lib: ['feedback', 'quantities', 'shop', 'recipes', 'shopping'] },
  'own-recipes': {
    lib: [
      'config',
      'text',
      'api',
      'feedback',
      'router',
      'recipes',
      'own-recipes',
      'diary',
      'photos',
      'session',
    ],
    views: ['writing'],
  },
  // The card that resumes a dish, a meal or the list, and the dishes of today read cooking, plan and shopping.
  catalog: {
    lib: [
      'browser',
      'calendar',
      'api',
      'feedback',
      'router',
      'session',
      'shop',
      'recipes',
      'catalog',
      'diary',
      'cooking',
      'shopping',
      'plan',
    ],
    views: ['recipes'],
  },
  pantry: {
    lib: ['text', 'api', 'router', 'pantry'],
    views: ['recipes', 'catalog'],
  },
  shopping: {
    lib: ['browser', 'api', 'feedback', 'router', 'quantities', 'shop', 'shopping'],
    views: ['shop'],
  },
  plan: {
    lib: [
      'browser',
      'calendar',
      'api',
      'diary',
      'feedback',
      'router',
      'quantities',
      'shop',
      'recipes',
      'pantry',
      'catalog',
      'shopping',
      'plan',
    ],
    views: ['recipes'],
  },
  planner: {
    lib: ['api', 'browser', 'calendar', 'feedback', 'recipes', 'shop', 'catalog', 'plan', 'planner'],
    views: ['catalog', 'plan'],
  },
  orders: {
    lib: ['browser', 'calendar', 'feedback', 'storage', 'router', 'forms', 'shop', 'shopping', 'orders'],
    views: ['shop'],
  },
  account: { lib: ['config', 'feedback', 'session', 'forms', 'user-data', 'account'] },
  household: { lib: ['browser', 'feedback', 'router', 'session', 'household'] },
  shell: {
    lib: [
      'config',
      'browser',
      'feedback',
      'router',
      'session',
      'theme',
      'monitoring',
      'offline',
      'recipes',
      'shell',
      'timers',
      'account',
    ],
    views: ['timers', 'recipes', 'shopping', 'orders'],
  },
  styleguide: {
    lib: Object.keys(libRooms),
    views: [
      'shop',
      'timers',
      'cooking',
      'diary',
      'recipes',
      'substitutes',
      'catalog',
      'pantry',
      'own-recipes',
      'shopping',
      'plan',
      'planner',
      'orders',
      'account',
      'household',
      'shell',
    ],
  },
}

const libRoomNames = Object.keys(libRooms)
const viewRoomNames = Object.keys(viewRooms)
const belowFeatures = ['focus', 'ui', 'forms']
const aboveScreens = ['shell', 'styleguide']

for (const [folder, rooms] of Object.entries({ lib: libRooms, components: viewRooms })) {
  const entries = readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
  const missing = entries.find((entry) => entry.isDirectory() && !rooms[entry.name])
  if (missing) throw new Error(`eslint.rooms.mjs: ${folder}/${missing.name} is missing.`)
}
for (const [room, imports] of Object.entries(libRooms)) {
  const before = libRoomNames.slice(0, libRoomNames.indexOf(room))
  const wrong = imports.find((name) => !before.includes(name))
  if (wrong) throw new Error(`eslint.rooms.mjs: lib/${room} lists ${wrong}, which does not stand before it.`)
}
for (const [room, { lib, views = [] }] of Object.entries(viewRooms)) {
  const before = viewRoomNames.slice(0, viewRoomNames.indexOf(room))
  const wrong = [
    ...lib.filter((name) => !libRooms[name]),
    ...views.filter((name) => !before.includes(name)),
  ][0]
  if (wrong)
    throw new Error(`eslint.rooms.mjs: components/${room} lists ${wrong}, which does not stand before it.`)
}

const libPaths = (rooms) => rooms.map((room) => (room === 'config' ? './config.ts' : `./${room}`))
const viewPaths = (rooms) => rooms.map((room) => `./${room}`)

const libZones = Object.entries(libRooms)
  .filter(([room]) => room !== 'config')
  .flatMap(([room, imports]) => [
    {
      target: `./lib/${room}`,
      from: './lib',
      except: libPaths([room, ...imports]),
      message: `lib/${room} may import ${imports.join(', ') || 'no other room'} (eslint.rooms.mjs).`,
    },
  ])

const importableViews = (room, views) => (belowFeatures.includes(room) ? views : [...belowFeatures, ...views])

const viewZones = Object.entries(viewRooms).flatMap(([room, { lib, views = [] }]) => [
  {
    target: `./components/${room}/!(*-screen).{ts,tsx}`,
    from: './lib',
    except: libPaths(lib),
    message: `components/${room} may import ${lib.join(', ') || 'nothing'} of lib (eslint.rooms.mjs).`,
  },
  {
    target: `./components/${room}/!(*-screen|screens).{ts,tsx}`,
    from: './components',
    except: viewPaths([room, ...importableViews(room, views)]),
    message: `components/${room} may import ${importableViews(room, views).join(', ') || 'no other room'} (eslint.rooms.mjs).`,
  },
])

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
