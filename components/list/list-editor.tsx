import { useState } from 'react'

import { RowList } from '@/components/list/row-list'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { RemovableRow } from '@/components/ui/removable-row'
import { inQuantities } from '@/lib/amount'
import { drawings } from '@/lib/assets'
import { shoppingList } from '@/lib/messages'
import type { WantedRecipe } from '@/lib/needs'
import { announce } from '@/lib/stores/announcer-store'

type ListEditorProps = {
  recipes: WantedRecipe[]
  /** Given the same recipes with the ingredients that are left. */
  onSave: (left: WantedRecipe[]) => void
}

/** A recipe's ingredients, from which the visitor takes away what is at home before saving the rest. */
export function ListEditor({ recipes, onSave }: ListEditorProps) {
  const [removed, setRemoved] = useState<string[]>([])
  const rows = recipes.flatMap(({ recipe, scale }) =>
    inQuantities(recipe.ingredients, scale).map((row, index) => ({ ...row, key: keyOf(recipe.id, index) })),
  )
  const left = rows.filter(({ key }) => !removed.includes(key))

  function save() {
    onSave(
      recipes.map(({ recipe, scale }) => {
        const isLeft = (_: unknown, index: number) => !removed.includes(keyOf(recipe.id, index))
        return { recipe: { ...recipe, ingredients: recipe.ingredients.filter(isLeft) }, scale }
      }),
    )
  }

  function remove(key: string, title: string) {
    setRemoved([...removed, key])
    announce(shoppingList.removed(title))
  }

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
        {left.map(({ title, quantity, key }) => (
          <RemovableRow key={key} title={title} onRemove={() => remove(key, title)}>
            {quantity}
          </RemovableRow>
        ))}
      </RowList>
      <ActionBar>
        <Button onClick={save}>{shoppingList.save}</Button>
      </ActionBar>
    </>
  )
}

/** A place in a recipe: one ingredient may stand there twice. */
const keyOf = (recipeId: string, index: number) => `${index} ${recipeId}`
