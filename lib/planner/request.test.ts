import { describe, expect, it } from 'vitest'

import { type PlanningContext, toRequest } from '@/lib/planner/request'
import { usualWishes, type Wishes } from '@/lib/planner/wishes'
import { storedWishes } from '@/lib/planner/wishes-store'
import { weekOf } from '@/lib/calendar/days'
import { type Eater, servingsFor, unnamedEaters } from '@/lib/plan/eaters'
import type { PantryItem } from '@/lib/pantry/pantry-store'
import type { Recipe } from '@/lib/recipes/recipes-api'

const context: PlanningContext = {
  days: weekOf('2026-11-23'),
  meals: [],
  ownRecipes: [],
  cooked: [],
  liked: [],
  pantry: [],
  listed: [],
  substitutes: [],
  eaters: unnamedEaters(2, 0),
  kept: [],
  seen: [],
  seed: 1,
}

describe('toRequest', () => {
  it('asks for a dinner a day, quicker from Monday to Friday than at the weekend', () => {
    const { slots, minutes, budget } = toRequest(usualWishes, context)
    expect(slots).toHaveLength(7)
    expect(minutes).toEqual({
      '2026-11-23': 45,
      '2026-11-24': 45,
      '2026-11-25': 45,
      '2026-11-26': 45,
      '2026-11-27': 45,
      '2026-11-28': 120,
      '2026-11-29': 120,
    })
    expect(budget).toBeUndefined()
  })

  it('leaves what is planned alone, and keeps its dishes from coming again', () => {
    const meal = { id: 'a', day: '2026-11-24', name: 'dinner' as const, servings: 3 }
    const request = toRequest(usualWishes, {
      ...context,
      meals: [{ ...meal, recipe: { id: 'borscht', title: 'Борщ' } }],
    })
    expect(request.slots.map(({ day }) => day)).not.toContain('2026-11-24')
    expect(request.standing).toEqual([
      { day: '2026-11-24', name: 'dinner', recipeId: 'borscht', servings: 3 },
    ])
  })

  it('tells leftovers from meals that are cooked, and knows the own recipes of the visitor', () => {
    const meal = { day: '2026-11-24', name: 'dinner' as const, servings: 2 }
    const own = {
      id: 'own.pie',
      title: 'Пирог',
      ingredients: [{ title: 'Мука', quantity: '200 г' }],
    } as Recipe
    const request = toRequest(usualWishes, {
      ...context,
      meals: [
        { ...meal, id: 'a', recipe: { id: 'own.pie', title: 'Пирог' } },
        { ...meal, id: 'b', recipe: { id: 'plov', title: 'Плов' }, leftoversOf: 'd1' },
      ],
      ownRecipes: [own],
    })
    expect(request.standing).toMatchObject([{ recipeId: 'own.pie' }, { recipeId: 'plov', isLeftover: true }])
    expect(request.standing[0]).not.toHaveProperty('isLeftover')
    expect(request.ownDishes).toMatchObject([{ id: 'own.pie', ingredients: own.ingredients }])
  })

  it('likes and strikes dishes by the last stars that the diary has for them', () => {
    const day = '2026-11-01'
    const { liked, struck, disliked } = toRequest(
      { ...usualWishes, struck: ['struck'] },
      {
        ...context,
        liked: ['liked'],
        cooked: [
          { id: '1', day, recipeId: 'better', stars: 5 },
          { id: '2', day, recipeId: 'better', stars: 1 },
          { id: '3', day, recipeId: 'worse', stars: 2 },
          { id: '4', day, recipeId: 'worse', stars: 4 },
          { id: '5', day, recipeId: 'so-so', stars: 3 },
          { id: '6', day, recipeId: 'unmarked' },
          // Written down after the cooking of a later day.
          { id: '7', day: '2026-10-01', recipeId: 'improved', stars: 1 },
          { id: '8', day, recipeId: 'improved', stars: 5 },
        ],
      },
    )
    expect(liked.sort()).toEqual(['better', 'improved', 'liked'])
    expect(struck).toEqual(['struck'])
    expect(disliked).toEqual(['worse'])
  })

  it('has the leftovers that no meal uses yet, for three days', () => {
    const entry = { id: 'd1', day: '2026-11-22', recipeId: 'plov', leftovers: 4 }
    const meal = { id: 'a', day: '2026-11-23', name: 'lunch' as const, servings: 1, leftoversOf: 'd1' }
    const { leftovers } = toRequest(usualWishes, {
      ...context,
      cooked: [
        entry,
        { ...entry, id: 'd2', day: '2026-11-01' },
        { ...entry, id: 'd3', leftovers: undefined },
      ],
      meals: [{ ...meal, recipe: { id: 'plov', title: 'Плов' } }],
    })
    expect(leftovers).toEqual([{ of: 'd1', recipeId: 'plov', servings: 3, until: '2026-11-25' }])
  })

  it('counts a child as 0.6 of an adult, and the budget in kopecks', () => {
    const wishes = { ...usualWishes, budget: 80 }
    const { eaters, budget } = toRequest(wishes, { ...context, eaters: unnamedEaters(1, 2) })
    expect(eaters.map(({ portion }) => portion)).toEqual([1, 0.6, 0.6])
    expect(servingsFor(eaters)).toBe(3)
    expect(budget).toBe(8000)
  })
})

