import { expect, test } from 'vitest'
import { TokenBucket, TokenBuckets } from './token-bucket'

test('a bucket allows a burst, then as many as the rate fills in', () => {
  const bucket = new TokenBucket({ perSecond: 2, burst: 3 }, 0)
  const taken = (now: number) => [1, 2, 3, 4].map(() => bucket.take(now))
  expect(taken(0)).toEqual([true, true, true, false])
  expect(taken(1_000)).toEqual([true, true, false, false])
  expect(taken(60_000)).toEqual([true, true, true, false])
})

test('a clock that goes back fills nothing', () => {
  const bucket = new TokenBucket({ perSecond: 1, burst: 1 }, 10_000)
  expect([bucket.take(10_000), bucket.take(5_000), bucket.take(6_000)]).toEqual([true, false, true])
})

test('each key has a bucket of its own', () => {
  const buckets = new TokenBuckets({ perSecond: 1, burst: 1 })
  expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('b', 0)]).toEqual([true, false, true])
})
