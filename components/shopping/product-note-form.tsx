import { type SyntheticEvent, useState } from 'react'

import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { announce } from '@/lib/feedback/announcer-store'
import { productNotes } from '@/lib/shopping/product-note-messages'
import { useProductNotesStore } from '@/lib/shopping/product-notes-store'

export type ProductNoteFormProps = { title: string; note: string | undefined }

/** What the visitor wants to remember about a product the next time. An empty text forgets it. */
export function ProductNoteForm({ title, note = '' }: ProductNoteFormProps) {
  const [text, setText] = useState(note)

  function save(event: SyntheticEvent) {
    event.preventDefault()
    useProductNotesStore.getState().note(title, text)
    if (text.trim() !== note) announce(text.trim() ? productNotes.saved(title) : productNotes.removed(title))
  }

  return (
    <form onSubmit={save} className="flex w-full flex-wrap items-end gap-snug pb-snug print:hidden">
      <div className="min-w-half grow">
        <Field
          label={productNotes.label}
          required={false}
          maxLength={200}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button type="submit" size="small">
        {productNotes.save}
      </Button>
      <p className="w-full text-caption text-ink-soft">{productNotes.hint}</p>
    </form>
  )
}
