import clsx from 'clsx/lite'
import { useState } from 'react'

import { useFocusAfterRemoval } from '@/components/focus/use-focus-after-removal'
import { Chip } from '@/components/ui/chip'
import { SearchBox } from '@/components/ui/search-box'
import { titlesLike } from '@/lib/catalog/ingredient-titles'
import { useMeantTitles } from '@/lib/catalog/use-meant-titles'

type IngredientPickerProps = {
  /** All ingredients, the most used first. */
  ingredients: string[]
  chosen: string[]
  onToggle: (title: string) => void
  maxSuggestions: number
  words: { search: string; clear: string; placeholder: string; suggestions: string; noSuch: string }
  /** Whether its search is the main one of the page, which makes it a search landmark. */
  isLandmark?: boolean
  /** Whether phones show the chosen ones and the suggestions in a row each, which scrolls sideways to the edges of the window. */
  hasRows?: boolean
}

/** Chosen ingredients, and a search for others by the beginning of a word, or else by what cooks call them. */
export function IngredientPicker({
  ingredients,
  chosen,
  onToggle,
  maxSuggestions,
  words,
  isLandmark,
  hasRows = false,
}: IngredientPickerProps) {
  const [typed, setTyped] = useState('')
  const chosenTitles = new Set(chosen)
  const others = ingredients.filter((title) => !chosenTitles.has(title))
  const choose = (title: string) => {
    setTyped('')
    onToggle(title)
  }
  const begun = titlesLike(others, typed)
  const meant = useMeantTitles(typed, others, begun.length > 0)
  const suggested = begun.length > 0 ? begun : meant

  return (
    <>
      {chosen.length > 0 && <ChipList titles={chosen} isOn isRow={hasRows} onToggle={onToggle} />}
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
        <ChipList
          titles={suggested?.slice(0, maxSuggestions) ?? []}
          isOn={false}
          isRow={hasRows}
          onToggle={choose}
        />
        {suggested?.length === 0 && <p className="text-label text-ink-soft">{words.noSuch}</p>}
      </div>
    </>
  )
}

type ChipListProps = { titles: string[]; isOn: boolean; isRow: boolean; onToggle: (title: string) => void }

/** A pressed chip moves to the other list; the focus moves to the next chip of this one. */
function ChipList({ titles, isOn, isRow, onToggle }: ChipListProps) {
  const { list, onClick } = useFocusAfterRemoval()
  return (
    <ul
      ref={list}
      onClick={onClick}
      // Browsers do not scroll to a focused control of which a part is in view.
      onFocus={({ target }) => isRow && target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      className={clsx(
        'gap-tight',
        isRow
          ? '-mx-base -my-tight scroll-row px-base py-tight whitespace-nowrap *:shrink-0 tablet:mx-0 tablet:flex-wrap tablet:overflow-visible tablet:px-0 tablet:whitespace-normal'
          : 'flex flex-wrap',
      )}
    >
      {titles.map((title) => (
        <li key={title}>
          <Chip label={title} isOn={isOn} onToggle={() => onToggle(title)} />
        </li>
      ))}
    </ul>
  )
}
