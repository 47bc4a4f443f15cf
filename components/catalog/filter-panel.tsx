import { type ReactNode, useId, useState } from 'react'

import { ChoiceGroup } from '@/components/catalog/choice-group'
import { IngredientPicker } from '@/components/catalog/ingredient-picker'
import { LimitField } from '@/components/catalog/limit-field'
import { Chip } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon'
import { allergens, diets } from '@/lib/catalog/diets'
import { type Filters, sorts } from '@/lib/catalog/filters-query'
import { hasDiary } from '@/lib/diary/has-diary'
import { filters as words } from '@/lib/catalog/filter-messages'
import { toggled } from '@/lib/catalog/toggled'

const PRESET_MINUTES = [15, 30, 60]
const PRESET_KCAL = [200, 400]
const MAX_SUGGESTIONS = 8

type FilterPanelProps = {
  filters: Filters
  onChange: (changes: Partial<Filters>) => void
  /** The label of the default order. */
  defaultOrder: string
  /** Whether any recipe has tags for diets and allergens. */
  hasTags: boolean
  /** Ingredients to choose from, the most used first; undefined if ingredients and prices are unknown. */
  ingredients: string[] | undefined
}

/** All filters and the sort order, in one column. */
export function FilterPanel({ filters, onChange, defaultOrder, hasTags, ingredients }: FilterPanelProps) {
  const availableSorts = sorts.filter(
    (sort) => (sort !== 'price' || ingredients) && (sort !== 'cooked' || hasDiary()),
  )
  return (
    <div data-filters className="flex flex-col gap-roomy">
      <ChoiceGroup label={words.sort}>
        <Chip
          label={defaultOrder}
          isOn={filters.sort === undefined}
          onToggle={() => onChange({ sort: undefined })}
        />
        {availableSorts.map((sort) => (
          <Chip
            key={sort}
            label={words.sorts[sort]}
            isOn={filters.sort === sort}
            onToggle={() => onChange({ sort: filters.sort === sort ? undefined : sort })}
          />
        ))}
      </ChoiceGroup>
      <LimitField
        label={words.time}
        unit={words.timeUnit}
        value={filters.time}
        presets={PRESET_MINUTES}
        format={words.minutes}
        onChange={(time) => onChange({ time })}
      />
      <LimitField
        label={words.kcal}
        unit={words.kcalUnit}
        value={filters.kcal}
        presets={PRESET_KCAL}
        format={words.inKcal}
        onChange={(kcal) => onChange({ kcal })}
      />
      {hasTags && (
        <>
          <ChoiceGroup label={words.diet}>
            {diets.map((diet) => (
              <Chip
                key={diet}
                label={words.diets[diet]}
                isOn={filters.diet === diet}
                onToggle={() => onChange({ diet: filters.diet === diet ? undefined : diet })}
              />
            ))}
          </ChoiceGroup>
          <FoldedGroup label={words.free} chosenCount={filters.free.length}>
            {allergens.map((allergen) => (
              <Chip
                key={allergen}
                label={words.allergens[allergen]}
                isOn={filters.free.includes(allergen)}
                onToggle={() => onChange({ free: toggled(filters.free, allergen) })}
              />
            ))}
            <p className="text-caption text-ink-soft">{words.knownOnly}</p>
          </FoldedGroup>
        </>
      )}
      {ingredients &&
        (['with', 'without'] as const).map((side) => {
          const onOtherSide = filters[side === 'with' ? 'without' : 'with']
          const { label, ...pickerWords } = words.pick[side]
          return (
            <FoldedGroup key={side} label={label} chosenCount={filters[side].length}>
              <IngredientPicker
                ingredients={ingredients.filter((title) => !onOtherSide.includes(title))}
                chosen={filters[side]}
                onToggle={(title) => onChange({ [side]: toggled(filters[side], title) })}
                maxSuggestions={MAX_SUGGESTIONS}
                words={{ ...pickerWords, placeholder: words.searchPlaceholder, noSuch: words.noSuch }}
              />
            </FoldedGroup>
          )
        })}
    </div>
  )
}

type FoldedGroupProps = { label: string; chosenCount: number; children: ReactNode }

/** A group with many choices, folded at first unless one of them is chosen. */
function FoldedGroup({ label, chosenCount, children }: FoldedGroupProps) {
  const id = useId()
  // Later changes do not count: `<details>` is opened and closed by the visitor.
  const [isOpenAtFirst] = useState(chosenCount > 0)
  return (
    <details open={isOpenAtFirst} className="group border-t border-line pt-tight">
      <summary className="flex min-h-touch cursor-pointer items-center justify-between gap-snug text-item font-medium">
        <span id={id}>{label}</span>
        <span className="flex items-center gap-tight">
          {chosenCount > 0 && (
            <span className="rounded-pill bg-accent px-tight text-caption text-on-accent">{chosenCount}</span>
          )}
          <Icon name="down" className="transition duration-quick group-open:rotate-180" />
        </span>
      </summary>
      <div role="group" aria-labelledby={id} className="flex flex-wrap gap-tight pt-tight">
        {children}
      </div>
    </details>
  )
}
