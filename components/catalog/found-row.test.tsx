import { render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { FoundRow } from '@/components/catalog/found-row'
import type { TextPart } from '@/lib/catalog/search-marks'
import { resetApp } from '@/testing/app'

beforeEach(resetApp)

/** The title of a found recipe, its marked words in brackets and what stays in one line in braces. */
function titleOf(title: TextPart[]) {
  const entry = { id: 'pie', title: title.map(({ text }) => text).join(''), ingredients: [] }
  const recipe = { entry, lacks: undefined, mark: () => ({ title, ingredients: [] }) }
  const { container } = render(<FoundRow recipe={recipe} isPriced={false} />)
  const shown = container.querySelector('a > span > span')
  for (const mark of shown?.querySelectorAll('mark') ?? []) mark.replaceWith(`[${mark.textContent}]`)
  for (const bound of shown?.querySelectorAll('span') ?? []) bound.replaceWith(`{${bound.textContent}}`)
  return shown?.textContent
}

it('keeps a preposition with the marked word after it', () => {
  expect(
    titleOf([
      { text: 'Пирог с ', isMatch: false },
      { text: 'капустой', isMatch: true },
    ]),
  ).toBe('Пирог {с [капустой]}')
})

it('keeps the marked beginning of a word with its preposition and its end', () => {
  expect(
    titleOf([
      { text: 'Пирог', isMatch: true },
      { text: ' с ', isMatch: false },
      { text: 'кап', isMatch: true },
      { text: 'устой, в духовке', isMatch: false },
    ]),
  ).toBe('[Пирог] {с [кап]устой,} {в духовке}')
})

it('lists the found ingredients as one sentence', () => {
  const part = (text: string) => [{ text, isMatch: false }]
  const recipe = {
    entry: { id: 'bowl', title: 'Боул', ingredients: [] },
    lacks: undefined,
    mark: () => ({ title: part('Боул'), ingredients: ['Рис', 'Филе бедра', 'BBQ соус'].map(part) }),
  }
  const { container } = render(<FoundRow recipe={recipe} isPriced={false} />)
  expect(container.textContent).toContain('Рис, филе бедра, BBQ соус')
})

it('draws only the marks of a row that stays when the next letter is typed', () => {
  let reads = 0
  const entry = {
    id: 'pie',
    title: 'Пирог',
    ingredients: [],
    get time() {
      reads += 1
      return '40 минут'
    },
  }
  const row = (typed: string) => {
    const title = [
      { text: typed, isMatch: true },
      { text: 'Пирог'.slice(typed.length), isMatch: false },
    ]
    return (
      <FoundRow
        recipe={{ entry, lacks: undefined, mark: () => ({ title, ingredients: [] }) }}
        isPriced={false}
      />
    )
  }
  const { container, rerender } = render(row('Пи'))
  const readsAtFirst = reads
  rerender(row('Пир'))
  expect(container.querySelector('mark')?.textContent).toBe('Пир')
  expect(reads).toBe(readsAtFirst)
})
