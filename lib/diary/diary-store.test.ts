import { beforeEach, describe, expect, it } from 'vitest'

import { type DiaryEntry, entriesOf, lastCooked, storedDiary, useDiaryStore } from '@/lib/diary/diary-store'
import { clearStorage } from '@/lib/storage/storage'

const entry = (id: string, day: string, recipeId = 'borscht'): DiaryEntry => ({
  id,
  recipeId,
  title: 'Борщ',
  day,
  stars: 5,
  note: undefined,
})

beforeEach(() => clearStorage())

describe('useDiaryStore', () => {
  it('stores entries, the latest added first, and forgets one again', () => {
    useDiaryStore.getState().add(entry('a', '2026-11-20'))
    useDiaryStore.getState().add(entry('b', '2026-11-02'))
    expect(JSON.parse(localStorage.getItem('diary') ?? '')).toMatchObject([{ id: 'b' }, { id: 'a' }])
    useDiaryStore.getState().remove('b')
    useDiaryStore.getState().remove('a')
    expect(localStorage.getItem('diary')).toBeNull()
  })
})

it('leaves out entries with an invalid day, and stars that are none', () => {
  const valid = entry('a', '2026-11-20')
  expect(
    storedDiary.validate([
      { ...valid, stars: 9 },
      { ...valid, id: 'b', day: 'вчера' },
      { ...valid, id: 'c', day: '2026-13-40' },
      { ...valid, id: 'd', day: '2026-02-30' },
    ]),
  ).toEqual([{ ...valid, stars: undefined }])
})

it('the last day of each dish does not depend on the order of the entries', () => {
  const entries = [entry('a', '2026-11-02'), entry('b', '2026-11-20'), entry('c', '2026-11-10', 'own.a')]
  expect(Object.fromEntries(lastCooked(entries))).toEqual({ borscht: '2026-11-20', 'own.a': '2026-11-10' })
})

it('the entries of a dish begin with its last day, and of one day with the one added last', () => {
  const entries = [
    entry('a', '2026-11-02'),
    entry('b', '2026-11-20'),
    entry('c', '2026-11-20'),
    entry('d', '2026-11-21', 'own.a'),
  ]
  expect(entriesOf(entries, 'borscht').map(({ id }) => id)).toEqual(['b', 'c', 'a'])
})
