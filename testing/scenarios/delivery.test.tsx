import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { DeliveryScreen } from '@/components/orders/delivery-screen'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { stubApi } from '@/testing/api'
import { currentHash, renderScreen, resetApp, toastMessages, toastTypes } from '@/testing/app'
import { errorOf, field } from '@/testing/form-fields'
import { button } from '@/testing/shopping'

const titles = () => useShoppingStore.getState().titles

beforeEach(resetApp)

describe('the delivery', () => {
  it('has two groups, required fields and payment options', async () => {
    await renderScreen(<DeliveryScreen />)
    for (const name of ['Адрес доставки', 'Способ оплаты'])
      expect(screen.getByRole('group', { name })).toBeTruthy()
    for (const label of ['Город/Улица', 'Дом/Квартира', 'Подъезд/Этаж', 'Дата', 'Номер телефона']) {
      expect(field(label).required, label).toBe(true)
    }
    expect(field('Номер телефона').placeholder).toBe('+375xx-xxx-xx-xx')
    expect(field('Номер телефона').autocomplete).toBe('tel')
    expect([field('Наличными').checked, field('Картой курьеру').checked]).toEqual([true, false])
  })

  it('validates its fields on input and on blur, and clears an error on focus', async () => {
    const { user } = await renderScreen(<DeliveryScreen />)
    await user.type(field('Дом/Квартира'), '12а')
    expect(errorOf('Дом/Квартира')).toBe('Неправильный формат адреса')
    await user.type(field('Номер телефона'), '+375')
    expect(errorOf('Номер телефона')).toBe('Неправильный формат номера телефона')
    await user.click(field('Город/Улица'))
    await user.tab()
    expect(errorOf('Город/Улица')).toBe('Обязательное поле')
    await user.click(field('Город/Улица'))
    expect(errorOf('Город/Улица')).toBeNull()
    await user.clear(field('Номер телефона'))
    await user.type(field('Номер телефона'), '+375297620822')
    expect(errorOf('Номер телефона')).toBeNull()
  })

  it('places the order despite validation errors, clears list and cart and stores no input', async () => {
    useShoppingStore.getState().addTitles(['Соль'])
    useShoppingStore.getState().setCount('Соль', 4)
    stubApi()
    const { user } = await renderScreen(<DeliveryScreen />)
    await screen.findByText('На кассе 4.60 руб.')
    await user.type(field('Город/Улица'), 'Минск')
    await user.type(field('Дом/Квартира'), 'x')
    await user.click(field('Картой курьеру'))
    await user.click(button('Отправить'))
    expect(toastMessages()).toEqual(['Ваш заказ оформлен.Ожидайте звонка менеджера'])
    expect(toastTypes()).toEqual(['success'])
    expect(currentHash()).toBe('#/category')
    expect(titles()).toEqual([])
    expect(useShoppingStore.getState().cart).toEqual({ counts: {}, removed: [] })
    expect(Object.keys(localStorage)).toEqual(['orders'])
    expect(localStorage.getItem('orders')).not.toContain('Минск')
  })
})
