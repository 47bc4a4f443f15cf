import { describe, expect, it } from 'vitest'
import { ball, blur, clay, definitions, down } from './paint'

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

describe('definitions', () => {
  it('creates each gradient and filter that the drawing refers to once, sorted by id', () => {
    const body = `<path fill="${down('#00ff00')}" filter="${clay(8)}"/><path fill="${ball('#ff0000')}" filter="${clay(8)}"/>`
    expect(idsOf(definitions(body))).toEqual(['ball-ff0000', 'clay-8', 'down-00ff00'])
  })

  it('uses the colour of the id', () => {
    expect(definitions(`<path fill="${ball('#ff0000')}"/>`)).toContain('stop-color="#ff0000"')
  })

  it('reads a blur radius with six digits as a number, not as a colour', () => {
    expect(definitions(`<g filter="${blur(123456)}"/>`)).toContain('stdDeviation="123456"')
    expect(definitions(`<g filter="${blur(0.5)}"/>`)).toContain('stdDeviation="0.5"')
  })

  it('returns nothing for a drawing without gradients and filters', () => {
    expect(definitions('<path fill="#ff0000"/>')).toBe('')
  })

  it('throws at an id of an unknown kind', () => {
    expect(() => definitions('<path fill="url(#glow-ff0000)"/>')).toThrow(
      'no gradient or filter of the kind "glow"',
    )
  })
})
