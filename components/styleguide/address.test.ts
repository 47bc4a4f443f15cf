import { describe, expect, it } from 'vitest'

import { parseAddress, toQuery } from '@/components/styleguide/address'

describe('The address of the style guide', () => {
  it('without a query is the desk with all parts of the theme of the site, as wide as a phone', () => {
    expect(parseAddress('', 'garden')).toEqual({
      theme: 'garden',
      width: '360',
      part: undefined,
      frame: undefined,
    })
  })

  it.each([
    '?theme=market&width=768',
    '?theme=kitchen&width=full&part=cards',
    '?frame=dark&theme=garden&part=type',
  ])('is read and written alike: %s', (query) => {
    expect(toQuery(parseAddress(query, 'kitchen'))).toBe(query)
  })

  it('takes what it does not know for absent', () => {
    const garbage = '?theme=toString&width=1&part=constructor&frame=grey'
    expect(parseAddress(garbage, 'kitchen')).toEqual(parseAddress('', 'kitchen'))
  })
})
