import { describe, expect, it } from 'vitest'

import { cardOf } from '@/lib/recipes/card-of'
import type { Recipe } from '@/lib/recipes/recipes-api'

const recipe: Recipe = {
  id: 'tea',
  name: 'images/tea.webp',
  title: 'Чай',
  picture: { avif: undefined, webp: 'images/tea-320.webp 320w', blur: undefined },
  ingredients: [],
  instructions: [],
  video: '',
}

describe('cardOf', () => {
  it('has the facts and pictures of the recipe', () => {
    expect(cardOf({ ...recipe, time: '5 минут' })).toEqual({
      id: 'tea',
      name: 'images/tea.webp',
      title: 'Чай',
      back: [],
      time: '5 минут',
      kcal: '',
      picture: recipe.picture,
    })
  })

  it('leaves out the photo of an own recipe', () => {
    expect(cardOf({ ...recipe, id: 'own.tea' }).picture).toBeUndefined()
  })
})
