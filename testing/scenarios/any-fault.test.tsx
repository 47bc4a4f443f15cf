import { act, fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { CategoriesScreen } from '@/components/catalog/categories-screen'
import { CategoryScreen } from '@/components/catalog/category-screen'
import { EditorScreen } from '@/components/shopping/editor-screen'
import { PantryScreen } from '@/components/catalog/pantry-screen'
import { RecipeScreen } from '@/components/recipes/recipe-screen'
import type { ScreenProps } from '@/lib/router/screen-props'
import { failures } from '@/lib/feedback/failure-messages'
import { failWith, mockApi, neverRespond, type Responder, respondWith, stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'
import { takeConsoleOutput } from '@/testing/console'
import { fakeTime } from '@/testing/time'
import { useShoppingStore } from '@/lib/shopping/shopping-store'

/** Every call of the API, everything that can go wrong with it: tried three times, then said, then recovered. */

type Call = {
  /** What follows '/api/'. */
  call: RegExp
  Screen: ComponentType<ScreenProps>
  id?: string
  /** A text that only the data bring. */
  data: string
}

const calls: Record<string, Call> = {
  'category pages': { call: /^selected\?/, Screen: CategoriesScreen, data: 'Завтраки' },
  'recipes of a category': {
    call: /^selected\/soups$/,
    Screen: CategoryScreen,
    id: 'soups',
    data: 'Борщ с говядиной',
  },
  'a recipe': {
    call: /^selected\/borscht\/category$/,
    Screen: RecipeScreen,
    id: 'borscht',
    data: 'Говядина на кости',
  },
  'a recipe in the editor': {
    call: /^selected\/borscht\/category$/,
    Screen: EditorScreen,
    id: 'borscht',
    data: 'Говядина на кости',
  },
  'the shop': { call: /^shop$/, Screen: CartScreen, data: 'Общая сумма' },
  'the recipe index': { call: /^recipes$/, Screen: PantryScreen, data: 'Свёкла' },
}

const html: Responder = () => new Response('<!doctype html><title>Вход в сеть</title>')
const cut: Responder = async (path) => {
  const whole = await (await mockApi(path)).text()
  return new Response(whole.slice(0, whole.length / 2))
}
const down: Responder = () => Promise.reject(new TypeError('Failed to fetch'))

const faults: Record<string, { respond: Responder; words: string }> = {
  'no connection': { respond: down, words: failures.network },
  '500': { respond: failWith(500), words: failures.status },
  '429': { respond: failWith(429), words: failures.status },
  'a web page': { respond: html, words: failures.shape },
  null: { respond: respondWith(null), words: failures.shape },
  'a text': { respond: respondWith('нечто другое'), words: failures.shape },
  'an object of another shape': {
    respond: respondWith({ count: 'many', soups: {}, borscht: 7 }),
    words: failures.shape,
  },
  'an array of something else': { respond: respondWith([7, [], null]), words: failures.shape },
  'half of the answer': { respond: cut, words: failures.shape },
  'no answer': { respond: neverRespond, words: failures.timeout },
}

/** Lets time go until nothing is waited for. */
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Longer than three attempts and the pauses between them. */
const ALL_ATTEMPTS_MS = 40_000

beforeEach(() => {
  resetApp()
  useShoppingStore.getState().addTitles(['Соль'])
  fakeTime()
})

describe.each(Object.entries(calls))('the call for %s', (_, { call, Screen, id = '', data }) => {
  /** The screen, with this answer to the one call and good ones to all others. */
  function open(respond: Responder) {
    const only: Responder = (path, signal) => (call.test(path) ? respond : mockApi)(path, signal)
    const api = stubApi(only)
    renderWithUser(<Screen id={id} query={new URLSearchParams()} />)
    return { api, attempts: () => api.calls.filter((path) => call.test(path)).length }
  }
  const isShown = () => screen.queryAllByText(data).length > 0
  const problem = () => screen.queryByRole('alert')?.textContent
  const heading = () => screen.getAllByRole('heading', { level: 1 })

  it.each(Object.entries(faults))(
    'that brings %s is tried again, explained, and recovers',
    async (_, fault) => {
      const { api, attempts } = open(fault.respond)
      await later(ALL_ATTEMPTS_MS)
      expect(attempts()).toBe(3)
      expect(problem()).toContain(fault.words)
      expect(heading()).toHaveLength(1)
      api.use(mockApi)
      fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
      await later(ALL_ATTEMPTS_MS)
      expect(isShown()).toBe(true)
      expect(problem()).toBeUndefined()
      for (const line of takeConsoleOutput('warn')) expect(line).toMatch(/^Left out of /)
    },
  )

  it('that fails twice is not worth a word', async () => {
    let left = 2
    const { attempts } = open((path, signal) => (left-- > 0 ? failWith(503) : mockApi)(path, signal))
    await later(ALL_ATTEMPTS_MS)
    expect(attempts()).toBe(3)
    expect(isShown()).toBe(true)
    expect(problem()).toBeUndefined()
  })

  it('that is slow is waited for', async () => {
    const { attempts } = open(async (path) => {
      await new Promise((resolve) => setTimeout(resolve, 9_900))
      return mockApi(path)
    })
    await later(9_800)
    expect(isShown()).toBe(false)
    expect(heading()).toHaveLength(1)
    await later(200)
    expect(isShown()).toBe(true)
    expect(attempts()).toBe(1)
  })

  it('that brings one bad entry shows the others', async () => {
    open(async (path) => {
      const answer: unknown = await (await mockApi(path)).json()
      return respondWith(withBadEntry(answer))(path)
    })
    await later(ALL_ATTEMPTS_MS)
    expect(isShown()).toBe(true)
    expect(problem()).toBeUndefined()
    expect(takeConsoleOutput('warn')).toEqual(
      expect.arrayContaining([expect.stringContaining('Left out of')]),
    )
  })

  it('that brings an empty array is no dead end', async () => {
    open(respondWith([]))
    await later(ALL_ATTEMPTS_MS)
    expect(heading()).toHaveLength(1)
    expect(document.body.textContent?.trim()).not.toBe('')
    expect(screen.queryByRole('status', { name: 'Загрузка' })).toBeNull()
  })
})

/** The answer with an entry in each of its lists that does not fit: another one each time, since each is reported once. */
function withBadEntry(answer: unknown): unknown {
  if (Array.isArray(answer)) return [{ id: Math.random() }, ...answer]
  return Object.fromEntries(
    Object.entries(answer as object).map(([key, value]) => [
      key,
      Array.isArray(value) ? withBadEntry(value) : value,
    ]),
  )
}
