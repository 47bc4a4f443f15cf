import { describe, expect, it } from 'vitest'

import { quoted } from '@/lib/text/quoted'

describe('quoted', () => {
  it.each([
    ['Борщ', '«Борщ»'],
    ['Лимонад «Тархун»', '«Лимонад „Тархун“»'],
  ])('quotes %s', (title, expected) => {
    expect(quoted(title)).toBe(expected)
  })
})
