import type { PlannerDish, PlannerInput } from '@/lib/planner/planner-types'
import { createRandom } from '@/lib/planner/random'
import { dishOf, inputOf, monday, packOf, tuesday, wednesday } from '@/testing/planner'

/** An input with a random catalogue so small that every plan can be tried. */
export function smallInput(seed: number): PlannerInput {
  const random = createRandom(seed)
  const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1))
  const chance = (share: number) => random() < share
  const products = Array.from({ length: whole(4, 8) }, (_, index) =>
    packOf(`Продукт ${index}`, whole(2, 10) * 50, whole(1, 12)),
  )
  const dishes = Array.from({ length: whole(4, 7) }, (_, index): PlannerDish => {
    const used = products.filter(() => chance(0.5))
    const needs = Object.fromEntries(used.map(({ title }) => [title, whole(1, 12) * 25]))
    return dishOf(`${index}`, Object.keys(needs).length > 0 ? needs : { [products[0]?.title ?? '']: 100 }, {
      nutrition: { kcal: whole(2, 8) * 100, protein: 0, fat: 0, carbs: 0 },
      time: `${whole(1, 6) * 10} минут`,
      tags: [...(chance(0.7) ? ['vegetarian'] : []), ...(chance(0.3) ? ['contains-egg'] : [])],
      keepsDays: chance(0.5) ? 2 : undefined,
      categoryId: `${whole(1, 3)}`,
      main: used.map(({ title }) => title).sort((one, other) => (needs[other] ?? 0) - (needs[one] ?? 0)),
    })
  })
  const days = [monday, tuesday, wednesday].slice(0, whole(2, 3))
  const kcal = whole(2, 5) * 100
  return inputOf(dishes, products, {
    days,
    slots: days.flatMap((day) => [
      { day, name: 'dinner' as const },
      ...(day === monday && chance(0.5) ? [{ day, name: 'lunch' as const }] : []),
    ]),
    eaters: [
      {
        id: 'a',
        portion: 1,
        ...(chance(0.4) && { goals: { kcal: { min: kcal, max: kcal + 600 } } }),
      },
      { id: 'b', portion: 1 },
    ],
    minutes: chance(0.5) ? { [monday]: 40, [tuesday]: 30 } : {},
    ...(chance(0.5) && { budget: whole(10, 50) * 100 }),
    ...(chance(0.3) && { diet: 'vegetarian' as const }),
    free: chance(0.3) ? ['egg'] : [],
    hasPot: chance(0.5),
    liked: chance(0.5) ? ['1', '2'] : [],
    pantry: chance(0.3) ? [{ title: 'Продукт 1' }] : [],
    opened: chance(0.3)
      ? [{ title: 'Продукт 2', amount: { value: 100, unit: 'г' }, ...(chance(0.5) && { until: monday }) }]
      : [],
    seed,
  })
}
