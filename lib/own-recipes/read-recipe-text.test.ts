import { describe, expect, it } from 'vitest'

import { readRecipeText } from '@/lib/own-recipes/read-recipe-text'
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

  it('finds nothing in an empty text', () => {
    expect(readRecipeText(' \n\n')).toEqual({ title: '', lines: [], steps: [] })
  })

  it('reads a long text in less than two seconds of the processor', () => {
    const before = process.cpuUsage()
    readRecipeText('1 1/2 - 2/3 ст. л. '.repeat(200_000))
    readRecipeText(`Пирог\n${'2 ст. л. муки, 1 г (соли) и 1 яйцо, '.repeat(6_000)}`)
    readRecipeText(`Пирог\n${'- 2 ст. л. муки, (1-2 г) и ещё\n'.repeat(6_000)}`)
    // The time of the processor: other tests may take turns with it.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000)
  })

  it('takes markup as text', () => {
    const { title, lines } = readRecipeText(
      '<script>alert(1)</script>\n1 стакан <img src=x onerror=alert(1)>',
    )
    expect(title).toBe('script>alert(1)</script>')
    expect(lines[0]?.ingredients[0]).toMatchObject({ amount: { value: 1, unit: 'стакан' } })
  })
})
