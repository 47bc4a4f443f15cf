import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { type Part, parts } from '@/components/styleguide/address'
import { isolateDocument } from '@/components/styleguide/isolate-document'
import { iconPaths } from '@/components/ui/icon'
import { afterFrame } from '@/lib/browser/after-frame'
import { themes } from '@/tailwind.config'
import { stubLocks } from '@/testing/locks'

const fetchOutside = vi.fn()

beforeEach(() => {
  window.fetch = fetchOutside.mockClear()
  stubLocks()
  // Stores read the storage when their modules are loaded.
  vi.resetModules()
  isolateDocument()
})

async function show(part: Part) {
  const { FrameParts } = await import('@/components/styleguide/frame-parts')
  render(<FrameParts part={part} theme={themes.kitchen} mode="light" />)
  // Some views load modules and render their body after the first frame.
  await act(async () => {
    await vi.dynamicImportSettled()
    await new Promise<void>(afterFrame)
  })
}

/** The files that a file imports statically, without imports of types. */
const importsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^import (?!type\b)(?:[^'"]* from )?'@\/([^']+)'/gm)].flatMap(
    ([, name]) => [`${name}.tsx`, `${name}.ts`].filter((file) => existsSync(file)),
  )

describe('The style guide', () => {
  it('shows every component but screens, the shell and those that only compose or load others', () => {
    const shown = new Set(['components/styleguide/frame-parts.tsx'])
    for (const path of shown) importsOf(path).forEach((name) => shown.add(name))

    const composing = [
      'catalog/lazy-resume-card.tsx',
      'catalog/today-recipes.tsx',
      'diary/cooked-sheet.tsx',
      'diary/history-sheet.tsx',
      'diary/last-time.tsx',
      'household/household-parts.tsx',
      'household/shared-list.tsx',
      'orders/delivery-layout.tsx',
      'orders/lazy-outbox-bar.tsx',
      'own-recipes/import-recipe.tsx',
      'own-recipes/import-sources.tsx',
      'own-recipes/own-list.tsx',
      'own-recipes/recipe-form-page.tsx',
      'plan/at-home.tsx',
      'plan/dish-sheet.tsx',
      'plan/list-sheet.tsx',
      'plan/meal-sheet.tsx',
      'plan/picker-sheet.tsx',
      'plan/plan-columns.tsx',
      'plan/plan-head.tsx',
      'plan/plan-sheets.tsx',
      'planner/planner-sheet.tsx',
      'recipes/cooked-fact.tsx',
      'recipes/share-sheet.tsx',
      'substitutes/share-substitutes.tsx',
      'timers/timer-dock.tsx',
    ]
    const rooms = readdirSync('components').filter((room) => !['shell', 'styleguide'].includes(room))
    const views = rooms.flatMap((room) =>
      readdirSync(`components/${room}`)
        .filter((name) => /^[^.]+\.tsx$/.test(name) && !name.endsWith('-screen.tsx'))
        .map((name) => `${room}/${name}`),
    )
    expect(views).toEqual(expect.arrayContaining(['ui/sheet.tsx', 'plan/day-card.tsx']))
    expect(views.filter((name) => !shown.has(`components/${name}`)).sort()).toEqual(composing)
  })

  it.each(Object.keys(parts) as Part[])('renders the part %s without any request', async (part) => {
    await show(part)
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(parts[part])
    expect(fetchOutside).not.toHaveBeenCalled()
  })

  it('shows every icon under its name', async () => {
    await show('buttons')
    for (const name of Object.keys(iconPaths)) expect(screen.getByText(name)).toBeTruthy()
  })

  it.each<[Part, (string | RegExp)[]]>([
    ['cards', ['Ничего не найдено...']],
    ['search', ['цена неизвестна', 'Под эти фильтры ничего не подошло', 'Есть дома']],
    [
      'cart',
      [
        /^Нужно 4 шт/,
        /^Нужно 900 г/,
        /^Нужно не меньше/,
        'Убрано из корзины: 1',
        'В корзине ничего не осталось',
      ],
    ],
    [
      'delivery',
      [
        'Не удалось узнать цены, а без них заказ не отправить.',
        'В корзине нет товаров: заказывать пока нечего.',
      ],
    ],
    [
      'plan',
      [
        'сегодня',
        /^Для 1\sблюда в магазине есть не всё$/,
        /без 1 блюда/,
        'Таких рецептов у нас нет.',
        'Чтобы было из чего выбирать, сохраните пару рецептов закладкой.',
        'Сохраните рецепт закладкой — и он будет ждать здесь.',
        'Здесь соберутся блюда, которые вы уже планировали.',
        'Здесь пока только ваши рецепты: остальные загрузить не удалось.',
      ],
    ],
    [
      'planner',
      [
        'Под такие пожелания не подошло ни одно блюдо.',
        'На эти дни всё уже в плане. Другие дни и приёмы пищи — в пожеланиях.',
      ],
    ],
    [
      'data',
      [
        'Пока ничего',
        'В файле есть новое',
        'Всё это у вас уже есть',
        'Добавить из этого файла нечего',
        'Обратно из файла',
      ],
    ],
    [
      'shell',
      [
        'Мой шоппинг лист',
        'Регистрация',
        'на паузе',
        'Готово',
        'Введите время от секунды до суток: 15 (минут), 1:30 или 1 час 20 минут.',
      ],
    ],
  ])('shows rare states in the part %s', async (part, words) => {
    await show(part)
    for (const text of words) expect(screen.queryAllByText(text), String(text)).not.toEqual([])
  })
})
