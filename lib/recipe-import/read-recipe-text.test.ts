import { describe, expect, it } from 'vitest'

import { readIngredientLines, readRecipeText } from '@/lib/recipe-import/read-recipe-text'
import { leastCpuTime } from '@/testing/cpu-time'
import { formatLines, formatReading, readAll, readAllLines } from '@/testing/pasted-recipes/parser-accuracy'

describe('readRecipeText', () => {
  it.each([
    ['60 Russian', ['russian-1.txt', 'russian-2.txt', 'russian-3.txt'], 60],
    ['20 English', ['english.txt'], 20],
    ['25 further Russian', ['russian-4.txt'], 25],
    ['9 further English', ['english-2.txt'], 9],
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
    'Пошаговое приготовление',
    'Пошаговый рецепт приготовления',
    'Пошаговый фоторецепт шарлотки:',
    'Рецепт «Шарлотка с яблоками и корицей на кефире»:',
    'Как испечь шарлотку?',
    'Что делать:',
    'Приготовление:\nКак приготовить шарлотку:',
  ])('takes the heading «%s» for no ingredient and no step', (heading) => {
    const { lines, steps } = readRecipeText(
      `Шарлотка\nИнгредиенты\nМука 200 г\n${heading}\nВзбейте яйца.\nИспеките.`,
    )
    expect(lines.map(({ text }) => text)).toEqual(['Мука 200 г'])
    expect(steps).toEqual(['Взбейте яйца.', 'Испеките.'])
  })

  it('reads the headings and the title of blogs', () => {
    const recipe = readRecipeText(
      'Рецепт: Помидоры\nНам понадобятся:\nпомидоры – 2 кг\nМаринад на 1,5 л воды:\nсоль – 2 ст. л.\nКак это сделать:\nЗалить.\nОценить рецепт\nНа заметку\nХраните в холоде.',
    )
    expect(recipe).toMatchObject({
      title: 'Помидоры',
      steps: ['Залить.'],
      notes: 'Храните в холоде.',
      leftOut: ['Оценить рецепт'],
    })
    expect(recipe.lines.map(({ text, group }) => [text, group])).toEqual([
      ['помидоры – 2 кг', undefined],
      ['соль – 2 ст. л.', 'Маринад на 1,5 л воды'],
    ])
  })

  it('keeps steps that begin as a heading does', () => {
    const { steps } = readRecipeText(
      'Плов\nРис 200 г\nПриготовление:\nЗалейте рис водой.\nГотовим под крышкой\nПриготовление риса займёт 20 минут.',
    )
    expect(steps).toEqual([
      'Залейте рис водой.',
      'Готовим под крышкой',
      'Приготовление риса займёт 20 минут.',
    ])
  })

  it.each([
    'Рис промывают 5 раз.\nВарят 12 минут под крышкой.',
    'Заливаем рис 2 стаканами воды.\nВарим 12 минут под крышкой.',
    'Смешайте в миске, взбейте и подогрейте:\nмасло и рис, затем варите.',
  ])('reads steps without a heading in any person: %j', (text) => {
    const { lines, steps } = readRecipeText(`Рис\nРис — 200 г\nМасло (растопить) — 20 г\n${text}`)
    expect(lines.map((line) => line.text)).toEqual(['Рис — 200 г', 'Масло (растопить) — 20 г'])
    expect(steps).toEqual(text.split('\n'))
  })

  it('takes the size of a form or a jar for no ingredient', () => {
    const cake = readRecipeText(
      'Медовик\nИнгредиенты (на форму 20 см):\nНа форму 20 см:\nТесто (на 8 коржей):\n80 г мёда\nКрем:\n500 г сметаны',
    )
    expect(cake.lines.map(({ text, group }) => [group, text])).toEqual([
      ['Тесто (на 8 коржей)', '80 г мёда'],
      ['Крем', '500 г сметаны'],
    ])
    // A heading without ingredients is not lost.
    expect(cake.leftOut).toEqual(['На форму 20 см:'])
    const cabbage = readRecipeText('Капуста\nна 3-литровую банку\nКапуста – 3 кг\nСоль – 2 ст. л.')
    expect(cabbage.lines.map(({ group }) => group)).toEqual(['на 3-литровую банку', 'на 3-литровую банку'])
  })

  it('reads a form that has such a heading in the same way', () => {
    const [line, ...others] = readIngredientLines('на 3-литровую банку:\nКапуста – 3 кг')
    expect(others).toEqual([])
    expect(line).toMatchObject({ text: 'Капуста – 3 кг', group: 'на 3-литровую банку' })
  })

  it('reads what is copied from a messenger, without senders and times', () => {
    const oladyi = {
      title: 'Оладьи',
      lines: [{ text: 'кефир 0,5 л, 2 яйца' }],
      steps: ['Смешать и жарить.'],
    }
    const sent = (before: string) =>
      `${before}Оладьи\n${before}кефир 0,5 л, 2 яйца\n${before}Смешать и жарить.`
    expect(readRecipeText(sent('[12.03.2026, 18:22:05] Мама: '))).toMatchObject(oladyi)
    expect(readRecipeText(sent('12.03.26, 18:22 - Мама: '))).toMatchObject(oladyi)
    expect(readRecipeText(sent('Мама, [12.03.2026 18:22]\n'))).toMatchObject(oladyi)
    expect(readRecipeText('Соус\nСоль, [1.5 ч.л.]\nСахар 2 г').lines).toHaveLength(2)
  })

  it('takes an address in the first line for the source, and tells buttons and bullets from steps', () => {
    const { title, source, steps, leftOut } = readRecipeText(
      'https://a.example/tort\nТорт\nМука 200 г\nПриготовление\nРаспечатать\n✅ Смешать\n🔸Испечь\nСохраняй рецепт на стену',
    )
    expect(title).toBe('Торт')
    expect(source).toBe('https://a.example/tort')
    expect(steps).toEqual(['Смешать', 'Испечь'])
    expect(leftOut).toEqual(['Распечатать', 'Сохраняй рецепт на стену'])
  })

  it.each([
    ['Время подготовки: 15 минут\nВремя приготовления: 45 минут\nОбщее время: 1 час 10 минут', 15, 70],
    ['Время подготовки: 15 минут\nВремя приготовления: 45 минут', 15, 60],
    ['Время приготовления: 45 минут (15 минут работы)', 15, 45],
    ['Время приготовления: 45 минут', undefined, 45],
  ])('reads the times of %j', (facts, activeMinutes, totalMinutes) => {
    const recipe = readRecipeText(`Суп\n${facts}\nИнгредиенты:\n2 л воды`)
    expect(recipe.activeMinutes).toBe(activeMinutes)
    expect(recipe.totalMinutes).toBe(totalMinutes)
  })

  it.each(['Порций', 'порции:', 'Количество порций:'])('reads the servings below «%s»', (label) => {
    expect(readRecipeText(`Суп\n${label}\n6\nИнгредиенты:\n2 л воды`).servings).toBe(6)
  })

  it.each([
    'Мука — 200 г\n2 яйца\nВзбейте яйца.',
    'Ингредиенты на 4 порции:\n2 яйца\nШаг 1: Взбейте.',
    '30 минут\n2 ст. л. масла\n2 яйца\nВзбейте яйца.',
  ])('takes no ingredient for the title of a text without one: %j', (text) => {
    const { title, lines, steps } = readRecipeText(text)
    expect(title).toBe('')
    expect(lines.at(-1)?.text).toBe('2 яйца')
    expect(steps).toHaveLength(1)
  })

  it('takes a title with an amount for the title', () => {
    expect(readRecipeText('Борщ на 5 л\n2 кг мяса\nСварите.').title).toBe('Борщ на 5 л')
  })

  it('takes the title once where a share sheet has put it above the text', () => {
    const recipe = readRecipeText('Омлет\nОмлет\n3 яйца\nВзбейте.\nЖарьте 5 минут.')
    expect(recipe).toMatchObject({ title: 'Омлет', steps: ['Взбейте.', 'Жарьте 5 минут.'] })
    expect(recipe.leftOut).toBeUndefined()
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
