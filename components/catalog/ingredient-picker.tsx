import { type ReactNode, useState } from 'react'

import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { Chip } from '@/components/ui/chip'
import { SearchBox } from '@/components/ui/search-box'
import { titlesLike } from '@/lib/catalog/ingredient-titles'

type IngredientPickerProps = {
  /** All ingredients, the most used first. */
  ingredients: string[]
  chosen: string[]
  onToggle: (title: string) => void
  maxSuggestions: number
  words: { search: string; clear: string; placeholder: string; suggestions: string; noSuch: string }
  /** Whether its search is the main one of the page, which makes it a search landmark. */
  isLandmark?: boolean
  /** Stands after the chosen ingredients, if there are any. */
  children?: ReactNode
}

/** Chosen ingredients, and a search for others by the beginning of a word. */
export function IngredientPicker({
  ingredients,
  chosen,
  onToggle,
  maxSuggestions,
  words,
  isLandmark,
  children,
}: IngredientPickerProps) {
  const [typed, setTyped] = useState('')
  const chosenTitles = new Set(chosen)
  const others = ingredients.filter((title) => !chosenTitles.has(title))
  const suggested = titlesLike(others, typed).slice(0, maxSuggestions)

  return (
    <>
      {chosen.length > 0 && (
        <div className="flex flex-wrap items-center gap-tight">
          <ChipList titles={chosen} isOn onToggle={onToggle} />
          {children}
        </div>
      )}
      <SearchBox
        label={words.search}
        clearLabel={words.clear}
        placeholder={words.placeholder}
        isLandmark={isLandmark}
        text={typed}
        onChange={setTyped}
        onClear={() => setTyped('')}
      />
      <div role="group" aria-label={words.suggestions}>
        <ChipList titles={suggested} isOn={false} onToggle={onToggle} />
        {suggested.length === 0 && <p className="text-label text-ink-soft">{words.noSuch}</p>}
      </div>
    </>
  )
}

type ChipListProps = { titles: string[]; isOn: boolean; onToggle: (title: string) => void }

/** A pressed chip moves to the other list; the focus moves to the next chip of this one. */
function ChipList({ titles, isOn, onToggle }: ChipListProps) {
  const { list, onClick } = useFocusAfterRemoval()
  return (
    <ul ref={list} onClick={onClick} className="flex flex-wrap gap-tight">
      {titles.map((title) => (
        <li key={title}>
          <Chip label={title} isOn={isOn} onToggle={() => onToggle(title)} />
        </li>
      ))}
    </ul>
  )
}
