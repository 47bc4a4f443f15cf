import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Category } from '@/lib/catalog/categories-api'
import type { RecipeCard } from '@/lib/recipes/recipes-api'
import { common } from '@/lib/feedback/messages'
import { closeEarlierTabs } from '@/testing/tabs'

/** Stores restore what is stored when their modules load: each test loads all of them anew. */
async function load() {
  vi.resetModules()
  const [storage, toasts, items, shopping, likes, saves, session, theme, servings, departments] =
    await Promise.all([
      import('@/lib/storage/storage'),
      import('@/lib/feedback/toasts-store'),
      import('@/lib/catalog/category-cache-store'),
      import('@/lib/shopping/shopping-store'),
      import('@/lib/recipes/likes-store'),
      import('@/lib/recipes/saves-store'),
      import('@/lib/session/session-store'),
      import('@/lib/theme/theme-store'),
      import('@/lib/recipes/servings-store'),
      import('@/lib/shopping/departments-store'),
    ])
  const stores = {
    items: () => items.useCategoryCacheStore.getState(),
    list: () => shopping.useShoppingStore.getState(),
    likes: () => likes.useLikesStore.getState(),
    saves: () => saves.useSavesStore.getState(),
    session: () => session.useSessionStore.getState(),
    theme: () => theme.useThemeStore.getState(),
    servings: () => servings.useServingsStore.getState(),
    departments: () => departments.useDepartmentsStore.getState(),
  }
  return {
    ...stores,
    forgetEverything: storage.clearStorage,
    toasts: () => toasts.useToastsStore.getState().toasts,
    /** What a tab shows of all that lasts, key by key. */
    shown: () => ({
      items: stores.items().items,
      shopList: stores.list().titles,
      likedRecipes: stores.likes().recipes,
      savedRecipes: stores.saves().recipes,
      access: stores.session().access,
      refresh: stores.session().refresh,
      isDark: stores.theme().choice,
      cart: stores.list().cart,
      servings: stores.servings().choices,
      needs: stores.list().recipeShares,
      bought: stores.list().bought,
      departments: stores.departments().order,
    }),
  }
}

const category = (id: string): Category => ({ id, name: `${id}.webp`, title: id, back: [`${id}-back.webp`] })
const recipe = (id: string): RecipeCard => ({ ...category(id), time: '40 минут', kcal: '733 ккал' })

const values = {
  // First: a title that is listed before its recipe counts as manual.
  needs: {
    shares: [
      {
        id: 'borscht',
        title: 'Борщ',
        servings: 9,
        baseServings: 6,
        ingredients: [{ title: 'Соль', quantity: '10 г', amount: { value: 10, unit: 'г', grams: 10 } }],
      },
    ],
    manual: [],
  },
  items: [category('soups'), category('salads')],
  shopList: ['Соль', 'Вода'],
  likedRecipes: [recipe('borscht')],
  savedRecipes: [recipe('ukha'), recipe('borscht')],
  access: 'user-1',
  refresh: 'token-1',
  isDark: true,
  cart: { counts: { Соль: 3 }, removed: ['Вода'] },
  servings: [
    { id: 'borscht', servings: 9 },
    { id: 'ukha', servings: 1 },
  ],
  bought: ['Вода'],
  departments: ['Хлеб', 'Овощи'],
}
type Key = keyof typeof values
const keys = Object.keys(values) as Key[]

const texts = Object.fromEntries(
  keys.map((key) => [key, typeof values[key] === 'string' ? values[key] : JSON.stringify(values[key])]),
) as Record<Key, string>

const nothing = {
  items: [],
  shopList: [],
  likedRecipes: [],
  savedRecipes: [],
  access: undefined,
  refresh: undefined,
  isDark: undefined,
  cart: { counts: {}, removed: [] },
  servings: [],
  needs: { shares: [], manual: [] },
  bought: [],
  departments: [],
}

type Tab = Awaited<ReturnType<typeof load>>

