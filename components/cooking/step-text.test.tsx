import { render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { StepText } from '@/components/cooking/step-text'
import { resetApp } from '@/testing/app'

beforeEach(resetApp)

it('keeps a preposition in one line with the duration after it', () => {
  const { container } = render(
    <StepText
      text="Жарьте по 3 минуты с каждой стороны, затем 5 минут под крышкой."
      recipeId="steak"
      step={0}
      onStartTimer={() => undefined}
    />,
  )
  const inOneLine = [...(container.querySelector('p')?.children ?? [])].map(({ textContent }) => textContent)
  expect(inOneLine).toEqual(['по 3\u00a0минуты', '5\u00a0минут'])
  expect(container.textContent).toBe(
    'Жарьте по 3\u00a0минуты с\u00a0каждой стороны, затем 5\u00a0минут под крышкой.',
  )
})
