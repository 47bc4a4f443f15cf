import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { today } from '@/lib/calendar/days'
import { useCookingStore } from '@/lib/cooking/cooking-store'
import { usePlanStore } from '@/lib/plan/plan-store'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { resetApp } from '@/testing/app'
import { button, openLoaded } from '@/testing/categories-screen'

beforeEach(resetApp)

/** Neither the card nor the skeleton that reserves its space stands before the first chip. */
const expectNoCard = () =>
  expect(screen.getByRole('group', { name: 'Быстрый выбор' }).firstElementChild).toBe(button('до 30 минут'))

describe('The resume card', () => {
  const borscht = { id: 'borscht', title: 'Борщ с говядиной' }

  it('is absent on a first visit', async () => {
    await openLoaded()
    expectNoCard()
  })

  it('links to a shopping list on which something is still to be bought', async () => {
    useShoppingStore.getState().addTitles(['Свёкла', 'Творог', 'Мёд'])
    useShoppingStore.getState().tick('Мёд')
    await openLoaded()
    const link = await screen.findByRole('link', { name: /^Пора за покупками\s*купить 2\sтовара$/ })
    expect(link.getAttribute('href')).toBe('#/myshoplist')
    act(() => ['Свёкла', 'Творог'].forEach(useShoppingStore.getState().tick))
    expect(screen.queryByRole('link', { name: /Пора за покупками/ })).toBeNull()
  })

  it('leaves staples out of its count, as the badge of the list does', async () => {
    useShoppingStore.getState().addTitles(['Соль', 'Свёкла'])
    await openLoaded()
    expect(await screen.findByRole('link', { name: /купить 1\sтовар$/ })).toBeTruthy()
  })

  it('links to the first meal of today rather than to the list', async () => {
    useShoppingStore.getState().addTitles(['Соль'])
    const meal = { day: today(), recipe: borscht, servings: 2 }
    usePlanStore.getState().add({ ...meal, name: 'dinner' })
    usePlanStore.getState().add({ ...meal, name: 'lunch', recipe: { ...borscht, title: 'Щи с грибами' } })
    await openLoaded()
    const link = await screen.findByRole('link', { name: /Сегодня: обед\s*Щи с грибами/ })
    expect(link.getAttribute('href')).toBe('#/selected_recipe/borscht/')
    expect(within(link).getByText('с грибами')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Пора за покупками/ })).toBeNull()
  })

  it('links to the dish that was cooked last rather than to a meal, with its picture', async () => {
    usePlanStore.getState().add({ day: today(), name: 'lunch', recipe: borscht, servings: 2 })
    useCookingStore.getState().reach('borscht', 3)
    await openLoaded()
    const link = await screen.findByRole('link', { name: /Продолжить готовить\s*с\sшага\s3/ })
    expect(link.getAttribute('href')).toBe('#/selected_recipe/borscht/?step=3')
    expect(await within(link).findByRole('img', { name: 'Борщ с говядиной' })).toBeTruthy()
  })

  it('ignores a meal of another day', async () => {
    usePlanStore.getState().add({ day: '2026-01-01', name: 'lunch', recipe: borscht, servings: 2 })
    await openLoaded()
    expectNoCard()
  })
})
