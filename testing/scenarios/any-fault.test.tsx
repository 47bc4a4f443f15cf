import { act, fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { CategoriesScreen } from '@/components/catalog/categories-screen'
import { CategoryScreen } from '@/components/catalog/category-screen'
import { EditorScreen } from '@/components/shopping/editor-screen'
import { PantryScreen } from '@/components/pantry/pantry-screen'
import { RecipeScreen } from '@/components/recipes/recipe-screen'
import type { ScreenProps } from '@/lib/router/screen-props'
import {
  connectionError,
  failWith,
  mockApi,
  neverRespond,
  type Responder,
  respondWith,
  stubApi,
} from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'
import { takeConsoleOutput } from '@/testing/console'
import { fakeTime } from '@/testing/time'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

/** Every API call with every kind of failure: three attempts, an explanation, then a recovery. */

type Call = {
  /** Matches the path after '/api/'. */
  path: RegExp
  Screen: ComponentType<ScreenProps>
  id?: string
  /** A text that is shown only once the data is loaded. */
  data: string
}

const calls: Record<string, Call> = {
  'category pages': { path: /^selected\?/, Screen: CategoriesScreen, data: 'Завтраки' },
  'recipes of a category': {
    path: /^selected\/soups$/,
    Screen: CategoryScreen,
    id: 'soups',
    data: '2 часа 20 минут',
  },
  'a recipe': {
    path: /^selected\/borscht\/category$/,
    Screen: RecipeScreen,
    id: 'borscht',
    data: 'Говядина на кости',
  },
  'a recipe in the editor': {
    path: /^selected\/borscht\/category$/,
    Screen: EditorScreen,
    id: 'borscht',
    data: 'Говядина на кости',
  },
  'the shop': { path: /^shop$/, Screen: CartScreen, data: 'Общая сумма' },
  'the recipe index': { path: /^recipes$/, Screen: PantryScreen, data: 'Свёкла' },
}

const html: Responder = () => new Response('<!doctype html><title>Вход в сеть</title>')
const truncated: Responder = async (path) => {
  const text = await (await mockApi(path)).text()
  return new Response(text.slice(0, text.length / 2))
}

const overloaded = 'Сервер сейчас не справляется. Попробуйте ещё раз чуть позже.'
const unreadable = 'Сервер прислал непонятный ответ. Попробуйте ещё раз чуть позже.'

const faults: Record<string, { respond: Responder; message: string }> = {
  'no connection': {
    respond: connectionError,
    message: 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.',
  },
  '500': { respond: failWith(500), message: overloaded },
  '429': { respond: failWith(429), message: overloaded },
  'an HTML page': { respond: html, message: unreadable },
  null: { respond: respondWith(null), message: unreadable },
  'a string': { respond: respondWith('нечто другое'), message: unreadable },
  'an object of another shape': {
    respond: respondWith({ count: 'many', soups: {}, borscht: 7 }),
    message: unreadable,
  },
  'an array of invalid entries': { respond: respondWith([7, [], null]), message: unreadable },
  'truncated JSON': { respond: truncated, message: unreadable },
  'a timeout': { respond: neverRespond, message: 'Сервер отвечает слишком долго. Попробуйте ещё раз.' },
}

/** Advances the fake timers and flushes React updates. */
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Longer than three attempts with their delays. */
const ALL_ATTEMPTS_MS = 40_000

beforeEach(() => {
  resetApp()
  useShoppingStore.getState().addTitles(['Соль'])
  fakeTime()
})

describe.each(Object.entries(calls))('the call for %s', (_, { path: pattern, Screen, id = '', data }) => {
  /** Renders the screen with this response to the call and valid responses to all others. */
  function open(respond: Responder) {
    const api = stubApi((path, init) => (pattern.test(path) ? respond : mockApi)(path, init))
    renderWithUser(<Screen id={id} query={new URLSearchParams()} />)
    return { api, attempts: () => api.calls.filter((path) => pattern.test(path)).length }
  }
  const isShown = () => screen.queryAllByText(data).length > 0
  const problem = () => screen.queryByRole('alert')?.textContent
  const heading = () => screen.getAllByRole('heading', { level: 1 })

  it.each(Object.entries(faults))(
    'with %s is attempted three times, explains the failure and recovers',
    async (_, fault) => {
      const { api, attempts } = open(fault.respond)
      await advance(ALL_ATTEMPTS_MS)
      expect(attempts()).toBe(3)
      expect(problem()).toContain(fault.message)
      expect(heading()).toHaveLength(1)
      api.use(mockApi)
      fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
      await advance(ALL_ATTEMPTS_MS)
      expect(isShown()).toBe(true)
      expect(problem()).toBeUndefined()
      for (const line of takeConsoleOutput('warn')) expect(line).toMatch(/^Left out of /)
    },
  )

  it('shows no error if the third attempt succeeds', async () => {
    let remainingFailures = 2
    const { attempts } = open((path, init) => (remainingFailures-- > 0 ? failWith(503) : mockApi)(path, init))
    await advance(ALL_ATTEMPTS_MS)
    expect(attempts()).toBe(3)
    expect(isShown()).toBe(true)
    expect(problem()).toBeUndefined()
  })

  it('waits for a response that takes just under the timeout', async () => {
    const { attempts } = open(async (path) => {
      await new Promise((resolve) => setTimeout(resolve, 9_900))
      return mockApi(path)
    })
    await advance(9_800)
    expect(isShown()).toBe(false)
    expect(heading()).toHaveLength(1)
    await advance(200)
    expect(isShown()).toBe(true)
    expect(attempts()).toBe(1)
  })

  it('shows the valid entries if one is invalid', async () => {
    open(async (path) => {
      const content: unknown = await (await mockApi(path)).json()
      return respondWith(withInvalidEntry(content))(path)
    })
    await advance(ALL_ATTEMPTS_MS)
    expect(isShown()).toBe(true)
    expect(problem()).toBeUndefined()
    expect(takeConsoleOutput('warn')).toEqual(
      expect.arrayContaining([expect.stringContaining('Left out of')]),
    )
  })

  it('leaves neither an empty screen nor a skeleton after an empty array', async () => {
    open(respondWith([]))
    await advance(ALL_ATTEMPTS_MS)
    expect(heading()).toHaveLength(1)
    expect(document.body.textContent?.trim()).not.toBe('')
    expect(screen.queryByRole('status', { name: 'Загрузка' })).toBeNull()
  })
})

/** Adds an invalid entry to each array, with a new id each time because an entry is reported only once. */
function withInvalidEntry(content: unknown): unknown {
  if (Array.isArray(content)) return [{ id: Math.random() }, ...content]
  return Object.fromEntries(
    Object.entries(content as object).map(([key, value]) => [
      key,
      Array.isArray(value) ? withInvalidEntry(value) : value,
    ]),
  )
}
