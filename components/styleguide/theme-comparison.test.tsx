import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { ThemeComparison } from '@/components/styleguide/theme-comparison'
import { writeProposal } from '@/lib/theme/theme-link'
import { renderWithUser } from '@/testing/app'

const address = { theme: 'kitchen', frame: undefined, width: '360', part: 'buttons' } as const

const show = (hash: string) => {
  location.hash = hash
  return renderWithUser(<ThemeComparison address={address} />)
}

it('The first stop of the keyboard leads past the samples to the editor, and keeps the draft', async () => {
  const hash = `#${writeProposal({ base: 'kitchen', values: { 'light.tones.accent': '#ff8866' } })}`
  const { user } = show(hash)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'К правке' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Правка: «Тёплая кухня»' }))
  expect(location.hash).toBe(hash)
})

it.each([
  ['["attic",{}]', 'Темы из этой ссылки на сайте нет — показываем обычную.'],
  ['["kitchen",{"light', /^Ссылка на тему скопирована не целиком/],
])('Says why it shows no theme of the link %s', (content, message) => {
  show(`#theme=${btoa(content)}`)
  expect(screen.getByText(message)).toBeTruthy()
})
