import { describe, expect, it } from 'vitest'

import { parseAddress, toQuery } from '@/components/styleguide/address'

describe('The address of the style guide', () => {
  it('defaults to the comparison of all parts in the theme of the site, at the width of a phone', () => {
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
  ])('parses what it serializes: %s', (query) => {
    expect(toQuery(parseAddress(query, 'kitchen'))).toBe(query)
  })

  it('ignores unknown values', () => {
    const garbage = '?theme=toString&width=1&part=constructor&frame=grey'
    expect(parseAddress(garbage, 'kitchen')).toEqual(parseAddress('', 'kitchen'))
  })
})
