import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { useDepartmentsStore } from '@/lib/shopping/departments-store'
import { mockApi, failWith, type Responder, neverRespond } from '@/testing/api'
import {
  announced,
  button,
  checkbox,
  checkboxTitles,
  headings,
  openByDepartment,
  openList,
} from '@/testing/shopping-list'
import { fakeTime } from '@/testing/time'

describe('the departments of the list', () => {
  it('group titles in the order of the shop; titles without a department come last', async () => {
    await openByDepartment('Соль', 'Мыло', 'Свёкла', 'Молоко')
    expect(headings()).toEqual(['Овощи и фрукты', 'Бакалея', 'Прочее'])
    expect(checkboxTitles()).toEqual(['Свёкла', 'Соль', 'Молоко', 'Мыло'])
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
    const { calls } = openList(['Соль', 'Мыло', 'Свёкла'], respond)
    await act(() => vi.advanceTimersByTimeAsync(700))
    expect(calls).toContain('shop')
    expect(checkboxTitles()).toEqual(['Соль', 'Мыло', 'Свёкла'])
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Порядок отделов' })).toBeNull()
  })

  it('are sorted by buttons and arrow keys; the order is stored and can be reset', async () => {
    const { user } = await openByDepartment('Соль', 'Свёкла')
    await user.click(button('Порядок отделов'))
    const panel = within(await screen.findByRole('region', { name: 'Порядок отделов' }))
    await user.click(panel.getByRole('button', { name: 'Выше: Бакалея' }))
    expect(localStorage.getItem('departments')).toBe('["Бакалея","Овощи и фрукты"]')
    expect(announced()).toBe('Бакалея: 1 из 2')
    expect(checkboxTitles()).toEqual(['Соль', 'Свёкла'])
    await user.click(panel.getByRole('button', { name: 'Выше: Бакалея' }))
    expect(useDepartmentsStore.getState().order).toEqual(['Бакалея', 'Овощи и фрукты'])
    await user.keyboard('{ArrowDown}')
    expect(announced()).toBe('Бакалея: 2 из 2')
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Выше: Бакалея' }))
    await user.keyboard('{ArrowUp}')
    await user.click(panel.getByRole('button', { name: 'Как было' }))
    expect(localStorage.getItem('departments')).toBeNull()
    expect(checkboxTitles()).toEqual(['Свёкла', 'Соль'])
    await user.click(panel.getByRole('button', { name: 'Готово' }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(document.activeElement).toBe(button('Порядок отделов'))
  })

  it('appear with a note on staples', async () => {
    await openByDepartment('Соль', 'Свёкла')
    const row = (title: string) => checkbox(title).closest('li')?.textContent
    expect(row('Соль')).toContain('Обычно есть дома')
    expect(row('Свёкла')).not.toContain('Обычно есть дома')
  })
})
