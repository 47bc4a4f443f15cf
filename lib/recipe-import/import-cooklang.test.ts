import { describe, expect, it } from 'vitest'

import { readPasted } from '@/lib/recipe-import/import-files'
import { linesOf, read } from '@/testing/import-files'

describe('Cooklang', () => {
  it('is read with sections, preparations, comments, nested facts and other recipes', async () => {
    const text = [
      '---',
      'title: Carbonara',
      'serves: 2 people',
      'time:',
      '  prep: 10 min',
      '  cook: 20 min',
      'source:',
      '  url: https://a.example/c',
      'tags:',
      '  - pasta',
      '  - quick',
      'introduction: Roman.',
      '---',
      '= Sauce',
      'Whisk @eggs{2%items} with @parmesan{50%g}(finely grated) in a #bowl. -- room temperature',
      '[- no cream -]',
      '',
      '== Pasta ==',
      '',
      'Boil @spaghetti{200%g} in a #large pot{} for ~{9%minutes},\\',
      'with @salt and @./sauces/Chili oil{=1%tsp}.',
      '',
      '> Serve at once.',
    ].join('\r\n')
    const { recipes } = await read('carbonara.cook', text)
    expect(recipes).toMatchObject([
      {
        title: 'Carbonara',
        servings: 2,
        activeMinutes: 10,
        totalMinutes: 30,
        source: 'https://a.example/c',
        tags: ['pasta', 'quick'],
        notes: 'Roman.\nServe at once.',
        steps: [
          'Whisk eggs with parmesan in a bowl.',
          'Boil spaghetti in a large pot for 9 minutes, with salt and Chili oil.',
        ],
      },
    ])
    expect(recipes.map(linesOf)).toEqual([
      [
        'Sauce: 2|шт|eggs',
        'Sauce: 50|г|parmesan (finely grated)',
        'Pasta: 200|г|spaghetti',
        'Pasta: ||salt',
        'Pasta: 1|ч. л.|Chili oil',
      ],
    ])
  })

  it('is read with fractions that have blanks, and facts of several lines', async () => {
    const text =
      '---\ntitle: Pie\nprep_time: 10 min\ndescription: |\n  Sour.\n  And: sweet.\n---\n@flour{1 / 2%kg}'
    const { recipes } = await read('pie.cook', text)
    expect(recipes).toMatchObject([{ activeMinutes: 10, notes: 'Sour.\nAnd: sweet.' }])
    expect(recipes.map(linesOf)).toEqual([['0.5|кг|flour']])
  })

  it.each([
    ['4 to 6 people', 4],
    ['120 g', undefined],
    ['1,5 л', undefined],
  ])('is read with the servings of the yield %j', async (servings, expected) => {
    const { recipes } = await read('pie.cook', `---\ntitle: Pie\nservings: ${servings}\n---\n@flour{1%kg}`)
    expect(recipes[0]?.servings).toBe(expected)
  })

  it('is told by the name of its file where no ingredient has braces', async () => {
    const { recipes } = await read('рецепты/Каша.cook', 'Сварите @геркулес на @молоке.')
    expect(recipes).toMatchObject([{ title: 'Каша', steps: ['Сварите геркулес на молоке.'] }])
    expect(recipes.map(linesOf)).toEqual([['||геркулес', '||молоке']])
  })

  it('is read with modifiers: what is optional, and what was mentioned before', async () => {
    const { recipes } = await read(
      'Суп.cook',
      'Бросьте @лук{1}, @?укроп{2%веточки}(мелко) и @?соль.\n\nДостаньте @&лук и долейте @&воды{1%л} в #&кастрюлю{}.',
    )
    expect(recipes.map(linesOf)).toEqual([
      ['1|шт|лук', '2|веточка|укроп (мелко, по желанию)', '||соль (по желанию)', '1|л|воды'],
    ])
    expect(recipes[0]?.steps).toEqual([
      'Бросьте лук, укроп и соль.',
      'Достаньте лук и долейте воды в кастрюлю.',
    ])
  })

  it('is told by an ingredient with a modifier and braces', () => {
    expect(readPasted('Бросьте @?укроп{}.').recipes).toMatchObject([{ steps: ['Бросьте укроп.'] }])
  })
})
