import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { type Part, parts } from '@/components/styleguide/address'
import { isolateDocument } from '@/components/styleguide/isolate-document'
import { iconPaths } from '@/components/ui/icon'
import { cart } from '@/lib/shopping/cart-messages'
import { catalog } from '@/lib/catalog/messages'
import { filters } from '@/lib/catalog/filter-messages'
import { myData } from '@/lib/user-data/messages'
import { order } from '@/lib/orders/messages'
import { pantry } from '@/lib/pantry/messages'
import { plan } from '@/lib/plan/messages'
import { planner } from '@/lib/planner/messages'
import { shell } from '@/lib/shell/messages'
import { timers } from '@/lib/timers/messages'
import { themes } from '@/tailwind.config'
import { stubLocks } from '@/testing/locks'

const outside = vi.fn()

beforeEach(() => {
  window.fetch = outside.mockClear()
  stubLocks()
  // Stores read what is stored as they are loaded.
  vi.resetModules()
  isolateDocument()
})

async function show(part: Part) {
  const { FrameParts } = await import('@/components/styleguide/frame-parts')
  render(<FrameParts part={part} theme={themes.kitchen} mode="light" />)
  // What comes when the first has been drawn.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
}

/** The modules that a module imports statically; dynamic imports and those of types are left out. */
const importsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^import (?!type\b)(?:[^'"]* from )?'@\/([^']+)'/gm)].flatMap(
    ([, name]) => [`${name}.tsx`, `${name}.ts`].filter((file) => existsSync(file)),
  )

describe('The style guide', () => {
  it('shows every component of ui and every view of a domain', () => {
    const shown = new Set(['components/styleguide/frame-parts.tsx'])
    for (const path of shown) importsOf(path).forEach((name) => shown.add(name))

    const others = ['shell', 'styleguide']
    // They only put views together that are shown by themselves.
    const sheets = ['dish', 'list', 'meal', 'picker'].map((name) => `plan/${name}-sheet.tsx`)
    const loaders = ['catalog/lazy-resume-card.tsx', 'orders/outbox.tsx', 'timers/timer-dock.tsx']
    const shared = ['household/household-parts.tsx', 'household/shared-list.tsx']
    const containers = [
      'catalog/today-recipes.tsx',
      'cooking/cooked-sheet.tsx',
      ...['import-recipe', 'own-list', 'recipe-form-page'].map((name) => `own-recipes/${name}.tsx`),
      'orders/delivery-layout.tsx',
      'plan/at-home.tsx',
      'recipes/cooked-fact.tsx',
      'recipes/share-sheet.tsx',
      'substitutes/share-substitutes.tsx',
      'planner/planner-sheet.tsx',
      ...loaders,
      ...sheets,
      ...shared,
    ]
    const rooms = readdirSync('components').filter((room) => !others.includes(room))
    const views = rooms.flatMap((room) =>
      readdirSync(`components/${room}`)
        .filter((name) => /^[^.]+\.tsx$/.test(name) && !name.endsWith('-screen.tsx'))
        .filter((name) => !containers.includes(`${room}/${name}`))
        .map((name) => `components/${room}/${name}`),
    )
    expect(views).toEqual(expect.arrayContaining(['components/ui/sheet.tsx', 'components/plan/day-card.tsx']))
    expect(views.filter((path) => !shown.has(path))).toEqual([])
  })

  it.each(Object.keys(parts) as Part[])('renders the part %s without any request', async (part) => {
    await show(part)
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(parts[part])
    expect(outside).not.toHaveBeenCalled()
  })

  it('shows every icon under its name', async () => {
    await show('buttons')
    for (const name of Object.keys(iconPaths)) screen.getByText(name)
  })

  it.each<[Part, (string | RegExp)[]]>([
    ['cards', [catalog.nothingFound]],
    ['search', [catalog.noPrice, filters.noMatches, pantry.atHome]],
    ['cart', [/^Нужно 4 шт/, /^Нужно 900 г/, /^Нужно не меньше/, cart.removedCount(1), cart.allRemoved]],
    ['delivery', [order.noPrices, order.empty]],
    [
      'plan',
      [
        plan.today,
        plan.partlySold(1),
        /без 1 блюда/,
        plan.noMatches,
        plan.noChoices,
        plan.noSaved,
        plan.noRecent,
        plan.onlyUserRecipes,
      ],
    ],
    ['planner', [planner.nothingFits, planner.allPlanned]],
    ['data', [myData.nothing, myData.found, myData.nothingNew, myData.nothingValid, myData.back]],
    ['shell', [shell.list, shell.registration, timers.paused, timers.over, timers.noLength]],
  ])('shows rare states in the part %s', async (part, words) => {
    await show(part)
    for (const text of words) expect(screen.queryAllByText(text), String(text)).not.toEqual([])
  })
})
