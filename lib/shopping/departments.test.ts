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
const products = [
  product('Морковь', 'Овощи'),
  product('Хлеб', 'Хлеб'),
  product('Лук', 'Овощи'),
  product('Пакет'),
  product('Молоко', 'Молочное'),
]

describe('departmentsOf', () => {
  it('returns the departments of the products, in their order, each once', () => {
    expect(departmentsOf(products)).toEqual(['Овощи', 'Хлеб', 'Молочное'])
    expect(departmentsOf([product('Пакет')])).toEqual([])
  })
})

describe('sortDepartments', () => {
  const departments = ['Овощи', 'Хлеб', 'Молочное', 'Мясо']

  it('keeps the order of the shop until another one is chosen', () => {
    expect(sortDepartments(departments, [])).toEqual(departments)
    expect(sortDepartments(departments, ['Мясо', 'Молочное', 'Хлеб', 'Овощи'])).toEqual([
      'Мясо',
      'Молочное',
      'Хлеб',
      'Овощи',
    ])
  })

  it('inserts a new department after its predecessor and drops an obsolete one', () => {
    expect(sortDepartments(departments, ['Мясо', 'Рыба', 'Хлеб'])).toEqual([
      'Овощи',
      'Мясо',
      'Хлеб',
      'Молочное',
    ])
  })

  it('contains every department once, sorted ones in the chosen order', () => {
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

describe('moveItem', () => {
  it('moves an entry up and down', () => {
    expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moveItem(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  })

  it.each([
    [0, -1],
    [2, 3],
    [-1, 0],
    [5, 0],
    [1, 1],
  ])('changes nothing when moving from %i to %i', (from, to) => {
    expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(['a', 'b', 'c'])
  })
})

describe('groupByDepartment', () => {
  const departments = ['Молочное', 'Овощи', 'Хлеб']

  it('keeps the given order of departments and titles; titles without a department come last', () => {
    expect(
      groupByDepartment(
        ['Мыло', 'Лук', 'Пакет', 'Молоко', 'Морковь'],
        departmentFinder(products),
        departments,
      ),
    ).toEqual([
      { department: 'Молочное', titles: ['Молоко'] },
      { department: 'Овощи', titles: ['Лук', 'Морковь'] },
      { department: undefined, titles: ['Мыло', 'Пакет'] },
    ])
  })

  it('matches titles regardless of case and ё', () => {
    expect(groupByDepartment(['молоко'], departmentFinder(products), departments)).toEqual([
      { department: 'Молочное', titles: ['молоко'] },
    ])
  })

  it('returns one section without departments, and none without titles', () => {
    expect(groupByDepartment(['Лук', 'Мыло'], departmentFinder([]), [])).toEqual([
      { department: undefined, titles: ['Лук', 'Мыло'] },
    ])
    expect(groupByDepartment([], departmentFinder(products), departments)).toEqual([])
  })

  it('contains each title once', () => {
    const titles = fc.uniqueArray(fc.constantFrom('Лук', 'Хлеб', 'Молоко', 'Пакет', 'constructor'))
    fc.assert(
      fc.property(titles, (some) => {
        const all = groupByDepartment(some, departmentFinder(products), departmentsOf(products)).flatMap(
          (section) => section.titles,
        )
        expect(all.sort()).toEqual([...some].sort())
      }),
    )
  })
})
