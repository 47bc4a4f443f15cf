import { expect, it } from 'vitest'

import { inSentence } from '@/lib/text/letter-case'

it.each([
  ['Сметана', 'сметана'],
  ['С сыром', 'с сыром'],
  ['BBQ-соус', 'BBQ-соус'],
  ['', ''],
])('writes a title in a sentence with a small letter, but for an abbreviation: %j', (title, text) => {
  expect(inSentence(title)).toBe(text)
})
