import { useState } from 'react'

import { RowList } from '@/components/shopping/row-list'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Message } from '@/components/ui/message'
import { RemovableRow } from '@/components/ui/removable-row'
import { useRestoredFocus } from '@/components/ui/use-kept-focus'
import { scaleQuantities } from '@/lib/quantities/format'
import { drawings } from '@/lib/feedback/drawings'
import { common } from '@/lib/feedback/messages'
import { shoppingList } from '@/lib/shopping/messages'
import type { WantedRecipe } from '@/lib/shopping/recipe-shares'
import { announce } from '@/lib/feedback/announcer-store'

type ListEditorProps = {
  recipes: WantedRecipe[]
  /** Titles of what is usually at home: these are asked about. */
  staples: ReadonlySet<string>
  /** Given the same recipes with the ingredients that are left. */
  onSave: (left: WantedRecipe[]) => void
}

/** A recipe's ingredients, from which the visitor takes away what is at home before saving the rest. */
export function ListEditor({ recipes, staples, onSave }: ListEditorProps) {
  const [removed, setRemoved] = useState<string[]>([])
  const [atHome, setAtHome] = useState<string[]>([])
  const { list, onClick } = useRestoredFocus<HTMLDivElement>()
  const rows = recipes.flatMap(({ recipe, scale }) =>
    scaleQuantities(recipe.ingredients, scale).map((row, index) => ({
      ...row,
      key: keyOf(recipe.id, index),
    })),
  )
  const shown = rows.filter(({ key }) => !removed.includes(key))
  const usual = shown.filter(({ title }) => !staples.has(title))
  const asked = shown.filter(({ title }) => staples.has(title))
  const isWanted = (key: string) => !removed.includes(key) && !atHome.includes(key)
  const isAllAtHome = asked.every(({ key }) => atHome.includes(key))

  function save() {
    onSave(
      recipes.map(({ recipe, scale }) => {
        const isLeft = (_: unknown, index: number) => isWanted(keyOf(recipe.id, index))
        return { recipe: { ...recipe, ingredients: recipe.ingredients.filter(isLeft) }, scale }
      }),
    )
  }

  function remove(key: string, title: string) {
    setRemoved([...removed, key])
    announce(shoppingList.removed(title))
  }

  function undo() {
    const last = rows.find(({ key }) => key === removed.at(-1))
    setRemoved(removed.slice(0, -1))
    if (last) announce(shoppingList.restored(last.title))
  }

  if (!rows.some(({ key }) => isWanted(key))) {
    return (
      <Message
        picture={drawings.emptyList}
        title={shoppingList.editorEmpty}
        hint={shoppingList.editorEmptyHint}
      >
        <Button
          onClick={() => {
            setRemoved([])
            setAtHome([])
          }}
        >
          {shoppingList.editorReset}
        </Button>
      </Message>
    )
  }
  return (
    <>
      <div ref={list} onClick={onClick} className="flex flex-col gap-base">
        {usual.length > 0 && (
          <RowList rows={usual}>
            {({ title, quantity, key }) => (
              <RemovableRow key={key} title={title} onRemove={() => remove(key, title)}>
                {quantity}
              </RemovableRow>
            )}
          </RowList>
        )}
        {asked.length > 0 && (
          <RowList
            heading={shoppingList.staple}
            hint={shoppingList.askStaples}
            aside={
              <Chip
                label={shoppingList.allAtHome}
                isOn={isAllAtHome}
                onToggle={() => setAtHome(isAllAtHome ? [] : asked.map(({ key }) => key))}
              />
            }
            rows={asked}
          >
            {({ title, quantity, key }) => {
              const isOn = atHome.includes(key)
              const others = atHome.filter((other) => other !== key)
              return (
                <RemovableRow
                  key={key}
                  title={title}
                  tick={{ isOn, onToggle: () => setAtHome(isOn ? others : [...others, key]) }}
                  onRemove={() => remove(key, title)}
                >
                  {quantity}
                </RemovableRow>
              )
            }}
          </RowList>
        )}
      </div>
      <ActionBar>
        <div className="flex flex-wrap gap-tight">
          <Button onClick={save} className="grow">
            {shoppingList.save}
          </Button>
          {removed.length > 0 && (
            <Button variant="quiet" size="small" onClick={undo}>
              {common.undo}
            </Button>
          )}
        </div>
      </ActionBar>
    </>
  )
}

/** A place in a recipe: one ingredient may stand there twice. */
const keyOf = (recipeId: string, index: number) => `${index} ${recipeId}`
