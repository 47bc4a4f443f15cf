import { useState } from 'react'

import { SearchBox } from '@/components/catalog/search-box'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { pantry } from '@/lib/messages'
import { titlesLike } from '@/lib/pantry'

const SUGGESTED = 16

type PantryPickerProps = {
  /** All ingredients, likely ones first. */
  ingredients: string[]
  home: string[]
  onToggle: (title: string) => void
  onClear: () => void
}

/** Where the visitor says what is at home: what is chosen, and ingredients to choose from. */
export function PantryPicker({ ingredients, home, onToggle, onClear }: PantryPickerProps) {
  const [typed, setTyped] = useState('')
  const isChosen = new Set(home)
  const others = ingredients.filter((title) => !isChosen.has(title))
  const suggested = titlesLike(others, typed).slice(0, SUGGESTED)

  return (
    <section aria-labelledby="at-home" className="flex flex-col gap-base">
      <h2 id="at-home" className="font-display text-section font-heavy">
        {pantry.atHome}
      </h2>
      {home.length > 0 && (
        <div className="flex flex-wrap items-center gap-tight">
          {home.map((title) => (
            <Chip key={title} label={title} isOn onToggle={() => onToggle(title)} />
          ))}
          <Button look="quiet" size="small" onClick={onClear}>
            {pantry.clear}
          </Button>
        </div>
      )}
      <SearchBox
        label={pantry.searchLabel}
        placeholder={pantry.searchPlaceholder}
        text={typed}
        onChange={setTyped}
        onClear={() => setTyped('')}
      />
      <div role="group" aria-label={pantry.suggestions} className="flex flex-wrap gap-tight">
        {suggested.map((title) => (
          <Chip key={title} label={title} isOn={false} onToggle={() => onToggle(title)} />
        ))}
        {suggested.length === 0 && <p className="text-label text-ink-soft">{pantry.noSuch}</p>}
      </div>
      <p className="text-caption text-ink-soft">{pantry.staplesHint}</p>
    </section>
  )
}
