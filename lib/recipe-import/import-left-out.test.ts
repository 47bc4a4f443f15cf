import { gzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'

import { readPasted } from '@/lib/recipe-import/import-files'
import { beyondLimits, leftOutOf } from '@/lib/own-recipes/to-own-recipe'
import { json, read, zip } from '@/testing/import-files'
import { mealie, nextcloud, paprika, schemaOrg, tandoor } from '@/testing/recipe-formats'

const MISSING = 'Фото: в файле его нет, или оно не читается'
const picture = new TextEncoder().encode('picture')
const photoOf = async (name: string, content: BlobPart) => {
  const { recipes } = await read(name, content)
  expect(recipes).toHaveLength(1)
  const photo = recipes[0]?.photo
  return photo instanceof Blob ? photo.text() : photo
}
const pasted = (recipe: object) => readPasted(JSON.stringify(recipe)).recipes[0] ?? { photo: undefined }

describe('The photo of a recipe', () => {
  it.each([
    [
      'Nextcloud Cookbook',
      { 'Блины/recipe.json': json(nextcloud), 'Блины/full.jpg': picture, 'Блины/thumb.jpg': json('small') },
    ],
    [
      'Mealie',
      {
        'recipes/blini/blini.json': json({ ...mealie, image: 'k3v9' }),
        'recipes/blini/images/original.webp': picture,
        'recipes/blini/images/tiny-original.webp': json('small'),
      },
    ],
    ['Tandoor', { '1.zip': zip({ 'recipe.json': json(tandoor), 'image.png': picture }) }],
    ['Paprika', { 'Блины.paprikarecipe': gzipSync(json({ ...paprika, photo_data: btoa('picture') })) }],
  ])('is read from the archive of %s', async (_, files) => {
    expect(await photoOf('export.zip', zip(files))).toBe('picture')
  })

  it('is missing where it is too large, or where it is only named', async () => {
    const large = { 'recipe.json': json(tandoor), 'image.png': new Uint8Array(11 * 1024 * 1024) }
    expect(await photoOf('export.zip', zip({ '1.zip': zip(large) }))).toBe('missing')
    expect(await photoOf('export.zip', zip({ 'a/a.json': json({ ...mealie, image: 'k3v9' }) }))).toBe(
      'missing',
    )
    expect(pasted({ ...paprika, photo: 'a.jpg' }).photo).toBe('missing')
    expect(pasted({ ...paprika, photo: 'a.jpg', photo_data: '*' }).photo).toBe('missing')
    expect(leftOutOf(pasted({ ...schemaOrg, image: ['https://a.example/a.jpg'] }))).toEqual([MISSING])
  })

  it('is nothing to say of a page, or of an export without one', () => {
    const page = `<html><script type="application/ld+json">${JSON.stringify({ ...schemaOrg, image: 'a.jpg' })}</script>`
    expect(readPasted(page).recipes).toMatchObject([{ title: 'Блины' }])
    expect(leftOutOf(readPasted(page).recipes[0] ?? { photo: 'missing' })).toEqual([])
    expect(leftOutOf(pasted({ ...schemaOrg, image: [] }))).toEqual([])
  })

  it('is not that of another recipe in the folder', async () => {
    const files = { 'a.json': json(mealie), 'b.json': json(mealie), 'image.png': picture }
    const { recipes } = await read('export.zip', zip(files))
    expect(recipes.map(({ photo }) => photo)).toEqual([undefined, undefined])
  })
})

describe('Headings of steps', () => {
  it.each([
    [
      'schema.org',
      {
        ...schemaOrg,
        recipeInstructions: [
          { '@type': 'HowToSection', name: 'Тесто', itemListElement: schemaOrg.recipeInstructions },
          { '@type': 'HowToSection', text: '[Подача]' },
        ],
      },
      ['Тесто', 'Подача'],
    ],
    ['Nextcloud Cookbook', { ...nextcloud, recipeInstructions: ['## Тесто', 'Смешайте.'] }, ['Тесто']],
    [
      'Mealie',
      {
        ...mealie,
        // A heading of ingredients, too.
        recipeInstructions: [
          { title: 'Тесто', text: 'Смешайте.' },
          { title: 'Подача', text: '# Дома\nСмажьте.' },
        ],
      },
      ['Подача', 'Дома'],
    ],
    [
      'Tandoor',
      { ...tandoor, steps: [...tandoor.steps, { name: 'Подача', instruction: 'Смажьте.', ingredients: [] }] },
      ['Подача'],
    ],
    ['Paprika', { ...paprika, directions: '# Тесто\nСмешайте.' }, ['Тесто']],
  ])('of %s are said', (_, recipe, said) => {
    expect(leftOutOf(pasted(recipe))).toEqual(said)
  })
})

it('What is too much to be stored of tags and notes is said', () => {
  const tags = Array.from({ length: 21 }, (_, index) => `метка ${index + 1}`)
  const [recipe] = readPasted(
    JSON.stringify({ ...schemaOrg, keywords: tags, description: `${'а'.repeat(2000)}конец` }),
  ).recipes
  expect(recipe && beyondLimits(recipe)).toEqual(['метка 21', 'конец'])
})

it('What follows the part of a text that is read is said', () => {
  const text = `Каша\n\nПродукты\nПшено — 200 г\n\nПриготовление\nВарите.\n${' '.repeat(200_000)}\nГости: Аня`
  expect(readPasted(text).recipes).toMatchObject([{ title: 'Каша', leftOut: ['Гости: Аня'] }])
  const cooklang = `@пшено{200%г}\n${' '.repeat(200_000)}\n@масло{20%г}`
  expect(readPasted(cooklang).recipes).toMatchObject([
    { lines: [{ text: 'пшено — 200 г' }], leftOut: ['@масло{20%г}'] },
  ])
})
