import { expect, it, vi } from 'vitest'

import type { PlannerRequest } from '@/lib/planner/planner-types'
import type { Answer, AnswerMessage, Job } from '@/lib/planner/protocol'
import { type Port, servePlanner } from '@/lib/planner/serve'
import { failWith, mockApi, stubApi } from '@/testing/api'
import { dishOf, monday, requestOf } from '@/testing/planner'
import { mockApiWithSubstitutes } from '@/testing/substitutes'

const request = requestOf()

function serve() {
  const messages: AnswerMessage[] = []
  const port: Port = { onmessage: null, postMessage: (message) => void messages.push(message) }
  servePlanner(port)
  const ask = async (id: number, job: Job) => {
    await port.onmessage?.(new MessageEvent('message', { data: { id, job } }))
  }
  return { messages, ask }
}

const last = (messages: AnswerMessage[]) => messages.at(-1)?.answer

/** The last answer, which has to be of this kind. */
function lastOf<Kind extends Answer['kind']>(messages: AnswerMessage[], kind: Kind) {
  const answer = last(messages)
  if (answer?.kind !== kind) throw new Error(`The last answer is ${answer?.kind}, not ${kind}.`)
  return answer as Extract<Answer, { kind: Kind }>
}

it('plans with the catalogue, after a first plan as progress', async () => {
  stubApi(mockApi)
  const { messages, ask } = serve()
  await ask(1, { kind: 'plan', request })
  const kinds = messages.map(({ answer }) => answer.kind)
  expect(kinds[0]).toBe('progress')
  expect(kinds.at(-1)).toBe('plan')
  const plans = messages.flatMap(({ answer }) => ('plan' in answer ? answer.plan.dishes : []))
  expect(plans[0]).toMatchObject({ day: monday, meal: 'dinner' })
})

it('ends a job when there is a later one', async () => {
  stubApi(mockApi)
  const { messages, ask } = serve()
  await Promise.all([ask(1, { kind: 'plan', request }), ask(2, { kind: 'plan', request })])
  expect(messages.filter(({ id, answer }) => id === 1 && answer.kind === 'plan')).toEqual([])
  expect(messages.at(-1)).toMatchObject({ id: 2, answer: { kind: 'plan' } })
})

it('has other dishes for a meal', async () => {
  stubApi(mockApi)
  const dinner = requestOf({ days: [monday] })
  const { messages, ask } = serve()
  await ask(1, { kind: 'plan', request: dinner })
  const { plan } = lastOf(messages, 'plan')
  await ask(2, { kind: 'alternatives', request: dinner, plan, place: 0 })
  const { plans } = lastOf(messages, 'alternatives')
  const ids = [plan, ...plans].map(({ dishes }) => dishes[0]?.dish.id)
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(ids.length)
})

it('eats the leftovers of an own recipe only where its products have none of the allergens', async () => {
  stubApi(mockApiWithSubstitutes)
  const eaten = async (product: string, free: PlannerRequest['free']) => {
    const { messages, ask } = serve()
    const leftovers = [{ of: 'd1', recipeId: 'own.pot', servings: 2, until: monday }]
    const ownDishes = [dishOf('own.pot', { [product]: 500 }, { tags: undefined })]
    const asked = requestOf({ days: [monday], ownDishes, leftovers, free })
    await ask(1, { kind: 'plan', request: asked })
    return lastOf(messages, 'plan').plan.dishes.some(({ leftoversOf }) => leftoversOf === 'd1')
  }
  expect(await eaten('Молоко', [])).toBe(true)
  expect(await eaten('Молоко', ['dairy'])).toBe(false)
  expect(await eaten('Свёкла', ['dairy'])).toBe(true)
  expect(await eaten('Волшебный порошок', ['dairy'])).toBe(false)
})

it('says what it plans without, and fetches it for the next plan', async () => {
  stubApi((path, init) => (path === 'shop' ? failWith(404)(path) : mockApi(path, init)))
  const { messages, ask } = serve()
  await ask(1, { kind: 'plan', request })
  expect(last(messages)).toMatchObject({ kind: 'plan', lacks: ['prices'], plan: { till: 0 } })
  stubApi(mockApi)
  await ask(2, { kind: 'plan', request })
  const { lacks, plan } = lastOf(messages, 'plan')
  expect(lacks).toEqual([])
  expect(plan.till).toBeGreaterThan(0)
})

it('says why the catalogue cannot be had, and fetches it again for the next job', async () => {
  stubApi(failWith(400))
  const { messages, ask } = serve()
  await ask(1, { kind: 'plan', request })
  expect(last(messages)).toEqual({ kind: 'failure', failure: 'status', status: 400 } satisfies Answer)
  stubApi(mockApi)
  await ask(2, { kind: 'plan', request })
  expect(last(messages)).toMatchObject({ kind: 'plan' })
})

it('reports a bug as an error of the worker, which the page hears of', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  stubApi(mockApi)
  const { messages, ask } = serve()
  const broken = dishOf('own.pot', {}, { ingredients: undefined })
  await ask(1, { kind: 'plan', request: requestOf({ days: [monday], ownDishes: [broken] }) })
  expect(messages).toEqual([])
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError))
})
