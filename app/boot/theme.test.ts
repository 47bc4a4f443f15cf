import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { applyTheme } from '@/app/boot/theme'
import { until } from '@/testing/until'

const root = document.documentElement
const metas = () => [...document.querySelectorAll('meta')].map(({ media }) => media)

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">'
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete root.dataset.theme
  document.head.replaceChildren()
})

test.each([
  ['true', false, 'dark'],
  ['false', true, 'light'],
  [null, true, 'dark'],
  [null, false, 'light'],
  [undefined, true, 'dark'],
  ['damaged', true, 'dark'],
])(
  'with the stored choice %j and a system that prefers dark: %j, the theme is %s',
  (stored, isDark, theme) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isDark }))
    applyTheme(stored)
    expect(root.dataset.theme).toBe(theme)
  },
)

test('the toolbar has the colour of the theme, also after a change of the theme', async () => {
  applyTheme('true')
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(metas()).toEqual(['not all', 'all'])
  root.dataset.theme = 'light'
  await until(() => expect(metas()).toEqual(['all', 'not all']))
})
