import { ChoiceGroup } from '@/components/catalog/choice-group'
import { LimitField } from '@/components/catalog/limit-field'
import { EatersField } from '@/components/planner/eaters-field'
import { OpenedProductsField } from '@/components/planner/opened-products-field'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Disclosure } from '@/components/ui/disclosure'
import { Switch } from '@/components/ui/switch'
import { mealNames } from '@/lib/calendar/meals'
import { calendar } from '@/lib/calendar/messages'
import { allergens, diets } from '@/lib/catalog/diets'
import { filters as filterWords } from '@/lib/catalog/filter-messages'
import { toggled } from '@/lib/catalog/toggled'
import type { Eater } from '@/lib/plan/eaters'
import { planner as messages } from '@/lib/planner/messages'
import type { Wishes } from '@/lib/planner/wishes'
import { inRubles } from '@/lib/shop/messages'

const PRESET_BUDGETS = [50, 100, 150]
const PRESET_MINUTES = { weekdayMinutes: [20, 30, 45], weekendMinutes: [60, 90, 120] }

type WishesFormProps = {
  wishes: Wishes
  eaters: Eater[]
  /** The days to choose from. */
  days: string[]
  chosenDays: string[]
  onChange: (change: Partial<Wishes>) => void
  onEaters: (eaters: Eater[]) => void
  onDays: (days: string[]) => void
}

/** What the visitor wishes of the plan, which follows each change. */
export function WishesForm({
  wishes,
  eaters,
  days,
  chosenDays,
  onChange,
  onEaters,
  onDays,
}: WishesFormProps) {
  const { meals, struck } = wishes
  return (
    <div className="flex flex-col gap-roomy p-base">
      <ChoiceGroup label={messages.days}>
        {days.map((day) => (
          <Chip
            key={day}
            label={calendar.shortDay(day)}
            isOn={chosenDays.includes(day)}
            onToggle={() => onDays(toggledIn(days, chosenDays, day))}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup label={messages.meals}>
        {mealNames.map((name) => (
          <Chip
            key={name}
            label={calendar.meals[name]}
            isOn={meals.includes(name)}
            onToggle={() => onChange({ meals: toggledIn(mealNames, meals, name) })}
          />
        ))}
      </ChoiceGroup>
      <EatersField
        eaters={eaters}
        meals={meals}
        whoEats={wishes.whoEats}
        onChange={onEaters}
        onWhoEats={(whoEats) => onChange({ whoEats })}
      />
      {eaters.some(({ goals }) => goals) && (
        <div className="-mx-base">
          <Switch
            label={messages.goals}
            isOn={wishes.hasGoals}
            onChange={(hasGoals) => onChange({ hasGoals })}
          />
        </div>
      )}
      <LimitWishes wishes={wishes} onChange={onChange} />
      <DishWishes wishes={wishes} onChange={onChange} />
      {struck.length > 0 && (
        <Button variant="quiet" size="small" onClick={() => onChange({ struck: [] })}>
          {messages.returnStruck(struck.length)}
        </Button>
      )}
    </div>
  )
}

type WishesProps = Pick<WishesFormProps, 'wishes' | 'onChange'>

/** What a week may cost, how long its dishes may take, and whether one is cooked for two days. */
const LimitWishes = ({ wishes, onChange }: WishesProps) => (
  <>
    <LimitField
      label={messages.budget}
      unit={messages.budgetUnit}
      value={wishes.budget}
      presets={PRESET_BUDGETS}
      format={(rubles) => inRubles(String(rubles))}
      onChange={(budget) => onChange({ budget })}
    />
    {(['weekdayMinutes', 'weekendMinutes'] as const).map((name) => (
      <LimitField
        key={name}
        label={messages[name]}
        unit={filterWords.timeUnit}
        value={wishes[name]}
        presets={PRESET_MINUTES[name]}
        format={filterWords.minutes}
        onChange={(most) => onChange({ [name]: most })}
      />
    ))}
    <div className="-mx-base">
      <Switch label={messages.pot} isOn={wishes.hasPot} onChange={(hasPot) => onChange({ hasPot })} />
    </div>
  </>
)

/** What the dishes are to be made of and free from. */
function DishWishes({ wishes: { diet, free, useUp }, onChange }: WishesProps) {
  return (
    <>
      <ChoiceGroup label={filterWords.diet}>
        {diets.map((name) => (
          <Chip
            key={name}
            label={filterWords.diets[name]}
            isOn={diet === name}
            onToggle={() => onChange({ diet: diet === name ? undefined : name })}
          />
        ))}
      </ChoiceGroup>
      <div className="-mx-base">
        <Disclosure title={filterWords.free} isHeading={false} isOpenAtFirst={free.length > 0}>
          {() => (
            <div role="group" aria-label={filterWords.free} className="flex flex-wrap gap-tight px-base">
              {allergens.map((name) => (
                <Chip
                  key={name}
                  label={filterWords.allergens[name]}
                  isOn={free.includes(name)}
                  onToggle={() => onChange({ free: toggled(free, name) })}
                />
              ))}
            </div>
          )}
        </Disclosure>
        <Disclosure title={messages.useUp} isHeading={false} isOpenAtFirst={useUp.length > 0}>
          {() => (
            <OpenedProductsField
              titles={useUp}
              onToggle={(title) => onChange({ useUp: toggled(useUp, title) })}
            />
          )}
        </Disclosure>
      </div>
    </>
  )
}

/** The list with the entry toggled, in the order of `all`. Its last entry cannot be removed. */
function toggledIn<T>(all: readonly T[], list: T[], entry: T): T[] {
  const next = toggled(list, entry)
  return next.length > 0 ? all.filter((one) => next.includes(one)) : list
}
