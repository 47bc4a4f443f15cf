import { describe, expect, it } from 'vitest'

import { proposedTheme, readProposal, writeProposal } from '@/lib/theme/theme-link'
import { themes } from '@/tailwind.config'

const values = { 'light.tones.accent': '#123456', 'spaces.base': 'min(1.125rem, 5vw)' }
const link = `#/?${writeProposal({ base: 'garden', values })}`
const encoded = (content: unknown) => `#theme=${btoa(JSON.stringify(content))}`

describe('A theme link', () => {
  it('carries what differs from a theme', () => {
    expect(readProposal(link)).toEqual({ base: 'garden', values })
    expect(proposedTheme({ base: 'garden', values })).toEqual({
      ...themes.garden,
      light: { ...themes.garden.light, tones: { ...themes.garden.light.tones, accent: '#123456' } },
      spaces: { ...themes.garden.spaces, base: 'min(1.125rem, 5vw)' },
    })
  })

  it('has only letters that messengers leave alone', () => {
    expect(link).toMatch(/^#\/\?theme=[\w-]+$/)
  })

  it('may stand beside other parameters, and may be absent', () => {
    expect(readProposal(link.replace('?', '?q=борщ&'))).toEqual({ base: 'garden', values })
    expect(readProposal('#/category?q=theme')).toBeUndefined()
    expect(readProposal('')).toBeUndefined()
  })

  it('is damaged wherever it is cut off', () => {
    for (let length = '#/?theme='.length; length < link.length; length++)
      expect(readProposal(link.slice(0, length)), String(length)).toBe('damaged')
  })

  it.each([
    [['attic', {}]],
    [['toString', {}]],
    [['kitchen', null]],
    [['kitchen', { 'light.tones.attic': '#123456' }]],
    [['kitchen', { 'light.tones.page': 'url(https://evil.example)' }]],
    [['kitchen', { 'corners.card': '1px;background:url(//evil.example)' }]],
    [['kitchen', { 'corners.card': 1 }]],
    [[]],
  ])('is of another site if it holds anything else: %j', (content) => {
    expect(readProposal(encoded(content))).toBe('foreign')
  })

  it.each([[{}], [null], [7]])('is damaged if it holds no pair: %j', (content) => {
    expect(readProposal(encoded(content))).toBe('damaged')
  })
})
