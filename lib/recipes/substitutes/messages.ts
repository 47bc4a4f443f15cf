import { replacedWith } from '@/lib/recipes/substitutes/instead-of'
import { inSentence } from '@/lib/text/letter-case'
import { quoted } from '@/lib/text/quoted'

/** Allergens by the names of the tags. */
const allergens: Partial<Record<string, string>> = {
  dairy: 'молочное',
  egg: 'яйца',
  gluten: 'глютен',
  nuts: 'орехи',
  peanut: 'арахис',
  fish: 'рыба',
  seafood: 'морепродукты',
  soy: 'соя',
  sesame: 'кунжут',
  celery: 'сельдерей',
  mustard: 'горчица',
  honey: 'мёд',
  alcohol: 'алкоголь',
}

const names = (found: string[]) => found.map((one) => allergens[one] ?? one).join(', ')

export const substitutes = {
  /** The button beside an ingredient. */
  open: (ingredient: string) => `Чем заменить: ${ingredient}`,
  title: (ingredient: string) => `Чем заменить: ${inSentence(ingredient)}`,
  choose: (product: string, ingredient: string) =>
    `Заменить: ${quoted(product)} вместо ${quoted(ingredient)}`,
  takeBack: (ingredient: string) => `Вернуть: ${quoted(ingredient)}`,
  /** '200 г вместо 100 г', of the same amount '200 г, столько же' */
  amounts: (quantity: string, before: string) =>
    quantity && quantity === before
      ? `${quantity}, столько же`
      : [quantity, before && `вместо ${before}`].filter(Boolean).join(' '),
  notSold: 'В магазине этого сейчас нет.',
  isTaken: 'Этот продукт в рецепте уже есть.',
  /** 'Аллергены: плюс глютен; минус молочное' */
  allergens: (gained?: string[], lost?: string[]) => {
    if (!gained || !lost) return 'Аллергены неизвестны, посмотрите на упаковке'
    const parts = [
      gained.length > 0 && `плюс ${names(gained)}`,
      lost.length > 0 && `минус ${names(lost)}`,
    ].filter(Boolean)
    return parts.length > 0 ? `Аллергены: ${parts.join('; ')}` : 'Аллергены те же'
  },
  /** 'На порцию 210 ккал, было 230' */
  kcal: (after: number, before: number) =>
    after === before
      ? `На\u00a0порцию по-прежнему ${after}\u00a0ккал`
      : `На\u00a0порцию ${after}\u00a0ккал вместо ${before}`,
  unknownKcal: 'Сколько будет калорий, неизвестно',
  /** 'На кассе 12.30 руб. вместо 14.20' */
  till: (after: string, before: string) =>
    after === before
      ? `На\u00a0кассе по-прежнему ${after}\u00a0руб.`
      : `На\u00a0кассе ${after}\u00a0руб. вместо ${before}`,
  replacedWith,
  takenBack: (ingredient: string) => `В\u00a0рецепте снова ${quoted(ingredient)}`,
}
