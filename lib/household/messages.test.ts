import { expect, it } from 'vitest'

import { problemText } from '@/lib/household/messages'
import { ownListText } from '@/lib/household/own-list-text'
import { actionText, shoppingText, tickText } from '@/lib/household/status-messages'
import { noValues } from '@/lib/household/values'
import { ownRecipe } from '@/testing/own-recipes'

it('says what was added or bought, and how much more', () => {
  expect(actionText('Аня', { id: '1', kind: 'added', titles: ['Молоко'], count: 1 })).toBe(
    'Аня добавляет: Молоко',
  )
  expect(actionText('Пётр', { id: '2', kind: 'bought', titles: ['Молоко', 'Хлеб', 'Сыр'], count: 5 })).toBe(
    'Пётр покупает: Молоко, Хлеб, Сыр и ещё 2',
  )
})

it('says on a row who has ticked it', () => {
  expect(tickText('Аня')).toBe('Аня берёт')
})

it('names who is in the shop', () => {
  const member = (name: string, isShopping = true) => ({ name, isShopping })
  expect(shoppingText([])).toBe('')
  expect(shoppingText([member('Аня', false)])).toBe('')
  expect(shoppingText([member('Аня'), member('Пётр')])).toBe('Аня и Пётр в магазине')
})

it('says what there is to share', () => {
  expect(ownListText(noValues)).toBe('')
  const basket = { ...noValues.basket, titles: ['Молоко', 'Хлеб'] }
  expect(ownListText({ ...noValues, basket, pantry: [{ title: 'Соль' }] })).toBe(
    '2 продукта в шоппинг листе, 1 продукт дома',
  )
  const eaters = [{ id: 'anya', name: 'Аня', portion: 1 }]
  expect(ownListText({ ...noValues, eaters, productNotes: [{ title: 'Сыр', note: 'Мягкий' }] })).toBe(
    '1 человек за столом, 1 заметка о продуктах',
  )
  expect(ownListText({ ...noValues, ownRecipes: [ownRecipe('1')] })).toBe('1 свой рецепт')
})

it('explains a refusal by its code, and an unknown one in general', () => {
  expect(problemText('invitation-used')).toContain('уже кто-то вошёл')
  expect(problemText('something new')).toBe('Сервер не ответил как надо. Попробуйте ещё раз.')
})
