import * as v from 'valibot'
import { create } from 'zustand'

import { textField, titleField } from '@/lib/api/fields'
import { listKey } from '@/lib/storage/shapes'
import { persistList } from '@/lib/storage/storage'

const productNote = v.object({ title: titleField, note: v.pipe(textField, v.trim(), v.minLength(1)) })

/** What the visitor notes about a product, by its title: 'эту больше не брать'. */
export type ProductNote = v.InferOutput<typeof productNote>

export const storedProductNotes = listKey('productNotes', productNote, ({ title }) => title)

type ProductNotesState = {
  notes: ProductNote[]
  /** Notes a text, or forgets the note if the text is empty. */
  note: (title: string, text: string) => void
}

/** Notes about products, shown wherever these are bought: they outlast the shopping list. */
export const useProductNotesStore = create<ProductNotesState>((set) => ({
  notes: [],
  note: (title, text) =>
    set(({ notes }) => ({
      notes: [
        ...notes.filter((other) => other.title !== title),
        ...(text.trim() ? [{ title, note: text.trim() }] : []),
      ],
    })),
}))

persistList(useProductNotesStore, storedProductNotes, 'notes')

/** The notes by the titles of their products. */
export const notesByTitle = (notes: ProductNote[]): ReadonlyMap<string, string> =>
  new Map(notes.map(({ title, note }) => [title, note]))
