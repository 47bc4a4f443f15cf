import { describe, expect, it } from 'vitest'

import { isAnswer, isPicture } from './keepable'

describe('isAnswer', () => {
  it.each(['{"count":12}', '[]', '[{"id":"salt"}]'])('keeps %s', async (body) => {
    expect(await isAnswer(new Response(body))).toBe(true)
  })

  it.each(['<!doctype html><title>Вход в сеть</title>', '', '{"count":', '"нечто"', 'null', '7'])(
    'does not keep %j, though it came with 200',
    async (body) => expect(await isAnswer(new Response(body))).toBe(false),
  )

  it.each([206, 302, 400, 404, 500, 503])('does not keep an answer of status %i', async (status) => {
    expect(await isAnswer(new Response('{"message":"…"}', { status }))).toBe(false)
  })

  it('does not keep what tells nothing of itself', async () => {
    expect(await isAnswer(Response.error())).toBe(false)
  })

  it('leaves the answer to whoever asked for it', async () => {
    const response = new Response('{"count":12}')
    await isAnswer(response)
    expect(await response.json()).toEqual({ count: 12 })
  })
})

describe('isPicture', () => {
  const answer = (status: number, type: string) =>
    new Response('…', { status, headers: { 'Content-Type': type } })

  it.each(['image/avif', 'image/webp', 'image/svg+xml'])('keeps %s', (type) => {
    expect(isPicture(answer(200, type))).toBe(true)
  })

  it('keeps neither a part nor an error, nor a page in place of a picture', () => {
    expect(isPicture(answer(206, 'image/webp'))).toBe(false)
    expect(isPicture(answer(404, 'image/webp'))).toBe(false)
    expect(isPicture(answer(200, 'text/html'))).toBe(false)
    expect(isPicture(Response.error())).toBe(false)
  })
})