describe('who eats', () => {
  const eaters = unnamedEaters(2, 1)
  const [first, , child] = eaters.map(({ id }) => id)
  const slotsFor = (whoEats: Wishes['whoEats']) =>
    toRequest({ ...usualWishes, meals: ['lunch', 'dinner'], whoEats }, { ...context, eaters }).slots

  it('is everybody, where the visitor does not say who', () => {
    expect(slotsFor({}).some(({ eaters }) => eaters)).toBe(false)
  })

  it('is whom the visitor names for a meal, and everybody once none of them is there', () => {
    const slots = slotsFor({ lunch: ['gone', child ?? '', first ?? ''], dinner: ['gone'] })
    const ofMeal = (name: string) => slots.filter((slot) => slot.name === name)
    expect(ofMeal('lunch')).toHaveLength(7)
    for (const slot of ofMeal('lunch')) expect(slot.eaters).toEqual([first, child])
    for (const slot of ofMeal('dinner')) expect(slot).not.toHaveProperty('eaters')
  })
})

describe('the goals of those who eat', () => {
  const anya: Eater = {
    id: 'a',
    name: 'Аня',
    portion: 1,
    goals: { kcal: { min: 1800, max: 2200 }, protein: { min: 90 } },
  }
  const ask = (hasGoals: boolean, eater = anya) =>
    toRequest({ ...usualWishes, hasGoals }, { ...context, eaters: [eater] }).eaters

  it('are limits, without an end where none is given', () => {
    const goals = { kcal: { min: 1800, max: 2200 }, protein: { min: 90, max: Infinity } }
    expect(ask(true)).toEqual([{ id: 'a', portion: 1, goals }])
    expect(ask(true, { ...anya, goals: { fat: { max: 70 }, carbs: {} } })).toMatchObject([
      { goals: { fat: { min: 0, max: 70 } } },
    ])
  })

  it('are left out where the visitor does not hold to them, and where there are none', () => {
    expect(ask(false)).toEqual([{ id: 'a', portion: 1 }])
    expect(ask(true, { ...anya, goals: {} })).toEqual([{ id: 'a', portion: 1 }])
  })
})

describe('what is at home', () => {
  const remainder = (title: string, until?: string) => ({
    title,
    amount: { value: 200, unit: 'г' as const },
    until,
  })
  const ask = (pantry: PantryItem[], useUp: string[] = []) => {
    const { opened, pantry: titles } = toRequest({ ...usualWishes, useUp }, { ...context, pantry })
    return { opened, titles }
  }

  it('is an opened pack where its amount is known, and a title otherwise', () => {
    expect(ask([{ title: 'Рис' }, remainder('Сметана'), { title: 'Укроп', until: '2026-11-23' }])).toEqual({
      opened: [{ title: 'Сметана', amount: { value: 200, unit: 'г' } }],
      titles: [{ title: 'Рис' }, { title: 'Укроп', until: '2026-11-23' }],
    })
  })

  it('is bought all the same where the shopping list has it', () => {
    const pantry = [remainder('Сметана'), remainder('Рис')]
    const { opened } = toRequest(usualWishes, { ...context, pantry, listed: ['Рис'] })
    expect(opened.map(({ title, isListed }) => [title, isListed])).toEqual([
      ['Сметана', undefined],
      ['Рис', true],
    ])
  })

  it('is half a pack of what is to be used up, unless its amount is known', () => {
    const until = '2026-11-25'
    const pantry = [remainder('Сметана', until), { title: 'Укроп', until }]
    expect(ask(pantry, ['Сметана', 'Капуста', 'Укроп']).opened).toEqual([
      { title: 'Сметана', amount: { value: 200, unit: 'г' }, until },
      { title: 'Капуста' },
      { title: 'Укроп', until },
    ])
  })

  it('is nothing that has spoilt by the first day', () => {
    expect(ask([remainder('Сметана', '2026-11-22'), { title: 'Укроп', until: '2026-11-22' }])).toEqual({
      opened: [],
      titles: [],
    })
  })
})

describe('storedWishes', () => {
  it('keeps what is valid', () => {
    const stored = {
      ...usualWishes,
      adults: 900,
      budget: -1,
      free: ['egg', 'stones'],
      meals: ['lunch', 'tea'],
      whoEats: { lunch: ['a', 7], dinner: 'everybody', tea: ['a'] },
    }
    expect(storedWishes.parse(JSON.stringify(stored))).toEqual({
      ...usualWishes,
      budget: undefined,
      free: ['egg'],
      meals: ['lunch'],
      whoEats: { lunch: ['a'] },
    })
  })

  it('is of an earlier version without those who eat a meal', () => {
    const earlier = { ...usualWishes, whoEats: undefined }
    expect(storedWishes.parse(JSON.stringify(earlier))).toEqual(usualWishes)
  })

  it('has no limit at weekends if an earlier version stored it', () => {
    const stored = { ...usualWishes, weekendMinutes: undefined }
    expect(storedWishes.parse(JSON.stringify(stored))).toEqual(stored)
  })

  it('is nothing without a meal', () => {
    expect(storedWishes.parse(JSON.stringify({ ...usualWishes, meals: [] }))).toBeUndefined()
    expect(storedWishes.parse('[]')).toBeUndefined()
  })
})
