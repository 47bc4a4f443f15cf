import { expect, it } from 'vitest'
import themeCheck from './theme-check'

it('takes no more than one theme', () => {
  expect(() => themeCheck(['garden', 'market'])).toThrow('theme:check takes one theme, or none to check all.')
})
