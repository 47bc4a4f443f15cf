import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { RECENTLY_BOUGHT_MS, useShoppingStore } from '@/lib/shopping/shopping-store'
import { addDays, today } from '@/lib/calendar/days'
import { usePantryStore } from '@/lib/pantry/pantry-store'
import { useProductNotesStore } from '@/lib/shopping/product-notes-store'
import { grams } from '@/testing/ingredients'
import { failWith, mockApi, respondWith } from '@/testing/api'
import { toastMessages } from '@/testing/app'
import { announced, button, checkbox, checkboxTitles, list, openList, undo } from '@/testing/shopping-list'

describe('a tick on ListScreen', () => {
  beforeEach(() => void vi.useFakeTimers())

  const wait = (time: number) => act(() => vi.advanceTimersByTime(time))

  it('moves the row to the collapsed bought titles after three seconds, and back when it is removed', () => {
    openList(['Соль', 'Мука', 'Яйца'])
    fireEvent.click(checkbox('Мука'))
    expect(announced()).toBe('Куплено: Мука')
    expect(checkbox('Мука').checked).toBe(true)
    expect(screen.getByText('2 товара')).toBeTruthy()
    wait(RECENTLY_BOUGHT_MS - 1)
    expect(checkboxTitles()).toEqual(['Соль', 'Мука', 'Яйца'])
    expect(screen.queryByRole('button', { name: /^Куплено/ })).toBeNull()
    wait(1)
    expect(checkboxTitles()).toEqual(['Соль', 'Яйца'])
    const folded = button('Куплено (1)')
    expect(folded.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(folded)
    expect(checkboxTitles()).toEqual(['Соль', 'Яйца', 'Мука'])
    fireEvent.click(checkbox('Мука'))
    expect(announced()).toBe('Снова в списке: Мука')
    expect(checkboxTitles()).toEqual(['Соль', 'Мука', 'Яйца'])
    expect(list()).toMatchObject({ titles: ['Соль', 'Мука', 'Яйца'], bought: [] })
  })

  it('keeps the screen on until the visitor leaves', async () => {
    const release = vi.fn(async () => {})
    const request = vi.fn(async () => Object.assign(new EventTarget(), { released: false, release }))
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
    const { unmount } = openList(['Соль', 'Мука'])
    expect(request).not.toHaveBeenCalled()
    await act(async () => void fireEvent.click(checkbox('Соль')))
    wait(RECENTLY_BOUGHT_MS)
    expect(request).toHaveBeenCalledOnce()
    expect(release).not.toHaveBeenCalled()
    unmount()
    expect(release).toHaveBeenCalledOnce()
  })

  it('moves nothing when it is removed within three seconds', () => {
    openList(['Соль', 'Мука'])
    fireEvent.click(checkbox('Соль'))
    wait(RECENTLY_BOUGHT_MS - 1)
    fireEvent.click(checkbox('Соль'))
    wait(RECENTLY_BOUGHT_MS)
    expect(checkboxTitles()).toEqual(['Соль', 'Мука'])
  })

  it('no longer fades the row out once it is needed again', () => {
    openList(['Соль', 'Мука'])
    const isFading = () => checkbox('Мука').closest('li')?.className.includes('animate-bought')
    fireEvent.click(checkbox('Мука'))
    expect(isFading()).toBe(true)
    act(() => list().addManual(['Мука']))
    expect(isFading()).toBe(false)
  })

  it('moves the focus to the next row when the focused row moves', () => {
    openList(['Соль', 'Мука', 'Яйца'])
    for (const title of ['Мука', 'Яйца']) {
      act(() => checkbox(title).focus())
      fireEvent.click(checkbox(title))
    }
    wait(RECENTLY_BOUGHT_MS)
    expect(document.activeElement).toBe(checkbox('Соль'))
  })

  it('keeps the row among the bought titles, with what is needed, on a later visit', () => {
    const recipe = { id: 'a', title: 'Блины', ingredients: [{ title: 'Мука', quantity: '300 г' }] }
    useShoppingStore.getState().addRecipes([{ recipe, scale: { servings: 4, baseServings: 4 } }])
    useShoppingStore.setState({ bought: ['Мука'] })
    openList(['Соль'])
    expect(checkboxTitles()).toEqual(['Соль'])
    fireEvent.click(button('Куплено (1)'))
    expect(checkbox('Мука').closest('li')?.textContent).toContain('нужно\u00a0300\u00a0г')
  })
})

describe('what a bought pack leaves', () => {
  const flour = {
    id: 'f',
    title: 'Мука',
    price: 2,
    quantity: '1 кг',
    pack: { value: 1, unit: 'кг' },
    shelfLifeDays: 30,
  }
  const recipe = { id: 'a', title: 'Блины', ingredients: [grams('Мука', 300)] }

  it('is kept in the pantry, and the row names it when the product is listed again', async () => {
    useShoppingStore.getState().addRecipes([{ recipe, scale: { servings: 4, baseServings: 4 } }])
    const { user } = openList([], respondWith([flour]))
    await screen.findByText(', 1 кг')
    await user.click(checkbox('Мука'))
    const until = addDays(today(), 30)
    expect(usePantryStore.getState().items).toEqual([
      { title: 'Мука', amount: { value: 700, unit: 'г' }, until },
    ])
    expect(checkbox('Мука').closest('li')?.textContent).not.toContain('есть')
    await user.click(checkbox('Мука'))
    expect(usePantryStore.getState().items).toEqual([])
    await user.click(checkbox('Мука'))
    act(() => list().addManual(['Мука']))
    expect(checkbox('Мука').closest('li')?.textContent).toMatch(
      /дома\u00a0есть\u00a0700\u00a0г, до\u00a0\d{1,2}\u00a0[а-я]+/,
    )
  })
})

it('A row does not say what is needed where that is what is bought', async () => {
  const milk = { id: 'm', title: 'Молоко', price: 2, quantity: '1 л', pack: { value: 1, unit: 'л' } }
  const needs = (value: number) => ({ title: 'Молоко', quantity: '', amount: { value, unit: 'мл' } })
  const porridge = { id: 'a', title: 'Каша', ingredients: [needs(1000)] }
  list().addRecipes([{ recipe: porridge, scale: { servings: 4, baseServings: 4 } }])
  openList([], respondWith([milk]))
  await screen.findByText(', 1 л')
  expect(checkbox('Молоко').closest('li')?.textContent).not.toContain('нужно')
  act(() => list().addRecipes([{ recipe: porridge, scale: { servings: 2, baseServings: 4 } }]))
  expect(checkbox('Молоко').closest('li')?.textContent).toContain('нужно\u00a0500\u00a0мл')
})

describe('what is at home on ListScreen', () => {
  it('is said without an amount where none is known, and not said once it has spoilt', () => {
    usePantryStore.setState({
      items: [{ title: 'Мука' }, { title: 'Молоко', until: addDays(today(), -1) }],
    })
    openList(['Мука', 'Молоко', 'Соль'])
    const notes = ['Мука', 'Молоко', 'Соль'].map((title) => checkbox(title).closest('li')?.textContent)
    expect(notes).toEqual(['Мукадома\u00a0естьX', 'МолокоX', 'СольX'])
  })
})

describe('a press on a row of ListScreen', () => {
  /** Opens the list, presses «X Молоко» and only then lets the shop say where the rows belong. */
  async function pressBeforePrices() {
    let respond = () => {}
    const response = new Promise<Response>((resolve) => (respond = () => resolve(mockApi('shop'))))
    const { user } = openList(['Молоко', 'Мыло', 'Свёкла'], () => response)
    await user.pointer({ keys: '[MouseLeft>]', target: button('X Молоко') })
    respond()
    expect(await screen.findByText(/^На кассе/)).toBeTruthy()
    expect(checkboxTitles()).toEqual(['Молоко', 'Мыло', 'Свёкла'])
    return user
  }

  it('is a click even if prices that move the row arrive during it', async () => {
    const user = await pressBeforePrices()
    await user.pointer('[/MouseLeft]')
    expect(toastMessages()).toEqual(['Удалено: Молоко'])
    await waitFor(() => expect(checkboxTitles()).toEqual(['Свёкла', 'Мыло']))
  })

  it('no longer holds the rows in place once it becomes a scroll', async () => {
    await pressBeforePrices()
    fireEvent.pointerCancel(button('X Молоко'))
    await waitFor(() => expect(checkboxTitles()).toEqual(['Свёкла', 'Молоко', 'Мыло']))
  })
})

describe('the undo of a removal on ListScreen', () => {
  it('restores a title with its tick and position', async () => {
    useShoppingStore.setState({ titles: ['Соль', 'Мука', 'Яйца'], positions: ['Соль', 'Мука', 'Яйца'] })
    list().tick('Мука')
    const { user } = openList([])
    await user.click(button('X Мука'))
    expect(list()).toMatchObject({ titles: ['Соль', 'Яйца'], bought: [] })
    expect(toastMessages()).toEqual(['Удалено: Мука'])
    undo()
    expect(announced()).toBe('Вернули: Мука')
    expect(list()).toMatchObject({ titles: ['Соль', 'Мука', 'Яйца'], bought: ['Мука'] })
  })

  it('restores the whole list', async () => {
    const { user } = openList(['Соль', 'Мука'])
    await user.click(button('Очистить список'))
    expect(screen.getByText('Ваш список пуст...')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(localStorage.getItem('shopList')).toBeNull()
    undo()
    expect(checkboxTitles()).toEqual(['Соль', 'Мука'])
  })
})

describe('alcohol on ListScreen', () => {
  it('is marked as not sold, and counts neither among the products to buy nor in their sum', async () => {
    const sold = { quantity: '1 шт', image: '', count: 1 }
    openList(
      ['Молоко', 'Коньяк'],
      respondWith([
        { ...sold, id: 'milk', title: 'Молоко', price: 2.35 },
        { ...sold, id: 'cognac', title: 'Коньяк', price: 24.99, count: 0, ownShelf: true },
      ]),
    )
    expect(await screen.findByText('алкоголь не продаём, он из ваших запасов')).toBeTruthy()
    expect(checkboxTitles()).toEqual(['Молоко', 'Коньяк'])
    expect(screen.getByText(/^1 товар/).textContent).toContain('2.35')
  })

  it('can be copied even if there is nothing else', async () => {
    const { user } = openList(
      ['Коньяк'],
      respondWith([
        {
          id: 'cognac',
          title: 'Коньяк',
          price: 24.99,
          quantity: '1 шт',
          image: '',
          count: 0,
          ownShelf: true,
        },
      ]),
    )
    await screen.findByText('алкоголь не продаём, он из ваших запасов')
    expect(screen.queryByText(/товар/)).toBeNull()
    await user.click(button('Скопировать список'))
    await waitFor(() => expect(toastMessages()).toEqual(['Список скопирован']))
  })
})

describe('the bar of ListScreen without prices', () => {
  it('counts what is left to buy', async () => {
    openList(['Соль', 'Мука'], failWith(404))
    await screen.findByText('На этом сайте нет цен.')
    expect(screen.getByText('2 товара')).toBeTruthy()
    expect(screen.queryByText(/кассе/)).toBeNull()
  })
})

describe('a note about a product on ListScreen', () => {
  const note = 'заметка: эту больше не брать'

  it('stays with the product when it is bought and listed again', async () => {
    const { user } = openList(['Сметана', 'Соль'])
    await user.click(button('Заметка: Сметана'))
    await user.type(await screen.findByRole('textbox', { name: 'Заметка о продукте' }), 'эту больше не брать')
    await user.click(button('Записать'))
    expect(announced()).toBe('Записали: Сметана')
    expect(screen.getByText(note).closest('li')?.textContent).toContain('Сметана')
    await user.click(button('X Сметана'))
    expect(screen.queryByText(note)).toBeNull()
    act(() => list().addManual(['Сметана']))
    expect(screen.getByText(note)).toBeTruthy()
  })

  it('is removed when its text is cleared', async () => {
    useProductNotesStore.getState().note('Сметана', 'эту больше не брать')
    const { user } = openList(['Сметана'])
    await user.click(button('Заметка: Сметана'))
    await user.clear(await screen.findByRole('textbox', { name: 'Заметка о продукте' }))
    await user.click(button('Записать'))
    expect(announced()).toBe('Заметки больше нет: Сметана')
    expect(screen.queryByText(note)).toBeNull()
  })
})
