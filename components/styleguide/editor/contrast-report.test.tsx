import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { ContrastRepairs, ContrastStatus } from '@/components/styleguide/editor/contrast-report'
import { changeDraft, draftOf } from '@/components/styleguide/editor/theme-draft'
import { withTokens } from '@/lib/theme/theme-tokens'
import { renderWithUser } from '@/testing/app'
import { themes } from '@/tailwind.config'

function Report({ values }: { values: Record<string, string> }) {
  const [draft, setDraft] = useState(draftOf(values))
  const theme = withTokens(themes.kitchen, draft.values)
  return (
    <>
      <ContrastStatus theme={theme} />
      <ContrastRepairs
        theme={theme}
        onChange={(change) => setDraft((now) => changeDraft(themes.kitchen, now, change))}
      />
    </>
  )
}

it('Where no foreground passes on all backgrounds, a background that passes is offered', async () => {
  const { user } = renderWithUser(
    <Report
      values={{
        'light.tones.accent': '#975300',
        'light.tones.accent-strong': '#b86a1a',
        'light.tones.on-accent': '#ffffff',
      }}
    />,
  )
  const take = screen.getByRole('button')
  expect(take.textContent).toBe('Взять #b1630e для accent-strong')
  await user.click(take)
  expect(screen.getByText('Контраст: проходят все 56 пар')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('Where neither tone of a pair has a value that passes in all pairs, it says so without a button', () => {
  renderWithUser(
    <Report
      values={{
        'light.tones.accent': '#975300',
        'light.tones.accent-strong': '#f0b070',
        'light.tones.on-accent': '#131313',
      }}
    />,
  )
  expect(screen.getByText('Ни одно значение не проходит во всех парах.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
