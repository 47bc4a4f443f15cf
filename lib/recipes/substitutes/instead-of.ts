import { joinTitles } from '@/lib/text/join-titles'
import { quoted } from '@/lib/text/quoted'

/** 'вместо: молоко' */
export const insteadOf = (ingredients: string[]) => `вместо: ${joinTitles(ingredients)}`

/** '«Свёкла» вместо «Молоко»' */
export const replacedWith = (product: string, ingredient: string) =>
  `${quoted(product)} вместо ${quoted(ingredient)}`
