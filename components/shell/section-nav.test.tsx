import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { SectionNav } from '@/components/shell/section-nav'
import { navigate } from '@/lib/router/navigation'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { respondWith, stubApi } from '@/testing/api'
import { renderWithUser, resetApp } from '@/testing/app'

const setDesktop = (isDesktop: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isDesktop }))

beforeEach(() => {
  resetApp()
  setDesktop(false)
})

const nav = () => within(screen.getByRole('navigation', { name: 'Разделы' }))
const current = () => nav().queryAllByRole('link', { current: 'page' })

describe('The sections', () => {
  it('are five links', () => {
    renderWithUser(<SectionNav isBar />)
    expect(
      nav()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Рецепты', '#/category'],
      ['План', '#/plan'],
      ['Список', '#/myshoplist'],
      ['Корзина', '#/shop'],
      ['Моё', '#/mine'],
    ])
  })

  // Here no element has a height, as a bar that the keyboard hides.
  it('do not come back before the click that ends a press', async () => {
    const heldAtClick: boolean[] = []
    const isHeld = () => document.documentElement.hasAttribute('data-bar-held')
    const { user } = renderWithUser(
      <>
        <SectionNav isBar />
        <button onClick={() => heldAtClick.push(isHeld())} />
      </>,
    )
    await user.click(screen.getByRole('button'))
    expect(heldAtClick).toEqual([true])
    await waitFor(() => expect(isHeld()).toBe(false))
  })

  it('of the header hold nothing back', async () => {
    const { user } = renderWithUser(<SectionNav />)
    await user.pointer({ keys: '[MouseLeft>]', target: document.body })
    expect(document.documentElement.hasAttribute('data-bar-held')).toBe(false)
  })

  it('mark their first screen as the current page, and their other screens as current', async () => {
    renderWithUser(<SectionNav isBar />)
    expect(current()).toEqual([])
    act(() => navigate('/shop'))
    await waitFor(() => expect(current().map(({ textContent }) => textContent)).toEqual(['Корзина']))
    act(() => navigate('/delivery'))
    await waitFor(() => expect(current()).toEqual([]))
    expect(nav().getByRole('link', { current: true }).textContent).toBe('Корзина')
    act(() => navigate('/myrecipes'))
    await waitFor(() => expect(nav().getByRole('link', { current: true }).textContent).toBe('Моё'))
  })

  it('have no bar on the account forms', async () => {
    renderWithUser(<SectionNav isBar />)
    act(() => navigate('/login'))
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())
  })

  it('have room for two digits of a count, and screen readers get all of it', async () => {
    stubApi(respondWith([]))
    renderWithUser(<SectionNav isBar />)
    const titles = Array.from({ length: 100 }, (_, index) => `Продукт ${index}`)
    act(() => useShoppingStore.getState().addTitles(titles.slice(1)))
    expect((await screen.findByRole('link', { name: 'Список в списке 99' })).textContent).toMatch(/99 /)
    act(() => useShoppingStore.getState().addTitles(titles))
    expect((await screen.findByRole('link', { name: 'Список в списке 100' })).textContent).toMatch(/99\+ /)
  })

  it('count open titles and packs without staples, and change with the list', async () => {
    const { calls } = stubApi()
    renderWithUser(<SectionNav isBar />)
    expect(calls).toEqual([])
    act(() => useShoppingStore.getState().addTitles(['Свёкла', 'Молоко', 'Соль']))
    expect(await screen.findByRole('link', { name: 'Список в списке 2' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Корзина в корзине 2' })).toBeTruthy()
    act(() => {
      useShoppingStore.getState().tick('Молоко')
      useShoppingStore.getState().setCount('Свёкла', 3)
    })
    expect(screen.getByRole('link', { name: 'Список в списке 1' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Корзина в корзине 3' })).toBeTruthy()
    act(() => useShoppingStore.getState().clear())
    expect(screen.getByRole('link', { name: 'Список' })).toBeTruthy()
  })

  it.each([
    ['the header', true],
    ['the bar', false],
  ])('have counts only where they are shown: in %s', async (_where, isDesktop) => {
    setDesktop(isDesktop)
    stubApi()
    renderWithUser(
      <>
        <SectionNav />
        <SectionNav isBar />
      </>,
    )
    act(() => useShoppingStore.getState().addTitles(['Свёкла']))
    const count = await screen.findByText('в списке 1')
    expect(count.closest('nav')).toBe(screen.getAllByRole('navigation')[isDesktop ? 0 : 1])
    expect((await screen.findByText('в корзине 1')).closest('nav')).toBe(count.closest('nav'))
  })

  it('do not count alcohol, which is not sold', async () => {
    const sold = { quantity: '1 шт', image: '', count: 1, price: 1 }
    stubApi(
      respondWith([
        { ...sold, id: 'milk', title: 'Молоко' },
        { ...sold, id: 'cognac', title: 'Коньяк', ownShelf: true },
      ]),
    )
    renderWithUser(<SectionNav isBar />)
    act(() => useShoppingStore.getState().addTitles(['Молоко', 'Коньяк', 'Мыло']))
    expect(await screen.findByRole('link', { name: 'Список в списке 2' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Корзина в корзине 1' })).toBeTruthy()
  })
})
