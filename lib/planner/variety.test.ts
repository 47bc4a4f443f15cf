import { expect, it } from 'vitest'

import { dishOf, idsOf, inputOf, monday, packOf, rice, tuesday, wednesday } from '@/testing/planner'

it('has a main ingredient on two evenings, not beside each other, although a third one would empty its packs', () => {
  const groats = packOf('Гречневая крупа', 750, 3)
  const of = (id: string, title: string, value: number) => dishOf(id, { [title]: value }, { main: [title] })
  const dishes = [...['1', '2', '3'].map((id) => of(id, groats.title, 250)), of('pilaf', rice.title, 400)]
  const ids = idsOf(inputOf(dishes, [groats, rice], { days: [monday, tuesday, wednesday] }))
  expect([ids[1], new Set(ids).size]).toEqual(['pilaf', 3])
  const unknown = dishes.map((dish) => ({ ...dish, main: undefined }))
  expect(idsOf(inputOf(unknown, [groats, rice], { days: [monday, tuesday, wednesday] })).sort()).toEqual([
    '1',
    '2',
    '3',
  ])
})
