import { beforeEach, expect, it } from 'vitest'

import { notesByTitle, storedProductNotes, useProductNotesStore } from '@/lib/shopping/product-notes-store'
import { clearStorage } from '@/lib/storage/storage'

beforeEach(() => clearStorage())

const note = (title: string, text: string) => useProductNotesStore.getState().note(title, text)
const stored = () => JSON.parse(localStorage.getItem('productNotes') ?? 'null')

it('stores one note a product, and forgets it with an empty text', () => {
  note('Сметана', 'эту больше не брать')
  note('Рис', 'длиннозёрный')
  note('Сметана', ' 20 % ')
  expect(stored()).toEqual([
    { title: 'Рис', note: 'длиннозёрный' },
    { title: 'Сметана', note: '20 %' },
  ])
  expect(notesByTitle(useProductNotesStore.getState().notes).get('Сметана')).toBe('20 %')
  note('Сметана', '  ')
  note('Рис', '')
  expect(stored()).toBeNull()
})

it('leaves out notes without a text or a title', () => {
  const valid = { title: 'Рис', note: 'длиннозёрный' }
  expect(storedProductNotes.validate([valid, { title: 'Соль', note: ' ' }, { note: 'брать' }, 7])).toEqual([
    valid,
  ])
})
