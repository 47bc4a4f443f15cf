import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CartScreen } from '@/components/shopping/cart-screen'
import { EditorScreen } from '@/components/shopping/editor-screen'
import { ListScreen } from '@/components/shopping/list-screen'
import { useAnnouncerStore } from '@/lib/feedback/announcer-store'
import { useDepartmentsStore } from '@/lib/shopping/departments-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { byHandler, refusing, type Responder, silent, stubApi } from '@/testing/api'
import { startAfresh, toastMessages, visit } from '@/testing/app'
import { fakeTime } from '@/testing/time'
import { STAY_MS, useShoppingStore } from '@/lib/shopping/shopping-store'

const list = () => useShoppingStore.getState()
const said = () => useAnnouncerStore.getState().message
const button = (name: string) => screen.getByRole('button', { name })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const boxes = () =>
  screen
    .getAllByRole('checkbox')
    .map((one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent)
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const undo = () => {
  const toast = useToastsStore.getState().toasts.at(-1)
  expect(toast?.action).toBe('Отменить')
  act(() => toast?.onClick?.())
}

/** The list once the shop has said in which departments things stand. */
async function openByDepartment(...titles: string[]) {
  list().addTitles(titles)
  const api = stubApi()
  const { user, unmount } = visit(<ListScreen />)
  await screen.findByRole('button', { name: 'Порядок отделов' }, { timeout: 5000 })
  return { user, unmount, api }
}

function open(titles: string[], respond: Responder = silent) {
  list().addTitles(titles)
  const { calls } = stubApi(respond)
  return { ...visit(<ListScreen />), calls }
}

beforeEach(startAfresh)

describe('departments', () => {
  it('group the list in the order of the shop, the rest last', async () => {
    await openByDepartment('Соль', 'Мыло', 'Свёкла', 'Молоко')
    expect(headings()).toEqual(['Овощи и фрукты', 'Бакалея', 'Прочее'])
    expect(boxes()).toEqual(['Свёкла', 'Соль', 'Молоко', 'Мыло'])
  })

  it.each([
    ['do not answer', silent],
    ['fail', refusing(400)],
    [
      'tell no departments',
      async (path: string) => {
        const products = (await (await byHandler(path)).json()) as object[]
        return new Response(JSON.stringify(products.map((one) => ({ ...one, department: undefined }))))
      },
    ],
  ] satisfies [string, Responder][])('leave one plain list while they %s', async (_, respond) => {
    fakeTime()
    const { calls } = open(['Соль', 'Мыло', 'Свёкла'], respond)
    await act(() => vi.advanceTimersByTimeAsync(700))
    expect(calls).toContain('shop')
    expect(boxes()).toEqual(['Соль', 'Мыло', 'Свёкла'])
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Порядок отделов' })).toBeNull()
  })

  it('are put in another order by buttons and arrows, which lasts and can be taken back', async () => {
    const { user } = await openByDepartment('Соль', 'Свёкла')
    await user.click(button('Порядок отделов'))
    const panel = within(await screen.findByRole('region', { name: 'Порядок отделов' }))
    await user.click(panel.getByRole('button', { name: 'Выше: Бакалея' }))
    expect(localStorage.getItem('departments')).toBe('["Бакалея","Овощи и фрукты"]')
    expect(said()).toBe('Бакалея: 1 из 2')
    expect(boxes()).toEqual(['Соль', 'Свёкла'])
    await user.click(panel.getByRole('button', { name: 'Выше: Бакалея' }))
    expect(useDepartmentsStore.getState().order).toEqual(['Бакалея', 'Овощи и фрукты'])
    await user.keyboard('{ArrowDown}')
    expect(said()).toBe('Бакалея: 2 из 2')
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Выше: Бакалея' }))
    await user.keyboard('{ArrowUp}')
    await user.click(panel.getByRole('button', { name: 'Как было' }))
    expect(localStorage.getItem('departments')).toBeNull()
    expect(boxes()).toEqual(['Свёкла', 'Соль'])
    await user.click(panel.getByRole('button', { name: 'Готово' }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(document.activeElement).toBe(button('Порядок отделов'))
  })

  it('mark what is usually at home', async () => {
    await openByDepartment('Соль', 'Свёкла')
    const row = (title: string) => box(title).closest('li')?.textContent
    expect(row('Соль')).toContain('Обычно есть дома')
    expect(row('Свёкла')).not.toContain('Обычно есть дома')
  })
})

describe('ticking off', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const wait = (time: number) => act(() => vi.advanceTimersByTime(time))

  it('leaves the row in its place for five seconds, then folds it away; unticked it is back', () => {
    open(['Соль', 'Мука', 'Яйца'])
    fireEvent.click(box('Мука'))
    expect(said()).toBe('Куплено: Мука')
    expect(box('Мука').checked).toBe(true)
    expect(screen.getByText('Осталось: 2')).toBeTruthy()
    wait(STAY_MS - 1)
    expect(boxes()).toEqual(['Соль', 'Мука', 'Яйца'])
    expect(screen.queryByRole('button', { name: 'Куплено' })).toBeNull()
    wait(1)
    expect(boxes()).toEqual(['Соль', 'Яйца'])
    const folded = button('Куплено')
    expect(folded.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(folded)
    expect(boxes()).toEqual(['Соль', 'Яйца', 'Мука'])
    fireEvent.click(box('Мука'))
    expect(said()).toBe('Снова в списке: Мука')
    expect(boxes()).toEqual(['Соль', 'Мука', 'Яйца'])
    expect(list()).toMatchObject({ titles: ['Соль', 'Мука', 'Яйца'], bought: [] })
  })

  it('taken back in time moves nothing', () => {
    open(['Соль', 'Мука'])
    fireEvent.click(box('Соль'))
    wait(STAY_MS - 1)
    fireEvent.click(box('Соль'))
    wait(STAY_MS)
    expect(boxes()).toEqual(['Соль', 'Мука'])
  })

  it('hands the focus on to the row that follows, when the row leaves', () => {
    open(['Соль', 'Мука', 'Яйца'])
    for (const title of ['Мука', 'Яйца']) {
      act(() => box(title).focus())
      fireEvent.click(box(title))
    }
    wait(STAY_MS)
    expect(document.activeElement).toBe(box('Соль'))
  })

  it('is folded away at once on a later visit, and keeps what recipes need', () => {
    const recipe = { id: 'a', title: 'Блины', ingredients: [{ title: 'Мука', quantity: '300 г' }] }
    useShoppingStore.getState().addRecipes([{ recipe, scale: { servings: 4, baseServings: 4 } }])
    useShoppingStore.setState({ bought: ['Мука'] })
    open(['Соль'])
    expect(boxes()).toEqual(['Соль'])
    fireEvent.click(button('Куплено'))
    expect(box('Мука').closest('li')?.textContent).toContain('Мука, 300\u00a0г')
  })
})

describe('what is ticked off', () => {
  it('is no row of the cart', async () => {
    list().addTitles(['Соль', 'Молоко', 'Трюфель'])
    useShoppingStore.setState({ bought: ['Соль', 'Трюфель'] })
    stubApi()
    visit(<CartScreen />)
    await screen.findByText(/^Общая сумма/)
    expect(headings()).toEqual(['Молоко'])
    expect(screen.getByText(/^Общая сумма/).textContent).toBe('Общая сумма 2.35 руб.')
  })
})

describe('a removal', () => {
  it('of an entry can be undone, tick and place too', async () => {
    useShoppingStore.setState({ titles: ['Соль', 'Мука', 'Яйца'], positions: ['Соль', 'Мука', 'Яйца'] })
    list().tick('Мука')
    const { user } = open([])
    await user.click(button('X Мука'))
    expect(list()).toMatchObject({ titles: ['Соль', 'Яйца'], bought: [] })
    expect(toastMessages()).toEqual(['Удалено: Мука'])
    undo()
    expect(said()).toBe('Вернули: Мука')
    expect(list()).toMatchObject({ titles: ['Соль', 'Мука', 'Яйца'], bought: ['Мука'] })
  })

  it('of the whole list can be undone', async () => {
    const { user } = open(['Соль', 'Мука'])
    await user.click(button('Очистить список'))
    expect(screen.getByText('Ваш список пуст...')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(localStorage.getItem('shopList')).toBeNull()
    undo()
    expect(boxes()).toEqual(['Соль', 'Мука'])
  })
})

describe('an own entry', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Что ещё купить' })
  const error = () =>
    document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent ?? ''

  it('is added to an empty list too, and leaves the field ready for the next', async () => {
    const { user } = open([])
    await user.type(field(), '  зубная   паста{Enter}')
    expect(boxes()).toEqual(['зубная паста'])
    expect(said()).toBe('Добавлено: зубная паста')
    expect(field().value).toBe('')
    expect(document.activeElement).toBe(field())
    await user.type(field(), 'Мыло')
    await user.click(button('Добавить'))
    expect(list().titles).toEqual(['зубная паста', 'Мыло'])
  })

  it.each([
    ['   ', 'Напишите, что нужно купить'],
    ['й'.repeat(81), 'Слишком длинно: поместится 80 знаков'],
    ['СОЛЬ', '«Соль» уже в списке'],
  ])('that cannot be added is said to be so and stays to be corrected', async (typed, words) => {
    const { user } = open(['Соль'])
    await user.click(field())
    await user.paste(typed)
    await user.click(button('Добавить'))
    expect(error()).toBe(words)
    expect(field().value).toBe(typed)
    expect(list().titles).toEqual(['Соль'])
    await user.type(field(), '!')
    expect(error()).toBe('')
  })

  it('that is bought is needed again', async () => {
    useShoppingStore.setState({ titles: ['Соль'], bought: ['Соль'] })
    const { user } = open([])
    await user.type(field(), 'соль{Enter}')
    expect(said()).toBe('Снова в списке: Соль')
    expect(list()).toMatchObject({ titles: ['Соль'], bought: [] })
  })

  it('that a recipe has put there stays when the recipe is taken off', async () => {
    const ingredients = ['Лук', 'Рис'].map((title) => ({ title, quantity: '100 г' }))
    useShoppingStore
      .getState()
      .addRecipes([
        { recipe: { id: 'a', title: 'Плов', ingredients }, scale: { servings: 4, baseServings: 4 } },
      ])
    const { user } = open([])
    await user.type(field(), 'лук{Enter}')
    expect(error()).toBe('«Лук» уже в списке')
    act(() => void useShoppingStore.getState().removeRecipe('a'))
    expect(list().titles).toEqual(['Лук'])
  })

  it('takes the words of the shop', async () => {
    const { user } = await openByDepartment('Соль')
    await user.type(field(), 'свекла{Enter}')
    expect(list().titles).toEqual(['Соль', 'Свёкла'])
    expect(headings()).toEqual(['Овощи и фрукты', 'Бакалея'])
  })
})

describe('the list as text', () => {
  it('is copied by department, without what is bought', async () => {
    const { user } = await openByDepartment('Соль', 'Свёкла', 'Молоко')
    await user.click(box('Молоко'))
    await user.click(button('Скопировать список'))
    await waitFor(() => expect(toastMessages()).toEqual(['Список скопирован']))
    expect(await navigator.clipboard.readText()).toBe('Овощи и фрукты\nСвёкла\n\nБакалея\nСоль')
  })

  it('that may not be copied is said', async () => {
    const { user } = open(['Соль'])
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await user.click(button('Скопировать список'))
    await waitFor(() => expect(toastMessages()).toEqual(['Скопировать не вышло: браузер не разрешает']))
  })

  it('is not copied when all is bought', async () => {
    useShoppingStore.setState({ titles: ['Соль'], bought: ['Соль'] })
    const { user } = open([])
    await user.click(button('Скопировать список'))
    expect(toastMessages()).toEqual(['Всё уже куплено — копировать нечего'])
  })

  it('is shared where the browser can, and closing the sheet is no error', async () => {
    const share = vi.fn().mockResolvedValue(undefined)
    const { user, unmount } = open(['Соль', 'Мука'])
    expect(screen.queryByRole('button', { name: 'Поделиться' })).toBeNull()
    unmount()
    Object.assign(navigator, { share })
    visit(<ListScreen />)
    await user.click(button('Поделиться'))
    expect(share).toHaveBeenCalledWith({ title: 'Мой шоппинг лист', text: 'Соль\nМука' })
    share.mockRejectedValue(new DOMException('', 'AbortError'))
    await user.click(button('Поделиться'))
    expect(toastMessages()).toEqual([])
    share.mockRejectedValue(new DOMException('', 'DataError'))
    await user.click(button('Поделиться'))
    await waitFor(() =>
      expect(toastMessages()).toEqual(['Поделиться не вышло. Попробуйте скопировать список.']),
    )
    Reflect.deleteProperty(navigator, 'share')
  })

  it('is printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = open(['Соль'])
    await user.click(button('Распечатать'))
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('the editor', () => {
  async function openEditor() {
    stubApi()
    const { user } = visit(<EditorScreen id="borscht" query={new URLSearchParams()} />)
    await screen.findByRole('heading', { name: 'Обычно есть дома' })
    return user
  }
  const all = ['Говядина на кости', 'Вода', 'Свёкла', 'Чеснок', 'Соль']

  it('asks about what is usually at home, and saves it unless told otherwise, in the recipe’s order', async () => {
    const user = await openEditor()
    expect(boxes()).toEqual(['Вода', 'Соль'])
    await user.click(button('Сохранить'))
    expect(list().titles).toEqual(all)
  })

  it('leaves out what is at home, one by one or all at once, and takes it back', async () => {
    const user = await openEditor()
    await user.click(box('Соль'))
    expect(button('Всё есть дома').getAttribute('aria-pressed')).toBe('false')
    await user.click(box('Вода'))
    expect(button('Всё есть дома').getAttribute('aria-pressed')).toBe('true')
    await user.click(button('Всё есть дома'))
    expect([box('Вода').checked, box('Соль').checked]).toEqual([false, false])
    await user.click(button('Всё есть дома'))
    await user.click(box('Вода'))
    await user.click(button('Сохранить'))
    expect(list().titles).toEqual(all.filter((title) => title !== 'Соль'))
  })

  it('undoes its removals one after the other', async () => {
    const user = await openEditor()
    expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull()
    await user.click(button('X Чеснок'))
    await user.click(button('X Соль'))
    await user.click(button('Отменить'))
    expect(said()).toBe('Вернули: Соль')
    await user.click(button('Отменить'))
    expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull()
    await user.click(button('Сохранить'))
    expect(list().titles).toEqual(all)
  })
})