/** What a visitor does to fill each key with the value above. */
const filling: Record<Key, (tab: Tab) => void> = {
  items: ({ items }) => values.items.forEach((card) => items().add([card])),
  shopList: ({ list }) => list().addTitles(values.shopList),
  likedRecipes: ({ likes }) => values.likedRecipes.forEach((card) => likes().toggle(card)),
  savedRecipes: ({ saves }) => values.savedRecipes.forEach((card) => saves().toggle(card)),
  access: ({ session }) => session().settle({ id: values.access, refreshToken: 'x' }),
  refresh: ({ session }) => session().settle({ id: 'x', refreshToken: values.refresh }),
  isDark: ({ theme }) => theme().setDark(true),
  cart: ({ list }) => {
    list().setCount('Соль', 3)
    list().removeFromCart('Вода')
  },
  servings: ({ servings }) =>
    values.servings.forEach(({ id, servings: count }) => servings().choose(id, count)),
  needs: ({ list }) =>
    values.needs.shares.forEach(({ id, title, servings, baseServings, ingredients }) =>
      list().addRecipes([{ recipe: { id, title, ingredients }, scale: { servings, baseServings } }]),
    ),
  bought: ({ list }) => {
    list().addTitles(values.bought)
    list().tick('Вода')
  },
  departments: ({ departments }) => departments().setOrder(values.departments),
}

/** What takes it all away again, where a visitor can do that. */
const emptying: Partial<Record<Key, (tab: Tab) => void>> = {
  shopList: ({ list }) => list().clear(),
  likedRecipes: ({ likes }) => values.likedRecipes.forEach((card) => likes().toggle(card)),
  savedRecipes: ({ saves }) => values.savedRecipes.forEach((card) => saves().toggle(card)),
  access: ({ session }) => session().settle(undefined),
  refresh: ({ session }) => session().settle(undefined),
  cart: ({ list }) => list().resetCart(),
  servings: ({ servings }) => values.servings.forEach(({ id }) => servings().choose(id, undefined)),
  bought: ({ list }) => list().untick('Вода'),
  departments: ({ departments }) => departments().reset(),
}

const storeAll = () => keys.forEach((key) => localStorage.setItem(key, texts[key]))
const snapshot = () =>
  Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [key, String(value)]))

/** What the browser tells this tab about a change that another one has made. */
function inAnotherTab(key: Key, text: string | null) {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}

/** The storage with some of its methods replaced until the test ends. */
function stubStorage(methods: Partial<Storage>) {
  const real = localStorage
  const { getItem, setItem, removeItem, clear } = real
  const bound = Object.entries({ getItem, setItem, removeItem, clear }).map(
    ([name, method]) => [name, (...words: [string, string]) => Reflect.apply(method, real, words)] as const,
  )
  vi.stubGlobal('localStorage', { ...Object.fromEntries(bound), ...methods })
}

beforeEach(closeEarlierTabs)

describe('an empty storage', () => {
  it('leaves every store as on a first visit, and stays empty', async () => {
    const tab = await load()
    expect(tab.shown()).toEqual(nothing)
    expect(tab.session().status).toBe('unknown')
    expect(localStorage).toHaveLength(0)
    expect(tab.toasts()).toEqual([])
  })
})

describe.each(keys)('the key %s', (key) => {
  it('is restored by a new visit', async () => {
    localStorage.setItem(key, texts[key])
    const tab = await load()
    expect(tab.shown()).toEqual({ ...nothing, [key]: values[key] })
    expect(snapshot()).toEqual({ [key]: texts[key] })
  })

  it('is written when its store changes', async () => {
    const tab = await load()
    filling[key](tab)
    expect(tab.shown()[key]).toEqual(values[key])
    expect(localStorage.getItem(key)).toBe(texts[key])
  })

  it('follows another tab', async () => {
    const tab = await load()
    inAnotherTab(key, texts[key])
    expect(tab.shown()[key]).toEqual(values[key])
    inAnotherTab(key, null)
    expect(tab.shown()).toEqual(nothing)
  })

  it('is not written again by the tab that follows', async () => {
    await load()
    const write = vi.fn()
    inAnotherTab(key, texts[key])
    stubStorage({ setItem: write, removeItem: write })
    dispatchEvent(new StorageEvent('storage', { key, newValue: texts[key] }))
    expect(write).not.toHaveBeenCalled()
  })
})

it.each(Object.entries(emptying))('the key %s is absent once nothing is left', async (name, empty) => {
  const key = name as Key
  localStorage.setItem(key, texts[key])
  const tab = await load()
  empty(tab)
  expect(tab.shown()[key]).toEqual(nothing[key])
  expect(localStorage.getItem(key)).toBeNull()
})

