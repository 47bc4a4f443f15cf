import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { BoundWords } from '@/components/ui/bound-words'

const markupOf = (text: string) => render(<BoundWords text={text} />).container.innerHTML

it('keeps a preposition with the word after it', () => {
  expect(markupOf('Рассольник с перловкой')).toBe(
    'Рассольник <span class="inline-block wrap-anywhere">с перловкой</span>',
  )
})

it('adds no elements to a title without prepositions', () => {
  expect(markupOf('Тёплый салат')).toBe('Тёплый салат')
})
