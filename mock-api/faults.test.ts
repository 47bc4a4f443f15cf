import { describe, expect, it } from 'vitest'
import { Faults } from './faults'

/** What the report says, line by line. */
function linesOf(faults: Faults) {
  try {
    faults.report()
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

describe('Faults', () => {
  it('reports all faults at once, each once, and then none', () => {
    const faults = new Faults()
    faults.add('salt: no price', 'milk: no price', 'salt: no price')
    faults.check(true, 'never')
    faults.check(false, 'no product')
    expect(linesOf(faults)).toEqual(['3 faults', '- salt: no price', '- milk: no price', '- no product'])
    expect(linesOf(faults)).toEqual([])
  })

  it('reports a hundred of many', () => {
    const faults = new Faults()
    faults.add(...Array.from({ length: 130 }, (_, index) => `product ${index}`))
    const lines = linesOf(faults)
    expect(lines).toHaveLength(102)
    expect(lines.at(-1)).toBe('- and 30 more')
  })

  it('names what a list has twice, and what two lists do not share', () => {
    const faults = new Faults()
    faults.checkUnique(['salt', 'milk', 'salt'], 'a product')
    faults.checkSame(['pie', 'soup'], ['soup', 'cake'], ['in the index', 'in a category'])
    faults.checkSame(['pie', 'soup'], ['soup', 'pie'], ['in the index', 'in a category'])
    expect(linesOf(faults)).toEqual([
      '4 faults',
      '- "salt" is a product more than once',
      '- "cake" is not in the index',
      '- "pie" is not in a category',
      '- the order in the index is not that in a category',
    ])
  })

  it('goes on with the next id after a failure', async () => {
    const faults = new Faults()
    await faults.forEach(['pie', 'soup'], (id) => Promise.reject(new Error(`${id}: 404`)))
    expect(linesOf(faults)).toEqual(['2 faults', '- pie: 404', '- soup: 404'])
  })
})
