import { formatMinutes } from '@/lib/recipes/card-numbers'
import type { RecipeNotes } from '@/lib/recipes/note-fields'
import { capitalized } from '@/lib/text/letter-case'
import { plural } from '@/lib/text/plural'

const number = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 })

/** '350 г', '1,2 кг': as exact as one weighs in a kitchen. */
const weight = (grams: number) =>
  grams < 1000 ? `${Math.max(5, Math.round(grams / 5) * 5)}\u00a0г` : `${number.format(grams / 1000)}\u00a0кг`

const difficulties = { easy: 'Готовить просто', medium: 'Сложность средняя', hard: 'Готовить сложно' }

/** What a cook notes about a dish. */
export const notes = {
  title: 'О блюде',
  work: (minutes: number) => `${formatMinutes(minutes)} работы`,
  /** After the whole time: '(20 минут работы)'. */
  ofThat: (minutes: number) => `(${formatMinutes(minutes)} работы)`,
  difficulties,
  /** 'Выйдет 1,2 кг, по 300 г на порцию' */
  yield: (total: number, serving: number) =>
    `Выйдет ${weight(total)}, по\u00a0${weight(serving)} на\u00a0порцию`,
  doneness: ({ celsius, where }: NonNullable<RecipeNotes['doneness']>) =>
    `Готово при ${celsius}\u00a0°C ${where}.`,
  storage: 'Хранение и заморозка',
  /** 'В холодильнике до 3 дней, в морозилке до 2 месяцев.' */
  keeps: ({ roomDays, fridgeDays, freezerMonths }: NonNullable<RecipeNotes['storage']>) => {
    const days = (count: number) => `до\u00a0${count}\u00a0${plural(count, 'дня', 'дней', 'дней')}`
    const places = [
      roomDays && `на столе ${days(roomDays)}`,
      fridgeDays && `в холодильнике ${days(fridgeDays)}`,
      freezerMonths &&
        `в морозилке до\u00a0${freezerMonths}\u00a0${plural(freezerMonths, 'месяца', 'месяцев', 'месяцев')}`,
    ]
      .filter(Boolean)
      .join(', ')
    return places && `${capitalized(places)}.`
  },
  substitutions: 'Чем заменить',
  /** 'Густой йогурт, 1:1: соус легче.' */
  replacement: ({ replacement, ratio, effect }: NonNullable<RecipeNotes['substitutions']>[number]) =>
    `${replacement}, ${ratio} — ${effect}`,
  tips: 'Советы',
  variations: 'Варианты',
  equipment: 'Что понадобится',
  /** 'Водяная баня, миксер' */
  items: (items: string[]) => capitalized(items.join(', ')),
}
