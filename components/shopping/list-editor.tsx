import { useState } from 'react'

import { RowList } from '@/components/shopping/row-list'
import { useStableDuringPress } from '@/components/shopping/use-stable-during-press'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Message } from '@/components/ui/message'
import { RemovableRow } from '@/components/ui/removable-row'
import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { scaleQuantities } from '@/lib/quantities/format'
import { toggled } from '@/lib/catalog/toggled'
import { drawings } from '@/lib/feedback/drawings'
import { common } from '@/lib/feedback/messages'
import { shoppingList } from '@/lib/shopping/messages'
import type { WantedRecipe } from '@/lib/shopping/recipe-shares'
import { announce } from '@/lib/feedback/announcer-store'

type ListEditorProps = {
  recipes: WantedRecipe[]
  /** Titles that are usually at home: the visitor is asked about these. */
  staples: ReadonlySet<string>
  /** What is at home, as a note for each title. */
  home: ReadonlyMap<string, string>
  /** Called with the recipes, reduced to the ingredients that the visitor kept. */
  onSave: (kept: WantedRecipe[]) => void
}

/** The ingredients of recipes, some of which the visitor removes or marks as at home before saving the rest. */
export function ListEditor({ recipes, staples, home, onSave }: ListEditorProps) {
  const [removed, setRemoved] = useState<string[]>([])
  const [atHome, setAtHome] = useState<string[]>([])
  const { list, onClick } = useFocusAfterRemoval<HTMLDivElement>()
  // The staples may arrive late, and move rows when they do.
  const { stable: knownStaples, onPointerDown } = useStableDuringPress(staples)
  const rows = recipes.flatMap(({ recipe, scale }) =>
    scaleQuantities(recipe.ingredients, scale).map((row, index) => ({
      ...row,
      key: keyOf(recipe.id, index),
    })),
  )
  const shown = rows.filter(({ key }) => !removed.includes(key))
  const regularRows = shown.filter(({ title }) => !knownStaples.has(title))
  const stapleRows = shown.filter(({ title }) => knownStaples.has(title))
  const isKept = (key: string) => !removed.includes(key) && !atHome.includes(key)
  const isAllAtHome = stapleRows.every(({ key }) => atHome.includes(key))

  function save() {
    onSave(
      recipes.map(({ recipe, scale }) => {
        const isKeptAt = (_: unknown, index: number) => isKept(keyOf(recipe.id, index))
        return { recipe: { ...recipe, ingredients: recipe.ingredients.filter(isKeptAt) }, scale }
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

  function reset() {
    setRemoved([])
    setAtHome([])
  }

  const renderRow = ({ key, title, quantity }: (typeof rows)[number]) => (
    <RemovableRow
      key={key}
      title={title}
      note={home.get(title)}
      tick={
        knownStaples.has(title)
          ? { isOn: atHome.includes(key), onToggle: () => setAtHome(toggled(atHome, key)) }
          : undefined
      }
      onRemove={() => remove(key, title)}
    >
      {quantity}
    </RemovableRow>
  )

  if (!rows.some(({ key }) => isKept(key))) return <NothingKept onReset={reset} />
  return (
    <>
      <div ref={list} onClick={onClick} onPointerDown={onPointerDown} className="flex flex-col gap-base">
        {regularRows.length > 0 && <RowList rows={regularRows}>{renderRow}</RowList>}
        {stapleRows.length > 0 && (
          <RowList
            heading={shoppingList.staple}
            hint={shoppingList.askStaples}
            aside={
              <Chip
                label={shoppingList.allAtHome}
                isOn={isAllAtHome}
                onToggle={() => setAtHome(isAllAtHome ? [] : stapleRows.map(({ key }) => key))}
              />
            }
            rows={stapleRows}
          >
            {renderRow}
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

const NothingKept = ({ onReset }: { onReset: () => void }) => (
  <Message picture={drawings.emptyList} title={shoppingList.editorEmpty} hint={shoppingList.editorEmptyHint}>
    <Button onClick={onReset}>{shoppingList.editorReset}</Button>
  </Message>
)

/** The key of an ingredient by its index, since a recipe may contain a title twice. */
const keyOf = (recipeId: string, index: number) => `${index} ${recipeId}`
