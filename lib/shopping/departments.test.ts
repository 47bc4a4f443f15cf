import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  groupByDepartment,
  departmentFinder,
  departmentsOf,
  moveItem,
  sortDepartments,
} from '@/lib/shopping/departments'

const product = (title: string, department?: string) => ({ title, department })
const shop = [
  product('Морковь', 'Овощи'),
  product('Хлеб', 'Хлеб'),
  product('Лук', 'Овощи'),
  product('Пакет'),
  product('Молоко', 'Молочное'),
]

describe('the departments of a shop', () => {
  it('are those of its products, in its order, each once', () => {
    expect(departmentsOf(shop)).toEqual(['Овощи', 'Хлеб', 'Молочное'])
    expect(departmentsOf([product('Пакет')])).toEqual([])
  })
})

describe('the order of departments', () => {
  const departments = ['Овощи', 'Хлеб', 'Молочное', 'Мясо']

  it("is the shop's, until the visitor has chosen", () => {
    expect(sortDepartments(departments, [])).toEqual(departments)
    expect(sortDepartments(departments, ['Мясо', 'Молочное', 'Хлеб', 'Овощи'])).toEqual([
      'Мясо',
      'Молочное',
      'Хлеб',
      'Овощи',
    ])
  })

  it('has a new department behind its neighbour, and leaves out one that is gone', () => {
    expect(sortDepartments(departments, ['Мясо', 'Рыба', 'Хлеб'])).toEqual([
      'Овощи',
      'Мясо',
      'Хлеб',
      'Молочное',
    ])
  })

  it('holds every department once, the chosen ones in the order chosen', () => {
    const names = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', '__proto__'))
    fc.assert(
      fc.property(names, names, (all, chosen) => {
        const order = sortDepartments(all, chosen)
        expect([...order].sort()).toEqual([...all].sort())
        const known = chosen.filter((name) => all.includes(name))
        expect(order.filter((name) => chosen.includes(name))).toEqual(known)
      }),
    )
  })
})

describe('moving', () => {
  it('puts an entry in the place of another, up and down', () => {
    expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moveItem(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  })

  it.each([
    [0, -1],
    [2, 3],
    [-1, 0],
    [5, 0],
    [1, 1],
  ])('from %i to %i changes nothing', (from, to) => {
    expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(['a', 'b', 'c'])
  })
})

describe('the list by department', () => {
  const departments = ['Молочное', 'Овощи', 'Хлеб']

  it('follows the order given and keeps its own within each; the rest is last', () => {
    expect(
      groupByDepartment(['Мыло', 'Лук', 'Пакет', 'Молоко', 'Морковь'], departmentFinder(shop), departments),
    ).toEqual([
      { department: 'Молочное', titles: ['Молоко'] },
      { department: 'Овощи', titles: ['Лук', 'Морковь'] },
      { department: undefined, titles: ['Мыло', 'Пакет'] },
    ])
  })

  it('does not mind capitals and ё, as the cart does not', () => {
    expect(groupByDepartment(['молоко'], departmentFinder(shop), departments)).toEqual([
      { department: 'Молочное', titles: ['молоко'] },
    ])
  })

  it('is one list while no departments are known, and none without titles', () => {
    expect(groupByDepartment(['Лук', 'Мыло'], departmentFinder([]), [])).toEqual([
      { department: undefined, titles: ['Лук', 'Мыло'] },
    ])
    expect(groupByDepartment([], departmentFinder(shop), departments)).toEqual([])
  })

  it('drops no title and doubles none', () => {
    const titles = fc.uniqueArray(fc.constantFrom('Лук', 'Хлеб', 'Молоко', 'Пакет', 'constructor'))
    fc.assert(
      fc.property(titles, (some) => {
        const all = groupByDepartment(some, departmentFinder(shop), departmentsOf(shop)).flatMap(
          (section) => section.titles,
        )
        expect(all.sort()).toEqual([...some].sort())
      }),
    )
  })
})
