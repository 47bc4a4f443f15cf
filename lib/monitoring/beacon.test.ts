import { describe, expect, it } from 'vitest'

import { screenName } from '@/lib/monitoring/beacon'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'

describe('screenName', () => {
  it('changes with the route', () => {
    expect(screenName()).toBe('welcome')
    navigate(paths.cart)
    expect(screenName()).toBe('cart')
  })
})
