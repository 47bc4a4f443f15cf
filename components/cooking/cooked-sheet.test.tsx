import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CookedSheet } from '@/components/cooking/cooked-sheet'
import { useDiaryStore } from '@/lib/diary/diary-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { renderWithUser, resetApp, toastMessages } from '@/testing/app'

beforeEach(resetApp)

const borscht = { id: 'borscht', title: 'Борщ' }
const open = () => renderWithUser(<CookedSheet recipe={borscht} onClose={() => {}} />)

describe('CookedSheet', () => {
  it('notes day, stars and a note, which can be undone', async () => {
    const { user } = open()
    await user.clear(screen.getByLabelText('Когда готовили'))
    await user.type(screen.getByLabelText('Когда готовили'), '2026-11-20')
    await user.click(screen.getByRole('radio', { name: '★★★★' }))
    await user.type(screen.getByLabelText('Заметка на следующий раз'), 'Больше свёклы')
    await user.click(screen.getByRole('button', { name: 'Записать' }))
    expect(useDiaryStore.getState().entries).toMatchObject([
      { recipeId: 'borscht', title: 'Борщ', day: '2026-11-20', stars: 4, note: 'Больше свёклы' },
    ])
    expect(toastMessages()).toEqual(['Записали в дневник кухни'])
    useToastsStore.getState().toasts[0]?.onClick?.()
    expect(useDiaryStore.getState().entries).toEqual([])
  })

  it('notes nothing for a day that has not come', async () => {
    const { user } = open()
    await user.clear(screen.getByLabelText('Когда готовили'))
    await user.type(screen.getByLabelText('Когда готовили'), '2999-01-01')
    await user.click(screen.getByRole('button', { name: 'Записать' }))
    expect(screen.getByText('Выберите день не позже сегодняшнего')).toBeTruthy()
    expect(useDiaryStore.getState().entries).toEqual([])
  })

  it('shows what was noted about this dish before', () => {
    const entry = {
      id: 'a',
      recipeId: 'borscht',
      title: 'Борщ',
      day: '2026-11-20',
      stars: 3,
      note: 'Соли меньше',
    }
    useDiaryStore.setState({ entries: [entry, { ...entry, id: 'b', recipeId: 'own.a', note: 'Чужое' }] })
    open()
    const history = within(screen.getByRole('region', { name: 'Вы уже готовили' }))
    expect(history.getByText('20 ноября')).toBeTruthy()
    expect(history.getByRole('img', { name: '3 звезды из 5' })).toBeTruthy()
    expect(history.getByText('Соли меньше')).toBeTruthy()
    expect(history.queryByText('Чужое')).toBeNull()
  })
})
