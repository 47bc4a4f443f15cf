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
  /** Maximum number of suggestions. */
  atOnce: number
  words: { search: string; clear: string; placeholder: string; suggestions: string; noSuch: string }
  /** Whether choosing is what the page is for: its search is a landmark then. */
  isLandmark?: boolean
  /** Follows the chosen ingredients. */
  children?: ReactNode
}

/** Chosen ingredients, and a search for others by the beginning of a word. */
export function IngredientPicker({
  ingredients,
  chosen,
  onToggle,
  atOnce,
  words,
  isLandmark,
  children,
}: IngredientPickerProps) {
  const [typed, setTyped] = useState('')
  const isChosen = new Set(chosen)
  const others = ingredients.filter((title) => !isChosen.has(title))
  const suggested = titlesLike(others, typed).slice(0, atOnce)

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

/** A pressed chip moves to the other list; the focus stays in this one. */
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
