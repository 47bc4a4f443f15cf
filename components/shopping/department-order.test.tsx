import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { useDepartmentsStore } from '@/lib/shopping/departments-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { ListScreen } from '@/components/shopping/list-screen'
import { mockApi, failWith, type Responder, neverRespond, stubApi } from '@/testing/api'
import { renderWithUser } from '@/testing/app'
import {
  announced,
  button,
  checkboxTitles,
  headings,
  list,
  openByDepartment,
  openList,
} from '@/testing/shopping-list'
import { fakeTime } from '@/testing/time'

describe('the departments of the list', () => {
  it('group titles in the order of the shop; titles without a department come last', async () => {
    await openByDepartment('Яйцо', 'Мыло', 'Свёкла', 'Молоко')
    expect(headings()).toEqual(['Овощи и фрукты', 'Бакалея', 'Прочее'])
    expect(checkboxTitles()).toEqual(['Свёкла', 'Яйцо', 'Молоко', 'Мыло'])
  })

  it.each([
    ['does not respond', neverRespond],
    ['fails', failWith(400)],
    [
      'has no departments',
      async (path: string) => {
        const products = (await (await mockApi(path)).json()) as object[]
        return new Response(JSON.stringify(products.map((one) => ({ ...one, department: undefined }))))
      },
    ],
  ] satisfies [string, Responder][])('are absent while the shop %s', async (_, respond) => {
    fakeTime()
    const { calls } = openList(['Яйцо', 'Мыло', 'Свёкла'], respond)
    await act(() => vi.advanceTimersByTimeAsync(700))
    expect(calls).toContain('shop')
    expect(checkboxTitles()).toEqual(['Яйцо', 'Мыло', 'Свёкла'])
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Порядок отделов' })).toBeNull()
  })

  it('are sorted by buttons and arrow keys; the order is stored and can be reset', async () => {
    const { user } = await openByDepartment('Яйцо', 'Свёкла')
    await user.click(button('Порядок отделов'))
    const panel = within(await screen.findByRole('region', { name: 'Порядок отделов' }))
    await user.click(panel.getByRole('button', { name: 'Выше: Бакалея' }))
    expect(localStorage.getItem('departments')).toBe('["Бакалея","Овощи и фрукты"]')
    expect(announced()).toBe('Бакалея: 1 из 2')
    expect(checkboxTitles()).toEqual(['Яйцо', 'Свёкла'])
    await user.click(panel.getByRole('button', { name: 'Выше: Бакалея' }))
    expect(useDepartmentsStore.getState().order).toEqual(['Бакалея', 'Овощи и фрукты'])
    await user.keyboard('{ArrowDown}')
    expect(announced()).toBe('Бакалея: 2 из 2')
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Выше: Бакалея' }))
    await user.keyboard('{ArrowUp}')
    await user.click(panel.getByRole('button', { name: 'Как было' }))
    expect(localStorage.getItem('departments')).toBeNull()
    expect(checkboxTitles()).toEqual(['Свёкла', 'Яйцо'])
    await user.click(panel.getByRole('button', { name: 'Готово' }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(document.activeElement).toBe(button('Порядок отделов'))
  })

  it('leave out the staples, which are folded unless the visitor has chosen to buy them', async () => {
    const { user } = await openByDepartment('Соль', 'Вода', 'Свёкла')
    expect(checkboxTitles()).toEqual(['Свёкла'])
    expect(screen.getByText('На кассе 1.80 руб.').parentElement?.textContent).toMatch(/^1 товар/)
    await user.click(button('Обычно есть дома (2)'))
    expect(checkboxTitles()).toEqual(['Свёкла', 'Соль', 'Вода'])
    act(() => useShoppingStore.getState().setCount('Соль', 1))
    expect(checkboxTitles()).toEqual(['Свёкла', 'Соль', 'Вода'])
    expect(button('Обычно есть дома (1)')).toBeTruthy()
    expect(screen.getByText('На кассе 2.95 руб.')).toBeTruthy()
  })

  it('leave staples unfolded where there is nothing else', async () => {
    list().addTitles(['Соль', 'Вода'])
    stubApi()
    renderWithUser(<ListScreen />)
    await screen.findByRole('button', { name: 'Обычно есть дома (2)' })
    expect(checkboxTitles()).toEqual(['Соль', 'Вода'])
  })

  it('leave a staple that is ticked in its folded part for the moment in which other rows stay too', async () => {
    const { user } = await openByDepartment('Свёкла', 'Соль', 'Вода')
    await user.click(button('Обычно есть дома (2)'))
    act(() => list().tick('Соль'))
    expect(headings()).toEqual(['Овощи и фрукты', 'Обычно есть дома (2)'])
    expect(checkboxTitles()).toEqual(['Свёкла', 'Соль', 'Вода'])
  })
})
