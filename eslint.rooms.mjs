/**
 * The rooms of `lib`, from the lowest floor up, each with the rooms that it may import. They stand before it, so rooms cannot
 * import each other in a circle: `eslint.zones.mjs` checks this, and that no room is missing.
 */
export const libRooms = {
  config: '',
  text: '',
  browser: '',
  calendar: '',
  api: 'config',
  feedback: 'config api',
  storage: 'api feedback',
  photos: '',
  diary: 'text api storage',
  router: 'browser feedback',
  session: 'storage',
  theme: 'browser feedback storage',
  forms: '',
  monitoring: 'config browser router',
  offline: 'config browser',
  shell: 'storage',
  quantities: 'text api',
  shop: 'text api quantities',
  recipes: 'text browser api storage photos router quantities',
  pantry: 'text calendar api feedback storage quantities shop recipes',
  catalog: 'text api storage diary router shop recipes',
  'recipe-import': 'config text api storage recipes',
  'own-recipes':
    'text browser api feedback storage photos router quantities shop recipes catalog recipe-import',
  timers: 'text browser api feedback storage router',
  cooking: 'text storage quantities recipes',
  shopping: 'text calendar api storage quantities shop recipes',
  plan: 'text browser calendar api feedback storage router quantities shop recipes pantry shopping',
  planner:
    'text browser calendar api feedback storage diary quantities shop recipes pantry catalog shopping plan',
  orders: 'config text browser calendar api feedback storage router session forms shop shopping',
  'user-data':
    'text browser storage photos diary theme recipes pantry own-recipes cooking shopping plan planner orders',
  firebase: 'config session',
  household:
    'config text browser feedback storage diary router session recipes pantry own-recipes shopping plan user-data firebase',
  account: 'config text browser feedback storage photos router session user-data firebase household',
}

/**
 * The rooms of `components`, from the lowest floor up. `lib` are the rooms of `lib` that their views may import, `views`
 * other rooms of `components`. All may import `focus`, `ui` and `forms`. The `*-screen.tsx` of a feature put rooms together:
 * they may import all rooms but the shell and the style guide.
 */
export const viewRooms = {
  focus: { lib: 'browser' },
  ui: { lib: 'text', views: 'focus' },
  forms: { lib: '' },
  // Fields for texts of several lines, apart from the forms of the account, which load on more visits.
  writing: { lib: '' },
  shop: { lib: 'feedback shop' },
  timers: { lib: 'feedback router timers' },
  diary: {
    lib: 'browser calendar api feedback diary router recipes plan',
    views: 'writing',
  },
  recipes: {
    lib: 'text browser api feedback diary router quantities shop recipes',
  },
  // The end of cooking offers the heart and the diary.
  cooking: {
    lib: 'text browser api feedback router recipes timers cooking',
    views: 'timers diary recipes',
  },
  // A choice of a substitute changes the shopping list, too.
  substitutes: { lib: 'feedback quantities shop recipes shopping' },
  'own-recipes': {
    lib: 'config text api feedback photos diary router session recipes recipe-import own-recipes',
    views: 'writing recipes',
  },
  // The card that resumes a dish, a meal or the list, and the dishes of today read cooking, plan and shopping.
  catalog: {
    lib: 'text browser calendar api feedback diary router session shop recipes catalog cooking shopping plan',
    views: 'recipes',
  },
  pantry: {
    lib: 'text api router pantry',
    views: 'recipes catalog',
  },
  shopping: {
    lib: 'browser calendar api feedback router quantities shop catalog shopping',
    views: 'shop',
  },
  plan: {
    lib: 'browser calendar api feedback diary router quantities shop recipes pantry catalog shopping plan',
    views: 'recipes',
  },
  planner: {
    lib: 'browser calendar api feedback shop recipes catalog plan planner',
    views: 'catalog plan',
  },
  orders: {
    lib: 'browser calendar feedback storage router forms shop shopping orders',
    views: 'shop',
  },
  account: { lib: 'config feedback router session forms user-data account' },
  household: { lib: 'browser feedback router session household' },
  shell: {
    lib: 'config browser feedback router session theme monitoring offline shell recipes timers account',
    views: 'timers recipes shopping orders account',
  },
  styleguide: {
    lib: Object.keys(libRooms).join(' '),
    views:
      'shop timers diary recipes cooking substitutes own-recipes catalog pantry shopping plan planner orders ' +
      'account household shell',
  },
}
