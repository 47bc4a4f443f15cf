import { useState } from 'react'

import { RowList } from '@/components/list/row-list'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { RemovableRow } from '@/components/ui/removable-row'
import type { Recipe } from '@/lib/api/recipes'
import { drawings } from '@/lib/assets'
import { shoppingList } from '@/lib/messages'

type ListEditorProps = { recipes: Recipe[]; onSave: (titles: string[]) => void }

/** A recipe's ingredients, from which the visitor takes away what is at home before saving the rest. */
export function ListEditor({ recipes, onSave }: ListEditorProps) {
  const all = recipes.flatMap(({ ingredients }) => ingredients)
  const [removed, setRemoved] = useState<number[]>([])
  const rows = all.map((ingredient, index) => ({ ...ingredient, index }))
  const left = rows.filter(({ index }) => !removed.includes(index))

  if (left.length === 0) {
    return (
      <Message
        picture={drawings.emptyList}
        title={shoppingList.editorEmpty}
        hint={shoppingList.editorEmptyHint}
      >
        <Button onClick={() => setRemoved([])}>{shoppingList.editorReset}</Button>
      </Message>
    )
  }
  return (
    <>
      <RowList>
        {left.map(({ title, quantity, index }) => (
          <RemovableRow key={index} title={title} onRemove={() => setRemoved([...removed, index])}>
            {quantity}
          </RemovableRow>
        ))}
      </RowList>
      <Button className="sticky bottom-base w-full" onClick={() => onSave(left.map(({ title }) => title))}>
        {shoppingList.save}
      </Button>
    </>
  )
}
