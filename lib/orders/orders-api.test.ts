import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { postOrder } from '@/lib/orders/orders-api'
import { connectionError, failWith, neverRespond, type Responder, respondWith, stubApi } from '@/testing/api'
import { createOrder } from '@/testing/orders'
import { fakeTime } from '@/testing/time'

/** The config is read on import. */
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_ORDER_URL', 'http://shop.test/api/orders'))

const order = createOrder('key-of-order-1')

async function sendWith(respond: Responder) {
  const api = stubApi(respond)
  const outcome = await postOrder(order)
  return { outcome, calls: api.calls }
}

const refusal =
  (status: number, body: string): Responder =>
  () =>
    new Response(body, { status })

describe('postOrder', () => {
  it('posts an order as JSON, once', async () => {
    const sent: (RequestInit | undefined)[] = []
    stubApi((_path, init) => {
      sent.push(init)
      return new Response('{"number":"1042"}', { status: 201 })
    })
    expect(await postOrder(order)).toEqual({ kind: 'placed', number: '1042' })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } })
    expect(JSON.parse(String(sent[0]?.body))).toEqual(order)
  })

  it.each([
    [{ number: 7 }, '7'],
    [{ number: ' A-7 ', more: true }, 'A-7'],
  ])('reads the order number from %j', async (answer, number) => {
    expect((await sendWith(respondWith(answer))).outcome).toEqual({ kind: 'placed', number })
  })

  it.each([
    {},
    [],
    'ok',
    null,
    { number: '' },
    { number: ' ' },
    { number: null },
    { number: 'x'.repeat(41) },
  ])('fails when the response is %j', async (answer) => {
    expect((await sendWith(respondWith(answer))).outcome).toEqual({ kind: 'failed', failure: 'shape' })
  })

  it('returns an outcome for any JSON response', async () => {
    const number = fc.record({ number: fc.anything() })
    const message = fc.record({
      message: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('x'.repeat(200_000))),
    })
    const answers = fc.oneof(fc.jsonValue(), number, message)
    await fc.assert(
      fc.asyncProperty(answers, fc.constantFrom(200, 201, 400, 409, 500), async (answer, status) => {
        const body = JSON.stringify(answer) ?? ''
        const { outcome } = await sendWith(() => new Response(body, { status }))
        expect(['placed', 'refused', 'failed']).toContain(outcome.kind)
        if (outcome.kind === 'placed') expect(outcome.number).toMatch(/^\S(.{0,38}\S)?$/s)
        if (outcome.kind === 'refused' && outcome.reason !== undefined)
          expect(outcome.reason.length).toBeLessThanOrEqual(300)
      }),
    )
  })

  it('fails when the response is an HTML page', async () => {
    const page: Responder = () => new Response('<!doctype html>')
    expect((await sendWith(page)).outcome).toEqual({ kind: 'failed', failure: 'shape' })
  })

  it.each([400, 403, 404, 409, 413, 422])('is refused by status %i, without a retry', async (status) => {
    const { outcome, calls } = await sendWith(refusal(status, '{"message":" Соли больше нет "}'))
    expect(outcome).toEqual({ kind: 'refused', reason: 'Соли больше нет' })
    expect(calls).toHaveLength(1)
  })

  it.each(['', '<h1>No</h1>', '{}', '{"message":5}', '{"message":" "}', `{"message":"${'x'.repeat(301)}"}`])(
    'is refused without a reason when the response has no usable message: %j',
    async (body) => {
      expect((await sendWith(refusal(422, body))).outcome).toEqual({ kind: 'refused', reason: undefined })
    },
  )

  it.each([408, 425, 429, 500, 503])('fails with status %i, without a retry', async (status) => {
    const { outcome, calls } = await sendWith(failWith(status))
    expect(outcome).toEqual({ kind: 'failed', failure: 'status' })
    expect(calls).toHaveLength(1)
  })

  it('fails when the response is truncated', async () => {
    const truncated: Responder = () => new Response('{"number":"10')
    expect((await sendWith(truncated)).outcome).toEqual({ kind: 'failed', failure: 'shape' })
  })

  it('accepts a response just before the request timeout', async () => {
    fakeTime()
    stubApi(async () => {
      await new Promise((resolve) => setTimeout(resolve, 9_900))
      return new Response('{"number":"7"}')
    })
    const outcome = postOrder(order)
    await vi.advanceTimersByTimeAsync(9_900)
    expect(await outcome).toEqual({ kind: 'placed', number: '7' })
  })

  it('fails after the request timeout', async () => {
    fakeTime()
    stubApi(
      (_path, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        }),
    )
    const outcome = postOrder(order)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toEqual({ kind: 'failed', failure: 'timeout' })
  })

  it('is offline and tried when the connection fails', async () => {
    expect((await sendWith(connectionError)).outcome).toEqual({ kind: 'offline', isTried: true })
  })

  it('is offline and not tried when the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { outcome, calls } = await sendWith(neverRespond)
    expect(outcome).toEqual({ kind: 'offline', isTried: false })
    expect(calls).toEqual([])
  })
})
