import { describe, expect, it } from 'vitest'

import { readRecipeText } from '@/lib/recipe-import/read-recipe-text'
import { leastCpuTime } from '@/testing/cpu-time'
import { formatLines, formatReading, readAll, readAllLines } from '@/testing/pasted-recipes/parser-accuracy'

describe('readRecipeText', () => {
  it.each([
    ['60 Russian', ['russian-1.txt', 'russian-2.txt', 'russian-3.txt'], 60],
    ['20 English', ['english.txt'], 20],
  ])('reads at least 95 %% of the ingredient lines of %s recipes as a person does', (_, files, count) => {
    const result = readAll(files)
    expect(result.recipes).toBe(count)
    expect(result.right / result.lines, formatReading(result)).toBeGreaterThanOrEqual(0.95)
    expect(result.titles / count, formatReading(result)).toBeGreaterThanOrEqual(0.95)
    expect(result.servings / count, formatReading(result)).toBeGreaterThanOrEqual(0.95)
    expect(result.steps / count, formatReading(result)).toBeGreaterThanOrEqual(0.95)
  })

  it.each(['russian-lines.txt', 'english-lines.txt'])(
    'reads at least 95 %% of the single lines of %s as a person does',
    (file) => {
      const result = readAllLines(file)
      expect(result.right / result.lines, formatLines(result)).toBeGreaterThanOrEqual(0.95)
    },
  )

  it('takes no number of an introduction for an amount', () => {
    const { lines, leftOut } = readRecipeText(
      'Шарлотка\nГотовлю её уже лет десять!\nЧто нужно:\n4 яйца\n1 стакан сахара\nПриготовление:\nИспеките.',
    )
    expect(lines.map(({ text }) => text)).toEqual(['4 яйца', '1 стакан сахара'])
    expect(leftOut).toEqual(['Готовлю её уже лет десять!'])
  })

  it('reads ingredients that stand in one long line', () => {
    const { lines, steps } = readRecipeText(
      'Салат «Оливье»\nкартошка - 4 шт.; морковь - 2 шт.; яйца - 5 шт.; колбаса докторская - 300 г; горошек - 1 банка; майонез\nСварите и нарежьте овощи.',
    )
    const names = lines.flatMap(({ ingredients }) => ingredients.map(({ name }) => name))
    expect(names).toEqual(['картошка', 'морковь', 'яйца', 'колбаса докторская', 'горошек', 'майонез'])
    expect(steps).toEqual(['Сварите и нарежьте овощи.'])
  })

  it('reads Markdown, as chats write it, and says what stands before the ingredients', () => {
    const recipe = readRecipeText(
      `# **Сырники**

Вот простой рецепт:

### Ингредиенты (на 4 порции):
- **Творог** — 500 г
- Мука — 3 ст. л.

### Приготовление:
1. **Разомните** творог.
2. Обжарьте.

### Советы
Берите сухой творог.`,
    )
    expect(recipe).toMatchObject({
      title: 'Сырники',
      servings: 4,
      steps: ['Разомните творог.', 'Обжарьте.'],
      notes: 'Берите сухой творог.',
      leftOut: ['Вот простой рецепт:'],
    })
    expect(recipe.lines.map(({ text, group }) => [text, group])).toEqual([
      ['Творог — 500 г', undefined],
      ['Мука — 3 ст. л.', undefined],
    ])
  })

  it('reads two columns, which are copied one below the other, and numbers of steps alone in a line', () => {
    const { servings, lines, steps, leftOut } = readRecipeText(
      'Курица\nПорции\n4\nИнгредиенты\nКуриное филе\n500 г\nСливки 20%\n200 мл\nСоль\nпо вкусу\n' +
        'Приготовление\n1\nОбжарьте.\n2\nТушите.',
    )
    expect(servings).toBe(4)
    expect(lines.map(({ text }) => text)).toEqual([
      'Куриное филе — 500 г',
      'Сливки 20% — 200 мл',
      'Соль — по вкусу',
    ])
    expect(steps).toEqual(['Обжарьте.', 'Тушите.'])
    expect(leftOut).toBeUndefined()
  })

  it.each([
    'Ингредиенты на 4 порции:\n2 яйца\nШаг 1: Взбейте.',
    '30 минут\n2 ст. л. масла\n2 яйца\nВзбейте яйца.',
  ])('takes no ingredient for the title of a text without one: %j', (text) => {
    const { title, lines, steps } = readRecipeText(text)
    expect(title).toBe('')
    expect(lines.at(-1)?.text).toBe('2 яйца')
    expect(steps).toHaveLength(1)
  })

  it('finds nothing in an empty text', () => {
    expect(readRecipeText(' \n\n')).toEqual({ title: '', lines: [], steps: [] })
  })

  it.each([
    ['of one line', '', '1 1/2 - 2/3 ст. л. '],
    ['with one long line', 'Пирог\n', '2 ст. л. муки, 1 г (соли) и 1 яйцо, '],
    ['of many lines', 'Пирог\n', '- 2 ст. л. муки, (1-2 г) и ещё\n'],
  ])('reads a text %s in a time that grows with its length, not with its square', (_, start, part) => {
    const timeOf = (parts: number) => leastCpuTime(() => readRecipeText(start + part.repeat(parts)))
    expect(timeOf(2_400)).toBeLessThan(20 * timeOf(300))
  })

  it('takes markup as text', () => {
    const { title, lines } = readRecipeText(
      '<script>alert(1)</script>\n1 стакан <img src=x onerror=alert(1)>',
    )
    expect(title).toBe('script>alert(1)</script>')
    expect(lines[0]?.ingredients[0]).toMatchObject({ amount: { value: 1, unit: 'стакан' } })
  })
})
