import { expect, it } from 'vitest'

import { quoted } from '@/lib/text/quoted'

it.each([
  ['Борщ', '«Борщ»'],
  ['Лимонад «Тархун»', '«Лимонад „Тархун“»'],
])('%s', (title, words) => {
  expect(quoted(title)).toBe(words)
})
