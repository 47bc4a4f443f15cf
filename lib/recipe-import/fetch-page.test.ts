import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { config } from '@/lib/config'
import { fetchPage } from '@/lib/recipe-import/fetch-page'

const fetched = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  config.fetchUrl = 'https://fetch.example.com/page'
  onTestFinished(() => {
    config.fetchUrl = undefined
  })
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

it.each([
  ['https://a.example/pie?id=1&page=2', 'https%3A%2F%2Fa.example%2Fpie%3Fid%3D1%26page%3D2'],
  [' a.example/pie ', 'https%3A%2F%2Fa.example%2Fpie'],
  ['a.example', 'https%3A%2F%2Fa.example'],
])('asks the fetcher for %s', async (address, url) => {
  fetched.mockResolvedValue(new Response('<h1>Пирог</h1>'))
  expect(await fetchPage(address)).toEqual({ text: '<h1>Пирог</h1>', url: decodeURIComponent(url) })
  expect(fetched.mock.lastCall?.[0]).toBe(`https://fetch.example.com/page?url=${url}`)
})

it.each(['', 'пирог с капустой', 'a b.example'])(
  'asks for nothing where «%s» is no address',
  async (address) => {
    expect(await fetchPage(address)).toEqual({ problem: 'address' })
    expect(fetched).not.toHaveBeenCalled()
  },
)

it.each([
  [400, 'address'],
  [403, 'private'],
  [404, 'unreachable'],
  [413, 'large'],
  [415, 'kind'],
  [500, 'unreachable'],
  [502, 'unreachable'],
  [504, 'slow'],
])('tells the refusals of the fetcher apart: %i', async (status, problem) => {
  fetched.mockResolvedValue(new Response('{}', { status }))
  expect(await fetchPage('https://a.example')).toEqual({ problem })
})

it.each([
  [new TypeError('failed'), 'offline'],
  [new DOMException('', 'TimeoutError'), 'slow'],
])('says that there is no answer: %s', async (error, problem) => {
  fetched.mockRejectedValue(error)
  expect(await fetchPage('https://a.example')).toEqual({ problem })
})