describe('a value that does not fit', () => {
  const garbage: [Key, string][] = [
    ['items', '{"id":"soups"}'],
    ['items', '[{"id":'],
    ['shopList', 'Соль,Вода'],
    ['shopList', 'null'],
    ['shopList', '{"0":"Соль"}'],
    ['likedRecipes', '"borscht"'],
    ['likedRecipes', 'true'],
    ['savedRecipes', '12'],
    ['savedRecipes', ''],
    ['access', ''],
    ['refresh', ''],
    ['isDark', '"true"'],
    ['isDark', 'dark'],
    ['isDark', '1'],
    ['cart', '[]'],
    ['cart', '{"counts":{"salt":-1},"removed":[]}'],
    ['cart', '{"counts":{"salt":1.5},"removed":[]}'],
    ['cart', '{"counts":{},"removed":[7]}'],
    ['cart', '{"counts":{}}'],
    ['servings', '{"borscht":9}'],
    ['servings', '[{"id":"borscht","servings":0}]'],
    ['servings', '[{"id":"borscht","servings":1.5}]'],
    ['servings', '[{"id":"borscht","servings":100}]'],
    ['bought', '{"Вода":true}'],
    ['departments', '"Хлеб"'],
    ['needs', '[]'],
    ['needs', '{"shares":{},"own":[]}'],
    ['needs', '{"shares":[]}'],
  ]

  it.each(garbage)('for %s, such as %j, is set aside and costs no other key its value', async (key, text) => {
    storeAll()
    localStorage.setItem(key, text)
    const tab = await load()
    expect(tab.shown()).toEqual({ ...values, [key]: nothing[key] })
    expect(snapshot()).toEqual({
      ...Object.fromEntries(Object.entries(texts).filter(([other]) => other !== key)),
      [`${key}.aside`]: text,
    })
    expect(tab.toasts()).toEqual([])
  })

  it('of another tab is set aside too', async () => {
    const tab = await load()
    tab.list().addTitles(['Соль'])
    inAnotherTab('shopList', '{}')
    expect(tab.list().titles).toEqual([])
    expect(snapshot()).toEqual({ 'shopList.aside': '{}' })
  })

  it('makes way for a good one', async () => {
    localStorage.setItem('shopList', 'garbage')
    const tab = await load()
    tab.list().addTitles(['Соль'])
    expect(snapshot()).toEqual({ shopList: '["Соль"]', 'shopList.aside': 'garbage' })
  })
})

describe('a list with entries that do not fit', () => {
  it('keeps those that do', async () => {
    localStorage.setItem('shopList', JSON.stringify(['Соль', 7, '', '   ', null, ['Вода'], ' Вода ', 'Соль']))
    localStorage.setItem('items', JSON.stringify([category('soups'), { id: 'x' }, null, category('salads')]))
    localStorage.setItem('likedRecipes', JSON.stringify([category('no-time'), recipe('borscht')]))
    const tab = await load()
    expect(tab.shown()).toMatchObject({
      shopList: ['Соль', 'Вода'],
      items: values.items,
      likedRecipes: values.likedRecipes,
    })
  })

  it('keeps those shares of recipes, and those ingredients of a share, that do', async () => {
    const [good] = values.needs.shares
    const torn = [
      { ...good, id: 'no-servings', servings: 0 },
      { ...good, id: 'no-ingredients', ingredients: [{ title: '' }, null] },
      { ...good, ingredients: [null, ...(good?.ingredients ?? []), { title: 'Вода' }] },
      {
        ...good,
        id: 'no-amount',
        ingredients: [{ title: 'Вода', quantity: '1 л', amount: { value: -1, unit: 'л' } }],
      },
      'borscht',
    ]
    localStorage.setItem('needs', JSON.stringify({ shares: torn, manual: ['Вода', 7] }))
    const { list } = await load()
    expect(list().recipeShares).toEqual({
      shares: [good, { ...good, id: 'no-amount', ingredients: [{ title: 'Вода', quantity: '1 л' }] }],
      manual: ['Вода'],
    })
  })

  it('holds each id once', async () => {
    localStorage.setItem(
      'savedRecipes',
      JSON.stringify([recipe('a'), recipe('b'), { ...recipe('a'), title: 'A' }]),
    )
    const { saves } = await load()
    expect(saves().recipes.map(({ id, title }) => [id, title])).toEqual([
      ['a', 'A'],
      ['b', 'b'],
    ])
  })

  it('knows the cards of an older version, without what was added since', async () => {
    const older = { ...recipe('borscht'), back: undefined }
    localStorage.setItem('likedRecipes', JSON.stringify([{ ...older, liked: true }]))
    expect((await load()).likes().recipes).toEqual([{ ...older, back: [] }])
  })

  it('is set aside when none of its entries fits', async () => {
    localStorage.setItem('shopList', '[1,2]')
    const { list } = await load()
    expect(list().titles).toEqual([])
    expect(snapshot()).toEqual({ 'shopList.aside': '[1,2]' })
  })
})

