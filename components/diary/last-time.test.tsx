import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { type DiaryEntry, useDiaryStore } from '@/lib/diary/diary-store'
import { paths } from '@/lib/router/routes'
import { resetApp, toastMessages } from '@/testing/app'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { button, open, openAt, start, step } from '@/testing/cook-mode'

const loads = vi.hoisted(() => vi.fn())

vi.mock('@/components/diary/last-time', (original) => {
  loads()
  return original()
})

const entry: DiaryEntry = {
  id: 'a',
  recipeId: 'borscht',
  title: 'Борщ',
  day: '2026-11-29',
  stars: 4,
  note: 'Меньше чили, детям остро',
}
const earlier = { ...entry, id: 'b', day: '2026-11-02', stars: undefined, note: 'Соли больше' }

const line = 'Готовили 29\u00a0ноября 4 звезды из 5 · Меньше чили, детям остро'

beforeEach(() => {
  resetApp()
  vi.stubGlobal('scrollTo', () => {})
})

describe('The last time that a dish was cooked', () => {
  it('is neither shown nor loaded for a dish that the diary lacks', async () => {
    useDiaryStore.setState({ entries: [{ ...entry, recipeId: 'borscht-2' }] })
    open(paths.recipe('borscht'))
    await start()
    await screen.findByRole('button', { name: 'Приготовлено' })
    expect(screen.queryByText(/Готовили/)).toBeNull()
    expect(loads).not.toHaveBeenCalled()
  })

  it('is shown on its page as soon as it is recorded, until that is undone', async () => {
    open(paths.recipe('borscht'))
    await start()
    act(() => useDiaryStore.getState().add(entry))
    expect(await screen.findByRole('button', { name: line })).toBeTruthy()
    act(() => useDiaryStore.getState().remove('a'))
    expect(screen.queryByText(/Готовили/)).toBeNull()
  })

  it('opens all entries, the last first, which can be removed and restored', async () => {
    useDiaryStore.setState({ entries: [earlier, entry] })
    const { user } = open(paths.recipe('borscht'))
    await user.click(await screen.findByRole('button', { name: line }))
    const history = within(await screen.findByRole('dialog', { name: 'Вы уже готовили' }))
    const days = () => history.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(days()).toEqual(['29 ноябряМеньше чили, детям остро★★★★X', '2 ноябряСоли большеX'])
    await user.click(history.getByRole('button', { name: 'X 29 ноября' }))
    expect(days()).toEqual(['2 ноябряСоли большеX'])
    expect(document.activeElement).toBe(history.getByRole('button', { name: 'X 2 ноября' }))
    expect(toastMessages()).toEqual(['Убрали запись: 29 ноября'])
    act(() => useToastsStore.getState().toasts[0]?.onClick?.())
    expect(days()[0]).toContain('29 ноября')
  })

  it('stays the same after an earlier entry of its day was removed and restored', async () => {
    const first = { ...entry, id: 'c', note: 'Пересолили' }
    useDiaryStore.setState({ entries: [entry, first] })
    const { user } = open(paths.recipe('borscht'))
    await user.click(await screen.findByRole('button', { name: line }))
    const history = within(await screen.findByRole('dialog', { name: 'Вы уже готовили' }))
    const [, remove] = history.getAllByRole('button', { name: 'X 29 ноября' })
    if (!remove) throw new Error('The day has only one entry.')
    await user.click(remove)
    expect(history.queryByText('Пересолили')).toBeNull()
    act(() => useToastsStore.getState().toasts[0]?.onClick?.())
    const notes = history.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(notes).toEqual([expect.stringContaining('Меньше чили'), expect.stringContaining('Пересолили')])
  })

  it('shows the beginning of a long note, whose line would move the page', async () => {
    useDiaryStore.setState({
      entries: [{ ...entry, note: 'Варить на пять минут дольше, а в конце накрыть крышкой' }],
    })
    open(paths.recipe('borscht'))
    const name = 'Готовили 29\u00a0ноября 4 звезды из 5 · Варить на пять минут дольше, а в конце…'
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  })

  it('gives its note to the first step, and to no other', async () => {
    useDiaryStore.setState({ entries: [earlier, entry] })
    const { user } = await openAt(1)
    expect(screen.getByText('В прошлый раз: Меньше чили, детям остро')).toBeTruthy()
    await user.click(button('Следующий шаг'))
    await step(2)
    expect(screen.queryByText(/В прошлый раз/)).toBeNull()
  })

  it('gives no note of an earlier time', async () => {
    useDiaryStore.setState({ entries: [earlier, { ...entry, note: undefined }] })
    await openAt(1)
    expect(screen.queryByText(/В прошлый раз/)).toBeNull()
  })
})
