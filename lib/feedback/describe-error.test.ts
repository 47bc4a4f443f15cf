import { describe, expect, it } from 'vitest'

import { ApiError, type Failure } from '@/lib/api/fetch-json'
import { describeError } from '@/lib/feedback/describe-error'

const serverDown = 'Сервер сейчас не справляется. Попробуйте ещё раз чуть позже.'

describe('describeError', () => {
  it('returns undefined without an error', () => expect(describeError(undefined)).toBeUndefined())

  it.each<[Failure, string]>([
    ['network', 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.'],
    ['timeout', 'Сервер отвечает слишком долго. Попробуйте ещё раз.'],
    ['status', serverDown],
    ['shape', 'Сервер прислал непонятный ответ. Попробуйте ещё раз чуть позже.'],
  ])('has a hint for a failure of the kind %s and offers a retry', (failure, hint) => {
    expect(describeError(new ApiError(failure, 'http://api.test/api/shop: …'))).toMatchObject({
      title: 'Не удалось загрузить',
      hint,
      notice: 'Обновить не удалось — показываем то, что загрузили раньше.',
      retry: 'Повторить',
    })
  })

  it('says that an offline device has not opened the screen before', () => {
    expect(describeError(new ApiError('offline', '…'), 'Рецепт не найден')).toMatchObject({
      title: 'Этого вы ещё не открывали, а\u00a0сети сейчас нет',
      hint: 'Появится сеть — загрузим сами. А всё, что вы уже смотрели, по-прежнему под рукой.',
      picture: expect.stringMatching(/offline/) as string,
      retry: 'Повторить',
    })
  })

  it('has a different picture for a failed connection and a failing server', () => {
    const picture = (failure: Failure) => describeError(new ApiError(failure, '…'))?.picture
    expect(picture('network')).toMatch(/offline/)
    expect(new Set([picture('timeout'), picture('status'), picture('shape')]).size).toBe(1)
    expect(picture('status')).not.toBe(picture('network'))
  })

  it('has the given title for an unknown id and offers no retry', () => {
    const missing = new ApiError('status', 'HTTP 404', 404)
    expect(describeError(missing, 'Рецепт не найден')).toMatchObject({
      title: 'Рецепт не найден',
      retry: undefined,
    })
    expect(describeError(missing, 'Категория не найдена')).toMatchObject({
      title: 'Категория не найдена',
      retry: undefined,
    })
    expect(describeError(missing)).toMatchObject({
      title: 'Не удалось загрузить',
      hint: 'Возможно, ссылка устарела. Загляните в\u00a0категории — там много вкусного.',
      retry: undefined,
    })
  })

  it('treats a 404 like a failing server when the call has no id', () => {
    expect(describeError(new ApiError('status', 'HTTP 404', 404), null)).toMatchObject({
      title: 'Не удалось загрузить',
      hint: serverDown,
      retry: 'Повторить',
    })
  })

  it('treats other statuses as a failing server', () => {
    expect(describeError(new ApiError('status', 'HTTP 500', 500), 'Рецепт не найден')).toMatchObject({
      title: 'Не удалось загрузить',
      hint: serverDown,
      retry: 'Повторить',
    })
  })

  it('never contains the message of the error', () => {
    const description = describeError(new TypeError('x is not a function'))
    expect(description).toMatchObject({ title: 'Не удалось загрузить', retry: 'Повторить' })
    expect(Object.values(description ?? {}).join()).not.toContain('function')
  })
})
