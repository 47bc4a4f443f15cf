import { describe, expect, it } from 'vitest'

import { MAX_LETTERS, parseEntry } from '@/lib/shopping/list-entry'

const listed = ['Свёкла', 'Мыло хозяйственное']
const sold = ['Соль', 'Свёкла', 'Ёж морской']
const read = (typed: string) => parseEntry(typed, listed, sold)

describe('an entry of one’s own', () => {
  it('is tidied', () => {
    expect(read('  зубная \t паста ')).toEqual({ title: 'зубная паста', isListed: false })
    expect(read('мыло\u00a0\n хозяйственное')).toEqual({ title: 'Мыло хозяйственное', isListed: true })
  })

  it.each(['', '   ', '\t\n'])('is none when it is «%s»', (typed) => {
    expect(read(typed)).toEqual({ problem: 'empty' })
  })

  it('has a length, counted in letters as they are seen', () => {
    expect(read('й'.repeat(MAX_LETTERS))).toMatchObject({ isListed: false })
    expect(read('🥚'.repeat(MAX_LETTERS))).toMatchObject({ isListed: false })
    expect(read('й'.repeat(MAX_LETTERS + 1))).toEqual({ problem: 'long' })
    expect(read(`${' '.repeat(MAX_LETTERS)}соль`)).toMatchObject({ title: 'Соль' })
  })

  it('takes the words of the shop, whatever its capitals and ё', () => {
    expect(read('соль')).toEqual({ title: 'Соль', isListed: false })
    expect(read('еж МОРСКОЙ')).toEqual({ title: 'Ёж морской', isListed: false })
    expect(parseEntry('соль', listed, [])).toEqual({ title: 'соль', isListed: false })
    expect(read('сол')).toEqual({ title: 'сол', isListed: false })
  })

  it('is known on the list, which goes before the shop', () => {
    expect(read('свекла')).toEqual({ title: 'Свёкла', isListed: true })
    expect(parseEntry('соль', ['соль'], sold)).toEqual({ title: 'соль', isListed: true })
  })
})
