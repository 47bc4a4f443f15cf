import { beforeEach, describe, expect, it } from 'vitest'

import { useToastsStore } from '@/lib/feedback/toasts-store'
import { previewTheme } from '@/lib/theme/preview-theme'
import { writeProposal } from '@/lib/theme/theme-link'

const said = () => useToastsStore.getState().toasts.map(({ message }) => message)
const adopted = () =>
  document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n')

beforeEach(() => {
  location.hash = ''
  document.adoptedStyleSheets = []
  useToastsStore.setState({ toasts: [] })
})

describe('previewTheme', () => {
  it('applies the theme of the address in all modes, says so and stores nothing', () => {
    document.head.innerHTML =
      '<meta name="theme-color" content="#fff"><meta name="theme-color" content="#000">'
    location.hash = `#/?${writeProposal({ base: 'market', values: { 'light.tones.page': '#abcdef' } })}`
    previewTheme()
    expect(adopted()).toMatch(/:root\s*\{[^}]*--tone-page:\s*#abcdef/)
    expect(adopted()).toMatch(/:root\[data-theme="dark"\]\s*\{[^}]*--tone-page:\s*#0e0f2e/)
    expect([...document.querySelectorAll('meta')].map(({ content }) => content)).toEqual([
      '#abcdef',
      '#0e0f2e',
    ])
    expect(said()).toEqual([
      'Это предложенная тема. Её видите только вы, пока не обновите или не закроете страницу.',
    ])
    expect({ ...localStorage, ...sessionStorage }).toEqual({})
  })

  it('says that a link is damaged, and changes nothing', () => {
    location.hash = `#/?${writeProposal({ base: 'market', values: { 'light.tones.page': '#abcdef' } }).slice(0, 40)}`
    previewTheme()
    expect(document.adoptedStyleSheets).toEqual([])
    expect(said()).toEqual([
      'Ссылка на тему скопирована не целиком — показываем обычную. Попросите прислать её ещё раз.',
    ])
  })

  it('says that there is no such theme here, and changes nothing', () => {
    location.hash = `#/?theme=${btoa(JSON.stringify(['attic', { 'light.tones.page': '#abcdef' }]))}`
    previewTheme()
    expect(document.adoptedStyleSheets).toEqual([])
    expect(said()).toEqual(['Темы из этой ссылки на сайте нет — показываем обычную.'])
  })

  it('does nothing without one', () => {
    previewTheme()
    expect(said()).toEqual([])
  })
})
