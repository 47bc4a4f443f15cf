import { expect, test } from 'vitest'

import { screenName } from '@/lib/monitoring/beacon'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'

test('The screen is the one that a step leads to, though the address lags behind', () => {
  expect(screenName()).toBe('welcome')
  navigate(paths.cart)
  expect(location.hash).toBe('')
  expect(screenName()).toBe('cart')
})
