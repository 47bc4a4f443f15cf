// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { RecipeDetail } from '../../mock-api/catalogue/api-types'
import { filmPage } from '../film-page'
import { createStory } from '../story'
import { startPlayer } from './player'

const facts = { title: 'Суп', time: '1 час', kcal: '120 ккал', servings: 3 }
const story = createStory({
  ...facts,
  ingredients: [
    { title: 'Картофель', quantity: '3 шт', unit: 'шт', image: 'images/products/potato.webp' },
    { title: 'Вода', quantity: '2 л', unit: 'л', image: 'images/products/water.webp' },
  ],
  steps: [
    { text: 'Доведите воду до кипения в кастрюле.', uses: [1], minutes: 0 },
    { text: 'Варите картофель 20 минут под крышкой.', uses: [0], minutes: 20 },
  ],
  color: '#e0c070',
  serving: 'bowl',
})
const recipe = { ...facts, id: 'soup', name: 'images/soup.webp' } as RecipeDetail

function stubVoices(voices: { lang: string; localService: boolean }[]) {
  const speech = { getVoices: () => voices, addEventListener: vi.fn(), speak: vi.fn(), cancel: vi.fn() }
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  )
  return speech
}

const button = (label: string) => {
  const found = document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)
  if (!found) throw new Error(`No button ${label}`)
  return found
}
const labelOf = (selector: string) => document.querySelector(selector)?.textContent
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const start = () => {
  startPlayer(story, (path) => path)
  document.querySelector<HTMLButtonElement>('.start')?.click()
}

beforeEach(() => {
  const page = filmPage(recipe, story, { script: '', style: '' })
  document.body.innerHTML = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? ''
  Element.prototype.animate = () => ({ pause() {}, cancel() {} }) as unknown as Animation
  vi.stubGlobal('requestAnimationFrame', () => 1)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('shows the cover and no controls until the film is started', () => {
  startPlayer(story, (path) => path)
  expect(document.querySelector<HTMLElement>('.start')?.hidden).toBe(false)
  expect(document.querySelector<HTMLElement>('.controls')?.hidden).toBe(true)
})

it('steps through every scene by the keyboard', () => {
  start()
  const steps = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'].map((key) => {
    press(key)
    return labelOf('.count')
  })
  expect(steps).toEqual(['Понадобится', 'Шаг 1 из 2', 'Шаг 2 из 2 · 20\u00a0мин', 'Шаг 1 из 2'])
  press('End')
  expect(document.querySelector<HTMLElement>('.wish')?.hidden).toBe(false)
})

it('turns the live region of the captions off while it plays', () => {
  start()
  const captions = document.querySelector('.captions')
  expect(captions?.getAttribute('aria-live')).toBe('off')
  button('Пауза').click()
  expect(captions?.getAttribute('aria-live')).toBe('polite')
  expect(button('Смотреть').className).toBe('play')
})

it('reads the captions aloud when a voice is available at once', () => {
  const { speak } = stubVoices([{ lang: 'ru-RU', localService: true }])
  start()
  expect(button('Озвучка').hidden).toBe(false)
  button('Озвучка').click()
  expect(button('Озвучка').getAttribute('aria-pressed')).toBe('true')
  press('ArrowRight')
  expect(speak).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: 'Понадобится: Картофель, Вода' }) as unknown,
  )
})

it('offers no narration without a Russian voice', () => {
  stubVoices([{ lang: 'en-US', localService: true }])
  start()
  expect(button('Озвучка').hidden).toBe(true)
})
