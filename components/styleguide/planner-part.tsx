import { useState } from 'react'

import { PackLeftovers } from '@/components/planner/pack-leftovers'
import { PlanNotices } from '@/components/planner/plan-notices'
import { PlannedList } from '@/components/planner/planned-list'
import { PlannerActions } from '@/components/planner/planner-actions'
import { PlannerProgress } from '@/components/planner/planner-progress'
import { WishesForm } from '@/components/planner/wishes-form'
import { sampleEaters, sampleEntries } from '@/components/styleguide/samples'
import { Columns, noop, Section, Specimen } from '@/components/styleguide/section'
import { describeError } from '@/lib/feedback/describe-error'
import { weekOf } from '@/lib/calendar/days'
import type { PlannedDish, Reason, WeekPlan } from '@/lib/planner/planner-types'
import { usualWishes, type Wishes } from '@/lib/planner/wishes'

const days = weekOf('2026-11-23')

const reasons: Reason[][] = [
  [
    { kind: 'opened', title: 'Сметана' },
    { kind: 'minutes', minutes: 25 },
  ],
  [{ kind: 'pot' }, { kind: 'whole' }, { kind: 'minutes', minutes: 40 }],
  [{ kind: 'leftover' }],
]

const dishes = reasons.flatMap((ofDish, index): PlannedDish[] => {
  const { id, title, name = '', picture, time } = sampleEntries[Math.min(index, 1)] ?? {}
  const day = days[index]
  if (!id || !title || !day) return []
  const dish = { id, title, name, picture, time, nutrition: undefined }
  const eaters = index === 2 ? { eaters: ['kid'] } : {}
  return [{ day, meal: 'dinner', servings: 2, ...eaters, dish, reasons: ofDish, exceeds: [] }]
})

const plan: WeekPlan = {
  dishes,
  empty: [],
  till: 8240,
  left: 1290,
  leftovers: [
    { title: 'Сметана', value: 120, unit: 'г' },
    { title: 'Капуста', value: 500, unit: 'г' },
  ],
  exceeds: [],
  cost: 0,
}
const overBudget: WeekPlan = { ...plan, exceeds: ['budget'], offer: { limit: 'budget', value: 8240 } }
const emptyPlan: WeekPlan = {
  ...plan,
  dishes: [],
  empty: [{ day: days[0] ?? '', name: 'dinner' }],
  offer: { limit: 'free', allergen: 'egg' },
}

export function PlannerPart() {
  const [wishes, setWishes] = useState<Wishes>({ ...usualWishes, budget: 100, struck: ['a'] })
  const [eaters, setEaters] = useState(sampleEaters)
  const [chosenDays, setChosenDays] = useState(days)
  const [kept, setKept] = useState<PlannedDish[]>(dishes.slice(1, 2))
  const [first] = dishes
  const toggle = (dish: PlannedDish) =>
    setKept((all) => (all.includes(dish) ? all.filter((other) => other !== dish) : [...all, dish]))
  const notices = {
    wishes,
    isNothingOpen: false,
    failure: undefined,
    onNextWeek: noop,
    onList: noop,
    onRetry: noop,
    onChange: noop,
  }
  return (
    <Section part="planner">
      <Columns>
        <Specimen title="Меню" hint="одно блюдо оставлено, вместо другого есть что выбрать" isInSheet>
          <PlannerProgress share={0.4} count={undefined} onStop={noop} onStart={noop} />
          <PlannerProgress share={undefined} count={3} isWhole={false} onStop={noop} onStart={noop} />
          <PlannerProgress share={undefined} count={3} isStopped onStop={noop} onStart={noop} />
          <PlannedList
            plan={plan}
            eaters={eaters}
            isBusy={false}
            isKept={(dish) => kept.includes(dish)}
            swap={first && { slot: { day: first.day, name: first.meal }, plans: [plan] }}
            onKeep={toggle}
            onSwap={noop}
            onChoose={noop}
            onStrike={noop}
          />
          <PackLeftovers leftovers={plan.leftovers} />
          <PlannerActions
            plan={plan}
            hasStanding
            struck={plan.dishes[0]?.dish}
            isBusy={false}
            onTakeBack={noop}
            onAnother={noop}
            onAccept={noop}
          />
        </Specimen>
        <Specimen title="Пожелания к меню" isInSheet>
          <WishesForm
            wishes={wishes}
            eaters={eaters}
            days={days}
            chosenDays={chosenDays}
            onChange={(change) => setWishes({ ...wishes, ...change })}
            onEaters={setEaters}
            onDays={setChosenDays}
          />
        </Specimen>
        <Specimen
          title="Всё сразу не выходит"
          hint="дорого; не подошло ничего; всё уже в плане; нет сети; нет цен"
          isInSheet
        >
          <div className="flex flex-col gap-snug">
            <PlanNotices {...notices} plan={overBudget} />
            <PlanNotices {...notices} plan={emptyPlan} />
            <PlanNotices {...notices} plan={plan} isNothingOpen />
            <PlanNotices {...notices} plan={plan} failure={describeError(new Error('no network'))} />
            <PlanNotices {...notices} plan={plan} lacks={['prices']} />
          </div>
        </Specimen>
      </Columns>
    </Section>
  )
}
