import { describe, expect, it } from 'vitest'

import { ApiError, type Failure } from '@/lib/api/fetch-json'
import { describeError } from '@/lib/feedback/describe-error'
import { common } from '@/lib/feedback/messages'
import { failures } from '@/lib/feedback/failure-messages'

describe('explain', () => {
  it('says nothing where nothing failed', () => expect(describeError(undefined)).toBeUndefined())

  it.each<[Failure, string]>([
    ['network', failures.network],
    ['timeout', failures.timeout],
    ['status', failures.status],
    ['shape', failures.shape],
  ])('has a sentence of its own for a failure of the kind %s, and offers to try again', (failure, hint) => {
    expect(describeError(new ApiError(failure, 'http://api.test/api/shop: …'))).toMatchObject({
      title: common.notLoaded,
      hint,
      notice: failures.stale,
      retry: common.retry,
    })
  })

  it('says of a device without a network that this was not opened before', () => {
    expect(describeError(new ApiError('offline', '…'), failures.noRecipe)).toMatchObject({
      title: 'Этого вы ещё не открывали, а сети сейчас нет',
      hint: failures.offline,
      picture: expect.stringMatching(/offline/) as string,
      retry: common.retry,
    })
  })

  it('draws no connection otherwise than a failing server', () => {
    const picture = (failure: Failure) => describeError(new ApiError(failure, '…'))?.picture
    expect(picture('network')).toMatch(/offline/)
    expect(new Set([picture('timeout'), picture('status'), picture('shape')]).size).toBe(1)
    expect(picture('status')).not.toBe(picture('network'))
  })

  it('names what an unknown id was meant to be, and does not offer to try again', () => {
    const missing = new ApiError('status', 'HTTP 404', 404)
    expect(describeError(missing, failures.noRecipe)).toMatchObject({
      title: 'Рецепт не найден',
      retry: undefined,
    })
    expect(describeError(missing, failures.noCategory)).toMatchObject({
      title: 'Категория не найдена',
      retry: undefined,
    })
    expect(describeError(missing)).toMatchObject({
      title: common.notLoaded,
      hint: failures.noSuch,
      retry: undefined,
    })
  })

  it('takes a call that every API has, and this one has not, for a failing server', () => {
    expect(describeError(new ApiError('status', 'HTTP 404', 404), null)).toMatchObject({
      title: common.notLoaded,
      hint: failures.status,
      retry: common.retry,
    })
  })

  it('takes other statuses for a failing server, whatever was asked for', () => {
    expect(describeError(new ApiError('status', 'HTTP 500', 500), failures.noRecipe)).toMatchObject({
      title: common.notLoaded,
      hint: failures.status,
      retry: common.retry,
    })
  })

  it('never shows the words of an error, which are no visitor’s business', () => {
    const explanation = describeError(new TypeError('x is not a function'))
    expect(explanation).toMatchObject({ title: common.notLoaded, retry: common.retry })
    expect(Object.values(explanation ?? {}).join()).not.toContain('function')
  })
})
