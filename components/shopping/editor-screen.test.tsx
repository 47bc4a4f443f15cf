import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { EditorScreen } from '@/components/shopping/editor-screen'
import { usePantryStore } from '@/lib/pantry/pantry-store'
import { stubApi } from '@/testing/api'
import { renderWithUser } from '@/testing/app'
import { announced, button, checkbox, checkboxTitles, list } from '@/testing/shopping-list'

describe('EditorScreen', () => {
  async function openEditor() {
    stubApi()
    const { user } = renderWithUser(<EditorScreen id="borscht" query={new URLSearchParams()} />)
    await screen.findByRole('heading', { name: 'Обычно есть дома' })
    return user
  }
  const ingredients = ['Говядина на кости', 'Вода', 'Свёкла', 'Чеснок', 'Соль']

  it('asks about staples and saves unmarked ones, in the order of the recipe', async () => {
    const user = await openEditor()
    expect(checkboxTitles()).toEqual(['Вода', 'Соль'])
    await user.click(button('Сохранить'))
    expect(list().titles).toEqual(ingredients)
  })

  it('leaves out staples that are marked as at home, one by one or all at once', async () => {
    const user = await openEditor()
    await user.click(checkbox('Соль'))
    expect(button('Всё есть дома').getAttribute('aria-pressed')).toBe('false')
    await user.click(checkbox('Вода'))
    expect(button('Всё есть дома').getAttribute('aria-pressed')).toBe('true')
    await user.click(button('Всё есть дома'))
    expect([checkbox('Вода').checked, checkbox('Соль').checked]).toEqual([false, false])
    await user.click(button('Всё есть дома'))
    await user.click(checkbox('Вода'))
    await user.click(button('Сохранить'))
    expect(list().titles).toEqual(ingredients.filter((title) => title !== 'Соль'))
  })

  it('says what is at home, of staples too, and saves it unless it is removed', async () => {
    usePantryStore.setState({
      items: [{ title: 'Свёкла', amount: { value: 2, unit: 'шт' } }, { title: 'Соль' }],
    })
    const user = await openEditor()
    const row = (title: string) => button(`X ${title}`).closest('li')?.textContent
    expect(row('Свёкла')).toContain('дома\u00a0есть\u00a02\u00a0шт.')
    expect(row('Соль')).toContain('дома\u00a0есть')
    expect(row('Чеснок')).not.toContain('дома')
    await user.click(button('Сохранить'))
    expect(list().titles).toEqual(ingredients)
  })

  it('undoes removals one by one', async () => {
    const user = await openEditor()
    expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull()
    await user.click(button('X Чеснок'))
    await user.click(button('X Соль'))
    await user.click(button('Отменить'))
    expect(announced()).toBe('Вернули: Соль')
    await user.click(button('Отменить'))
    expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull()
    await user.click(button('Сохранить'))
    expect(list().titles).toEqual(ingredients)
  })
})
