import { describe, expect, it } from 'vitest'

import { MAX_ENTRY_LENGTH, parseEntry } from '@/lib/shopping/list-entry'

const listed = ['Свёкла', 'Мыло хозяйственное']
const sold = ['Соль', 'Свёкла', 'Ёж морской']
const parse = (typed: string) => parseEntry(typed, listed, sold)

describe('parseEntry', () => {
  it('collapses whitespace', () => {
    expect(parse('  зубная \t паста ')).toEqual({ title: 'зубная паста', isListed: false })
    expect(parse('мыло\u00a0\n хозяйственное')).toEqual({ title: 'Мыло хозяйственное', isListed: true })
  })

  it.each(['', '   ', '\t\n'])('rejects the empty entry «%s»', (typed) => {
    expect(parse(typed)).toEqual({ problem: 'empty' })
  })

  it('limits the length, counted in code points', () => {
    expect(parse('й'.repeat(MAX_ENTRY_LENGTH))).toMatchObject({ isListed: false })
    expect(parse('🥚'.repeat(MAX_ENTRY_LENGTH))).toMatchObject({ isListed: false })
    expect(parse('й'.repeat(MAX_ENTRY_LENGTH + 1))).toEqual({ problem: 'long' })
    expect(parse(`${' '.repeat(MAX_ENTRY_LENGTH)}соль`)).toMatchObject({ title: 'Соль' })
  })

  it('uses the spelling of the shop, regardless of case and ё', () => {
    expect(parse('соль')).toEqual({ title: 'Соль', isListed: false })
    expect(parse('еж МОРСКОЙ')).toEqual({ title: 'Ёж морской', isListed: false })
    expect(parseEntry('соль', listed, [])).toEqual({ title: 'соль', isListed: false })
    expect(parse('сол')).toEqual({ title: 'сол', isListed: false })
  })

  it('prefers the spelling of the list to that of the shop', () => {
    expect(parse('свекла')).toEqual({ title: 'Свёкла', isListed: true })
    expect(parseEntry('соль', ['соль'], sold)).toEqual({ title: 'соль', isListed: true })
  })
})
