import { IngredientPicker } from '@/components/catalog/ingredient-picker'
import { Button } from '@/components/ui/button'
import { pantry } from '@/lib/pantry/messages'

const MAX_SUGGESTIONS = 16

type PantryPickerProps = {
  /** All ingredients, the most used first. */
  ingredients: string[]
  /** Titles at home. */
  home: string[]
  /** Whether the staples are known, which `ingredients` then lacks. */
  hasStaples: boolean
  onToggle: (title: string) => void
  onClear: () => void
}

/** The ingredients at home and a picker for more. */
export function PantryPicker({ ingredients, home, hasStaples, onToggle, onClear }: PantryPickerProps) {
  return (
    <section aria-labelledby="at-home" className="flex flex-col gap-base">
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-base">
        <h2 id="at-home" className="font-display text-section font-heavy">
          {pantry.atHome}
        </h2>
        {home.length > 0 && (
          <Button variant="quiet" size="small" onClick={onClear} className="-mr-tight">
            {pantry.clear}
          </Button>
        )}
      </div>
      <IngredientPicker
        ingredients={ingredients}
        // The one chosen last is in view.
        chosen={[...home].reverse()}
        onToggle={onToggle}
        maxSuggestions={MAX_SUGGESTIONS}
        isLandmark
        hasRows
        words={{
          search: pantry.searchLabel,
          clear: pantry.clearSearch,
          placeholder: pantry.searchPlaceholder,
          suggestions: pantry.suggestions,
          noSuch: pantry.noSuch,
        }}
      />
      {hasStaples && <p className="text-caption text-ink-soft">{pantry.staplesHint}</p>}
    </section>
  )
}
