import { type ReactNode, useId } from 'react'

import { IngredientPicker } from '@/components/catalog/ingredient-picker'
import { LimitField } from '@/components/catalog/limit-field'
import { Chip } from '@/components/ui/chip'
import { allergens, diets, type Filters, sorts } from '@/lib/catalog/filters'
import { filters as words } from '@/lib/catalog/filter-messages'

const USUAL_MINUTES = [15, 30, 60]
const USUAL_KCAL = [200, 400]
const SUGGESTED = 8

type FilterPanelProps = {
  filters: Filters
  onChange: (changes: Partial<Filters>) => void
  /** The label of the default order. */
  usualOrder: string
  /** Whether any recipe has tags for diets and allergens. */
  hasTags: boolean
  /** Ingredients to choose from, the most used first; undefined if ingredients and prices are unknown. */
  ingredients: string[] | undefined
}

/** All filters and the sort order. */
export function FilterPanel({ filters, onChange, usualOrder, hasTags, ingredients }: FilterPanelProps) {
  const offered = ingredients ? sorts : sorts.filter((sort) => sort !== 'price')
  return (
    <div className="grid gap-roomy rounded-card bg-surface p-base shadow-card tablet:p-roomy desktop:grid-cols-2">
      <Group label={words.sort}>
        <Chip
          label={usualOrder}
          isOn={filters.sort === undefined}
          onToggle={() => onChange({ sort: undefined })}
        />
        {offered.map((sort) => (
          <Chip
            key={sort}
            label={words.sorts[sort]}
            isOn={filters.sort === sort}
            onToggle={() => onChange({ sort: filters.sort === sort ? undefined : sort })}
          />
        ))}
      </Group>
      <div className="grid gap-roomy tablet:grid-cols-2 desktop:grid-cols-1 wide:grid-cols-2">
        <LimitField
          label={words.time}
          unit={words.timeUnit}
          value={filters.time}
          usual={USUAL_MINUTES}
          inWords={words.minutes}
          onChange={(time) => onChange({ time })}
        />
        <LimitField
          label={words.kcal}
          unit={words.kcalUnit}
          value={filters.kcal}
          usual={USUAL_KCAL}
          inWords={words.inKcal}
          onChange={(kcal) => onChange({ kcal })}
        />
      </div>
      {hasTags && (
        <div className="grid gap-roomy desktop:col-span-2">
          <Group label={words.diet}>
            {diets.map((diet) => (
              <Chip
                key={diet}
                label={words.diets[diet]}
                isOn={filters.diet === diet}
                onToggle={() => onChange({ diet: filters.diet === diet ? undefined : diet })}
              />
            ))}
          </Group>
          <Group label={words.free}>
            {allergens.map((allergen) => (
              <Chip
                key={allergen}
                label={words.allergens[allergen]}
                isOn={filters.free.includes(allergen)}
                onToggle={() => onChange({ free: toggled(filters.free, allergen) })}
              />
            ))}
          </Group>
          <p className="text-caption text-ink-soft">{words.knownOnly}</p>
        </div>
      )}
      {ingredients &&
        (['with', 'without'] as const).map((side) => {
          const taken = filters[side === 'with' ? 'without' : 'with']
          const { label, ...pickerWords } = words.pick[side]
          return (
            <Group key={side} label={label}>
              <IngredientPicker
                ingredients={ingredients.filter((title) => !taken.includes(title))}
                chosen={filters[side]}
                onToggle={(title) => onChange({ [side]: toggled(filters[side], title) })}
                atOnce={SUGGESTED}
                words={{ ...pickerWords, placeholder: words.searchPlaceholder, noSuch: words.noSuch }}
              />
            </Group>
          )
        })}
    </div>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-snug">
      <p id={id} className="text-item font-medium">
        {label}
      </p>
      <div className="flex flex-wrap gap-tight">{children}</div>
    </div>
  )
}

/** The list without the entry, or with it appended. */
function toggled<T>(list: T[], entry: T): T[] {
  return list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry]
}
