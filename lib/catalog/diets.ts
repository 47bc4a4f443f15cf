/** What people do not eat, apart from `filters.ts`: stored wishes load without it. */

/** Allergens by the tags of recipes, such as `contains-dairy`. */
export const allergens = [
  'dairy',
  'egg',
  'gluten',
  'nuts',
  'peanut',
  'fish',
  'seafood',
  'soy',
  'sesame',
  'celery',
  'mustard',
  'honey',
  'alcohol',
] as const
export const diets = ['vegetarian', 'vegan'] as const

export type Allergen = (typeof allergens)[number]
export type Diet = (typeof diets)[number]