describe('a storage that refuses', () => {
  const notRemembered = [expect.objectContaining({ type: 'warning', ...common.notRemembered })]
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError')
  }

  it('to write, being full, is survived: stores live on in memory, and the visitor hears of it once', async () => {
    const tab = await load()
    stubStorage({ setItem: refuse })
    keys.forEach((key) => filling[key](tab))
    expect(tab.shown()).toEqual({ ...values, access: 'x' })
    expect(tab.toasts()).toEqual(notRemembered)
  })

  it('everything, being forbidden, is survived from the start, with one word about it', async () => {
    vi.stubGlobal('localStorage', undefined)
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse })
    const tab = await load()
    expect(tab.shown()).toEqual(nothing)
    keys.forEach((key) => filling[key](tab))
    tab.list().remove(['Соль'])
    expect(tab.list().titles).toEqual(['Вода'])
    tab.forgetEverything()
    expect(tab.shown()).toEqual(nothing)
    expect(tab.toasts()).toEqual(notRemembered)
  })

  describe('to write, being full', () => {
    /** A visit with a title that is stored and one that is not; gives what readers of own data get. */
    async function visitFull() {
      localStorage.setItem('shopList', '["Соль"]')
      const tab = await load()
      const { readStoredData } = await import('@/lib/user-data/stored-data')
      stubStorage({ setItem: refuse })
      tab.list().addTitles(['Вода'])
      return { ...tab, read: () => readStoredData().shopList }
    }

    it('gives what the visitor sees to who reads own data and who empties it', async () => {
      const { read, forgetEverything } = await visitFull()
      expect(read()).toBe('["Соль","Вода"]')
      expect(forgetEverything()).toMatchObject({ shopList: '["Соль","Вода"]' })
      expect(read()).toBeUndefined()
    })

    it('gives what is stored again once there is room, or nothing is left', async () => {
      const { list, read } = await visitFull()
      list().clear()
      expect(read()).toBeUndefined()
      list().addTitles(['Мука'])
      expect(read()).toBe('["Мука"]')
      vi.unstubAllGlobals()
      list().addTitles(['Рис'])
      localStorage.setItem('shopList', '["Яйца"]')
      expect(read()).toBe('["Яйца"]')
    })

    it.each<[string, () => void, string | undefined]>([
      ['writes the key', () => inAnotherTab('shopList', '["Мука"]'), '["Мука"]'],
      [
        'empties all',
        () => {
          localStorage.clear()
          dispatchEvent(new StorageEvent('storage', { key: null }))
        },
        undefined,
      ],
    ])('gives way to another tab that %s', async (_, happen, text) => {
      const { read } = await visitFull()
      vi.unstubAllGlobals()
      happen()
      expect(read()).toBe(text)
    })
  })

  it('everything gives all the same what the visitor sees', async () => {
    vi.stubGlobal('localStorage', undefined)
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse })
    const tab = await load()
    tab.list().addTitles(['Соль'])
    expect(tab.forgetEverything()).toEqual({ shopList: '["Соль"]' })
  })

  it('to set a value aside costs neither that value nor the visit', async () => {
    localStorage.setItem('shopList', 'garbage')
    localStorage.setItem('isDark', 'true')
    stubStorage({ setItem: refuse })
    const tab = await load()
    expect(tab.shown()).toEqual({ ...nothing, isDark: true })
    expect(localStorage.getItem('shopList')).toBe('garbage')
    expect(tab.toasts()).toEqual(notRemembered)
  })
})

