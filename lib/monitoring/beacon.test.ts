import { expect, test } from 'vitest'

import { screenName } from '@/lib/monitoring/beacon'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'

test('The screen name follows a step', () => {
  expect(screenName()).toBe('welcome')
  navigate(paths.cart)
  expect(screenName()).toBe('cart')
})
