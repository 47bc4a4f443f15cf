import { describe, expect, it } from 'vitest'

import { isCacheableImage, isCacheableJson } from './cacheable'

describe('isCacheableJson', () => {
  it.each(['{"count":12}', '[]', '[{"id":"salt"}]'])('accepts %s', async (body) => {
    expect(await isCacheableJson(new Response(body))).toBe(true)
  })

  it.each(['<!doctype html><title>Вход в сеть</title>', '', '{"count":', '"нечто"', 'null', '7'])(
    'rejects %j with status 200',
    async (body) => expect(await isCacheableJson(new Response(body))).toBe(false),
  )

  it.each([206, 302, 400, 404, 500, 503])('rejects JSON with status %i', async (status) => {
    expect(await isCacheableJson(new Response('{"message":"…"}', { status }))).toBe(false)
  })

  it('rejects a network error, which has status 0', async () => {
    expect(await isCacheableJson(Response.error())).toBe(false)
  })

  it('leaves the body unread', async () => {
    const response = new Response('{"count":12}')
    await isCacheableJson(response)
    expect(await response.json()).toEqual({ count: 12 })
  })
})

describe('isCacheableImage', () => {
  const responseOf = (status: number, type: string) =>
    new Response('…', { status, headers: { 'Content-Type': type } })

  it.each(['image/avif', 'image/webp', 'image/svg+xml'])('accepts %s', (type) => {
    expect(isCacheableImage(responseOf(200, type))).toBe(true)
  })

  it('rejects partial content, error responses and pages served instead of an image', () => {
    expect(isCacheableImage(responseOf(206, 'image/webp'))).toBe(false)
    expect(isCacheableImage(responseOf(404, 'image/webp'))).toBe(false)
    expect(isCacheableImage(responseOf(200, 'text/html'))).toBe(false)
    expect(isCacheableImage(Response.error())).toBe(false)
  })
})
