import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { withCardTransition } from '@/lib/router/card-transition'

const root = document.documentElement
const animate = vi.fn()

beforeEach(() => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    callback(0)
    return 0
  })
  Element.prototype.animate = animate.mockClear()
  document.body.innerHTML = '<a data-card href="#/selected_recipe/borscht/">Борщ</a>'
})

afterEach(() => root.removeAttribute('style'))

const openRecipe = () =>
  withCardTransition({ from: '/category', to: '/selected_recipe/borscht/', isTraversal: false }, () => {
    document.body.innerHTML = '<main data-grown-card>Борщ</main>'
  })

it.each([
  ['250ms', 250],
  ['0.25s', 250],
])('animates the picture for the duration of the theme, written as %s', (text, duration) => {
  root.style.setProperty('--motion-calm', text)
  root.style.setProperty('--motion-easing', 'ease')
  openRecipe()
  expect(animate).toHaveBeenCalledWith(expect.anything(), { duration, easing: 'ease' })
  expect(document.body.textContent).toBe('Борщ')
})

it('only replaces the screen on a page without a style sheet', () => {
  openRecipe()
  expect(animate).not.toHaveBeenCalled()
  expect(document.querySelector('[data-grown-card]')).toBeTruthy()
})
