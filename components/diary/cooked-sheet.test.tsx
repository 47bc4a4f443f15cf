import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { CookedButton } from '@/components/diary/cooked-button'
import { CookedSheet } from '@/components/diary/cooked-sheet'
import { HistorySheet } from '@/components/diary/history-sheet'
import { addDays, today } from '@/lib/calendar/days'
import { useDiaryStore } from '@/lib/diary/diary-store'
import { useToastsStore } from '@/lib/feedback/toasts-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { toRecipe } from '@/lib/recipes/own/own-recipes'
import { renderWithUser, resetApp, toastMessages } from '@/testing/app'
import { ownRecipe } from '@/testing/own-recipes'

beforeEach(resetApp)

const borscht = { id: 'borscht', title: 'Борщ' }
const open = () => renderWithUser(<CookedSheet recipe={borscht} onClose={() => {}} />)

describe('CookedSheet', () => {
  it('records day, stars and a note, and removes them by undo', async () => {
    const { user } = open()
    await user.clear(screen.getByLabelText('Когда готовили'))
    await user.type(screen.getByLabelText('Когда готовили'), '2026-11-20')
    await user.click(screen.getByRole('radio', { name: '4 звезды' }))
    await user.type(screen.getByLabelText('Заметка на следующий раз'), 'Больше свёклы')
    await user.click(screen.getByRole('button', { name: 'Записать' }))
    expect(useDiaryStore.getState().entries).toMatchObject([
      { recipeId: 'borscht', title: 'Борщ', day: '2026-11-20', stars: 4, note: 'Больше свёклы' },
    ])
    expect(toastMessages()).toEqual(['Записали в дневник готовки'])
    useToastsStore.getState().toasts[0]?.onClick?.()
    expect(useDiaryStore.getState().entries).toEqual([])
  })

  it('has no stars at first, and takes them back by a press on the chosen one', async () => {
    const { user } = open()
    const stars = screen.getAllByRole<HTMLInputElement>('radio')
    const checked = () => stars.filter((star) => star.checked).map((star) => star.getAttribute('aria-label'))
    expect(stars.map((star) => star.getAttribute('aria-label'))).toEqual([
      '1 звезда',
      '2 звезды',
      '3 звезды',
      '4 звезды',
      '5 звёзд',
    ])
    expect(checked()).toEqual([])
    await user.click(screen.getByRole('radio', { name: '2 звезды' }))
    expect(checked()).toEqual(['2 звезды'])
    await user.click(screen.getByRole('radio', { name: '2 звезды' }))
    expect(checked()).toEqual([])
    await user.click(screen.getByRole('radio', { name: '3 звезды' }))
    await user.keyboard(' ')
    expect(checked()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Записать' }))
    expect(useDiaryStore.getState().entries).toMatchObject([{ stars: undefined }])
  })

  it('asks when to eat the leftovers, and links them to the plan until they are planned', async () => {
    const { user, unmount } = open()
    await user.type(screen.getByLabelText('Осталось порций'), '2')
    await user.click(screen.getByRole('button', { name: 'Записать' }))
    const [entry] = useDiaryStore.getState().entries
    expect(entry).toMatchObject({ leftovers: 2 })
    expect(screen.getByRole('dialog', { name: 'Осталось 2 порции' })).toBeTruthy()
    const href = screen.getByRole('link', { name: 'На завтра, обед' }).getAttribute('href') ?? ''
    expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual({
      day: addDays(today(), 1),
      add: 'borscht',
      leftovers: entry?.id,
      servings: '2',
    })
    unmount()

    const { unmount: close } = open()
    const link = 'В план: 2 порции из остатков'
    expect(screen.getByRole('link', { name: link })).toBeTruthy()
    close()

    usePlanStore.getState().add({
      day: addDays(today(), 1),
      name: 'lunch',
      recipe: borscht,
      servings: 2,
      leftoversOf: entry?.id,
    })
    open()
    expect(screen.queryByRole('link', { name: link })).toBeNull()
  })

  it('removes the planned leftovers together with an entry, and restores both by undo', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('Осталось порций'), '2')
    await user.click(screen.getByRole('button', { name: 'Записать' }))
    const [entry] = useDiaryStore.getState().entries
    const plan = usePlanStore.getState()
    const meal = { name: 'lunch' as const, recipe: borscht, servings: 1 }
    plan.add({ ...meal, day: addDays(today(), -1), leftoversOf: entry?.id })
    plan.add({ ...meal, day: addDays(today(), 1), leftoversOf: entry?.id })
    plan.add({ ...meal, day: addDays(today(), 1) })
    const planned = usePlanStore.getState().meals
    const [eaten, , cooked] = planned
    const { onClick: undoSaving } = useToastsStore.getState().toasts[0] ?? {}

    renderWithUser(<HistorySheet recipeId="borscht" onClose={() => {}} />)
    await user.click(screen.getByRole('button', { name: /^X / }))
    expect(usePlanStore.getState().meals).toEqual([eaten, cooked])
    expect(toastMessages().at(-1)).toMatch(/^Убрали запись и её остатки из плана: \d+ [а-я]+/)
    act(() => useToastsStore.getState().toasts.at(-1)?.onClick?.())
    expect(usePlanStore.getState().meals).toEqual(planned)
    expect(useDiaryStore.getState().entries).toEqual([entry])

    act(() => undoSaving?.())
    expect(usePlanStore.getState().meals).toEqual([eaten, cooked])
  })

  it('suggests the leftovers of a planned dish, and asks only about those that are not planned yet', async () => {
    const cooked = usePlanStore.getState().add({ day: today(), name: 'lunch', recipe: borscht, servings: 6 })
    const next = { day: addDays(today(), 1), name: 'lunch' as const, recipe: borscht, servings: 3 }
    usePlanStore.getState().add({ ...next, leftoversOf: cooked })
    const { user } = open()
    expect(screen.getByLabelText<HTMLInputElement>('Осталось порций').value).toBe('4')
    await user.click(screen.getByRole('button', { name: 'Записать' }))
    expect(useDiaryStore.getState().entries).toMatchObject([{ leftovers: 4 }])
    const dialog = screen.getByRole('dialog', { name: 'Осталась 1 порция' })
    expect(dialog.textContent).toContain('Когда доесть? В шоппинг лист остатки не попадут')
  })

  it('rejects leftovers that are not a number and focuses their field', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('Осталось порций'), 'много')
    await user.click(screen.getByRole('button', { name: 'Записать' }))
    expect(screen.getByText('Целое число от 1 до 99')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Осталось порций'))
    expect(useDiaryStore.getState().entries).toEqual([])
  })

  it('rejects a day in the future', async () => {
    const { user } = open()
    await user.clear(screen.getByLabelText('Когда готовили'))
    await user.type(screen.getByLabelText('Когда готовили'), '2999-01-01')
    await user.click(screen.getByRole('button', { name: 'Записать' }))
    expect(screen.getByText('Выберите день не позже сегодняшнего')).toBeTruthy()
    expect(useDiaryStore.getState().entries).toEqual([])
  })

  it('shows the earlier entries of the dish, and only of this dish', () => {
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

it('A sheet that is closed keeps what was typed until it is saved', async () => {
  const { user } = renderWithUser(<CookedButton recipe={toRecipe(ownRecipe('borscht'), undefined)} />)
  const open = () => user.click(screen.getByRole('button', { name: 'Приготовлено' }))
  const note = () => screen.findByLabelText<HTMLTextAreaElement>('Заметка на следующий раз')
  await open()
  await user.type(await note(), 'Меньше соли')
  await user.click(screen.getByRole('radio', { name: '4 звезды' }))
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await open()
  expect((await note()).value).toBe('Меньше соли')
  await user.click(screen.getByRole('button', { name: 'Записать' }))
  expect(useDiaryStore.getState().entries).toMatchObject([{ stars: 4, note: 'Меньше соли' }])
  await open()
  expect((await note()).value).toBe('')
})
