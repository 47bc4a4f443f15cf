import { describe, expect, it } from 'vitest'

import { ApiError, type Failure } from '@/lib/api/fetch-json'
import { describeError } from '@/lib/feedback/describe-error'
import { common } from '@/lib/feedback/messages'
import { failures } from '@/lib/feedback/failure-messages'

describe('describeError', () => {
  it('returns undefined without an error', () => expect(describeError(undefined)).toBeUndefined())

  it.each<[Failure, string]>([
    ['network', failures.network],
    ['timeout', failures.timeout],
    ['status', failures.status],
    ['shape', failures.shape],
  ])('has a hint for a failure of the kind %s and offers a retry', (failure, hint) => {
    expect(describeError(new ApiError(failure, 'http://api.test/api/shop: …'))).toMatchObject({
      title: common.notLoaded,
      hint,
      notice: failures.stale,
      retry: common.retry,
    })
  })

  it('says that an offline device has not opened the screen before', () => {
    expect(describeError(new ApiError('offline', '…'), failures.noRecipe)).toMatchObject({
      title: 'Этого вы ещё не открывали, а\u00a0сети сейчас нет',
      hint: failures.offline,
      picture: expect.stringMatching(/offline/) as string,
      retry: common.retry,
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

  it('treats a 404 like a failing server when the call has no id', () => {
    expect(describeError(new ApiError('status', 'HTTP 404', 404), null)).toMatchObject({
      title: common.notLoaded,
      hint: failures.status,
      retry: common.retry,
    })
  })

  it('treats other statuses as a failing server', () => {
    expect(describeError(new ApiError('status', 'HTTP 500', 500), failures.noRecipe)).toMatchObject({
      title: common.notLoaded,
      hint: failures.status,
      retry: common.retry,
    })
  })

  it('never contains the message of the error', () => {
    const description = describeError(new TypeError('x is not a function'))
    expect(description).toMatchObject({ title: common.notLoaded, retry: common.retry })
    expect(Object.values(description ?? {}).join()).not.toContain('function')
  })
})