describe('the first thing saved in a visit', () => {
  async function visit(persist = vi.fn().mockResolvedValue(true)) {
    vi.stubGlobal('navigator', { storage: { persist } })
    return { ...(await load()), persist }
  }

  it('has the browser asked, once, to keep the storage', async () => {
    const { list, likes, persist } = await visit()
    list().addTitles(['Соль'])
    list().addTitles(['Вода'])
    likes().toggle(recipe('borscht'))
    expect(persist).toHaveBeenCalledOnce()
  })

  it('is not what was there, nor a cache, the session, the theme or a removal', async () => {
    storeAll()
    const { items, session, theme, list, persist } = await visit()
    items().add([category('fish')])
    session().settle({ id: 'user-1', refreshToken: 'token-2' })
    theme().setDark(false)
    list().clear()
    expect(persist).not.toHaveBeenCalled()
  })

  it.each<[string, object]>([
    ['refuses', { storage: { persist: () => Promise.reject(new TypeError('refused')) } }],
    ['cannot', {}],
  ])('is saved by a browser that %s all the same', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const { list } = await load()
    list().addTitles(['Соль'])
    expect(localStorage.getItem('shopList')).toBe('["Соль"]')
  })
})

describe('a long value', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Продукт ${index}`)
  const stored = () => (JSON.parse(localStorage.getItem('shopList') ?? '[]') as string[]).length

  async function visitWithMany() {
    localStorage.setItem('shopList', JSON.stringify(many(5000)))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    return load()
  }

  it('is written once, after what was done is shown', async () => {
    const { list } = await visitWithMany()
    const setItem = vi.fn<Storage['setItem']>()
    stubStorage({ setItem })
    list().remove(['Продукт 0'])
    list().remove(['Продукт 1'])
    expect(setItem).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(setItem).toHaveBeenCalledExactlyOnceWith('shopList', JSON.stringify(many(5000).slice(2)))
  })

  it('is not lost when the page goes', async () => {
    const { list } = await visitWithMany()
    list().remove(['Продукт 0'])
    dispatchEvent(new Event('pagehide'))
    expect(stored()).toBe(4999)
  })

  it('is there for who reads, and does not come back over what is written past it', async () => {
    const { list } = await visitWithMany()
    const { readStoredData, addStoredData } = await import('@/lib/user-data/stored-data')
    list().remove(['Продукт 0'])
    const texts = readStoredData()
    expect(JSON.parse(texts.shopList ?? '')).toHaveLength(4999)
    list().remove(['Продукт 1'])
    addStoredData(texts)
    vi.advanceTimersByTime(100)
    expect(stored()).toBe(4999)
    expect(list().titles).toHaveLength(4999)
  })

  it('is among what an emptying gives, and does not come back after it', async () => {
    const { list, forgetEverything } = await visitWithMany()
    list().remove(['Продукт 0'])
    expect(JSON.parse(forgetEverything()?.shopList ?? '')).toHaveLength(4999)
    vi.advanceTimersByTime(100)
    expect(localStorage.getItem('shopList')).toBeNull()
  })

  it('does not come back after another tab has emptied all', async () => {
    const { list } = await visitWithMany()
    list().remove(['Продукт 0'])
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    vi.advanceTimersByTime(100)
    expect(localStorage).toHaveLength(0)
    expect(list().titles).toEqual([])
  })

  it('of a page that is hidden waits for nothing', async () => {
    const { list } = await visitWithMany()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    list().remove(['Продукт 0'])
    expect(stored()).toBe(4999)
  })
})

describe('emptying', () => {
  it('gives what there was', async () => {
    storeAll()
    localStorage.setItem('of another app', '1')
    const { forgetEverything } = await load()
    expect(forgetEverything()).toEqual({ ...texts, 'of another app': '1' })
    expect(forgetEverything()).toEqual({})
  })

  it('forgets everything, foreign keys too', async () => {
    storeAll()
    localStorage.setItem('shopList.aside', 'garbage')
    const tab = await load()
    tab.session().settle({ id: 'user-1', refreshToken: 'token-1' })
    tab.forgetEverything()
    expect(tab.shown()).toEqual(nothing)
    expect(tab.session().status).toBe('out')
    expect(localStorage).toHaveLength(0)
  })

  it.each<[string, (tab: Tab) => void]>([
    ['here', ({ forgetEverything }) => forgetEverything()],
    ['in another tab', () => dispatchEvent(new StorageEvent('storage', { key: null }))],
  ])('%s leaves nothing to be undone, and other toasts alone', async (_, empty) => {
    const tab = await load()
    const [{ offerUndo }, { showToast }] = await Promise.all([
      import('@/lib/feedback/offer-undo'),
      import('@/lib/feedback/toasts-store'),
    ])
    offerUndo('Соль убрали', 'Соль вернули', () => tab.list().addTitles(['Соль']))
    showToast({ type: 'info', message: 'Таймер', action: 'Открыть', onClick: () => {} })
    empty(tab)
    expect(tab.toasts().map(({ message }) => message)).toEqual(['Таймер'])
  })

  it('by another tab empties this one', async () => {
    storeAll()
    const tab = await load()
    tab.session().trustStored()
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(tab.shown()).toEqual(nothing)
    expect(tab.session().status).toBe('out')
    expect(localStorage).toHaveLength(0)
  })
})

describe('a page that comes back from the back/forward cache', () => {
  const owned = () => localStorage.setItem('owner', 'user-1')
  /** The page is left, other pages change the storage, and Back shows it again. */
  function comeBack(meanwhile: () => void, { persisted = true } = {}) {
    dispatchEvent(new Event('pagehide'))
    meanwhile()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  }

  it('shows what was stored meanwhile, and writes nothing over it', async () => {
    const { needs, bought, ...rest } = texts
    const tab = await load()
    keys.forEach((key) => filling[key](tab))
    const elsewhere = {
      ...rest,
      shopList: '["Мука","Вода"]',
      bought,
      needs: needs.replaceAll('Соль', 'Мука'),
      likedRecipes: '[]',
      access: 'user-1',
    }
    comeBack(() => {
      localStorage.clear()
      Object.entries(elsewhere).forEach((entry) => localStorage.setItem(...entry))
    })
    expect(tab.shown()).toMatchObject({ shopList: ['Мука', 'Вода'], likedRecipes: [], bought: ['Вода'] })
    expect(JSON.stringify(tab.shown().needs)).toBe(elsewhere.needs)
    expect(snapshot()).toEqual(elsewhere)
    tab.list().addTitles(['Рис'])
    expect(localStorage.getItem('shopList')).toBe('["Мука","Вода","Рис"]')
  })

  it('is signed out, and holds nothing to be undone, when its account was logged out meanwhile', async () => {
    storeAll()
    owned()
    const tab = await load()
    tab.session().trustStored()
    const { offerUndo } = await import('@/lib/feedback/offer-undo')
    const { clearCount } = await import('@/lib/storage/storage')
    const before = clearCount()
    offerUndo('Соль убрали', 'Соль вернули', () => tab.list().addTitles(['Соль']))
    comeBack(() => {
      localStorage.clear()
      localStorage.setItem('owner', 'user-2')
      localStorage.setItem('shopList', '["Рис"]')
    })
    expect(tab.shown()).toEqual({ ...nothing, shopList: ['Рис'] })
    expect(tab.session()).toMatchObject({ status: 'out', owner: 'user-2' })
    expect(tab.toasts()).toEqual([])
    expect(clearCount()).toBe(before + 1)
  })

  it.each<[string, () => void]>([
    ['the same account is at home still', owned],
    ['a visitor’s data have found their account', () => {}],
  ])('keeps what can be undone where %s', async (_, begin) => {
    begin()
    const tab = await load()
    const { offerUndo } = await import('@/lib/feedback/offer-undo')
    offerUndo('Соль убрали', 'Соль вернули', () => tab.list().addTitles(['Соль']))
    comeBack(owned)
    expect(tab.session().owner).toBe('user-1')
    expect(tab.toasts()).toHaveLength(1)
  })

  it('keeps what a full storage has refused', async () => {
    const tab = await load()
    stubStorage({
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    tab.list().addTitles(['Соль'])
    comeBack(() => {})
    expect(tab.list().titles).toEqual(['Соль'])
  })

  it('is told from one that is shown for the first time', async () => {
    const tab = await load()
    tab.list().addTitles(['Соль'])
    comeBack(() => localStorage.clear(), { persisted: false })
    expect(tab.list().titles).toEqual(['Соль'])
  })
})

it('does not mind keys of other apps on the host', async () => {
  storeAll()
  localStorage.setItem('theme', 'dark')
  const tab = await load()
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  expect(tab.shown()).toEqual(values)
  expect(localStorage.getItem('theme')).toBe('dark')
})
