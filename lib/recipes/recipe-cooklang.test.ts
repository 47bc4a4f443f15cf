import { describe, expect, it } from 'vitest'

import { recipeCooklang } from '@/lib/recipes/recipe-cooklang'
import type { Recipe } from '@/lib/recipes/recipes-api'

const soup: Recipe = {
  id: 'soup',
  name: '',
  title: 'Суп «Летний»: зелёный',
  servings: 4,
  time: '1 час 20 минут',
  video: '',
  ingredients: [
    { title: 'Говядина на кости', quantity: '700 г' },
    { title: 'Вода', quantity: '2,5\u00a0л' },
    { title: 'Соль', quantity: 'по вкусу' },
    { title: 'Яйцо', quantity: '1½ шт' },
    { title: 'Чеснок', quantity: '2–3 зубчика' },
    { title: 'Хлеб', quantity: '' },
  ],
  instructions: ['Залейте мясо водой.', 'Посолите и варите.', 'Подайте с яйцом.'],
  uses: [[0, 1], [2, 0], [3]],
}

describe('recipeCooklang', () => {
  it('has the metadata, and each ingredient after the step that uses it first', () => {
    expect(recipeCooklang(soup, 'https://me.example/recipes/soup/')).toBe(
      [
        '---',
        'title: "Суп «Летний»: зелёный"',
        'servings: 4',
        'time: 1h20m',
        'source: "https://me.example/recipes/soup/"',
        'locale: ru',
        '---',
        '',
        '@Чеснок{2–3%зубчика}, @Хлеб{}',
        '',
        'Залейте мясо водой. (@Говядина на кости{700%г}, @Вода{2.5%л})',
        '',
        'Посолите и варите. (@Соль{по вкусу})',
        '',
        'Подайте с яйцом. (@Яйцо{1.5%шт})',
        '',
      ].join('\n'),
    )
  })

  it('lists all ingredients first where the steps do not name theirs', () => {
    const text = recipeCooklang({ ...soup, uses: undefined }, '')
    expect(text.split('\n\n')[1]).toMatch(/^@Говядина на кости\{700%г\}, .*@Хлеб\{\}$/)
  })

  it('has nothing in a text that is read as a mark', () => {
    const hostile: Recipe = {
      ...soup,
      title: 'Суп "\n---',
      ingredients: [{ title: 'Соль{} @перец\n#', quantity: '1 ~щепотка}' }],
      instructions: ['Взбейте @яйцо в #миске ~{5%мин} -- и [- ждите -]\nдальше', '> цитата', '== часть =='],
      uses: [[0], [], []],
    }
    expect(recipeCooklang(hostile, '').split('\n\n').slice(1)).toEqual([
      String.raw`Взбейте \@яйцо в \#миске \~\{5%мин\} -\- и [\- ждите -] дальше (@Соль перец{1%щепотка})`,
      String.raw`\> цитата`,
      `${String.raw`\== часть ==`}\n`,
    ])
  })
})
