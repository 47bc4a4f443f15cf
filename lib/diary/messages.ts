import { plural, servings, servingsAccusative } from '@/lib/text/plural'

const inUtc = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const dayAndMonth = new Intl.DateTimeFormat('ru', inUtc)
const dayOfYear = new Intl.DateTimeFormat('ru', { ...inUtc, year: 'numeric' })

/** '26 ноября', of another year '26 ноября 2025 г.' */
const dayText = (day: string) =>
  (day.startsWith(`${new Date().getFullYear()}-`) ? dayAndMonth : dayOfYear).format(new Date(day))

/** The kitchen diary. */
export const diary = {
  cooked: 'Приготовлено',
  title: 'Как получилось?',
  day: 'Когда готовили',
  stars: 'Оценка',
  star: (count: number) => '★'.repeat(count),
  /** '4 звезды' */
  starName: (count: number) => `${count} ${plural(count, 'звезда', 'звезды', 'звёзд')}`,
  note: 'Заметка на следующий раз',
  leftovers: 'Осталось порций',
  leftoversHint: 'Если съели не всё: остатки можно поставить в план.',
  leftoversWrong: 'Целое число от 1 до 99',
  /** 'Осталось 2 порции', 'Осталась 1 порция' */
  left: (count: number) => `${plural(count, 'Осталась', 'Осталось', 'Осталось')} ${servings(count)}`,
  leftAsk: 'Когда доесть? В шоппинг лист остатки не попадут: всё уже приготовлено.',
  toTomorrow: 'На завтра, обед',
  toPlan: (count: number) => `В план: ${servingsAccusative(count)} из остатков`,
  later: 'Решу потом',
  save: 'Записать',
  saved: 'Записали в дневник готовки',
  undone: 'Убрали запись',
  dayWrong: 'Выберите день не позже сегодняшнего',
  dayText,
  /** '4 звезды из 5' */
  starsText: (count: number) => `${diary.starName(count)} из 5`,
  /** 'Готовили 26 ноября'; undefined for a dish that never was cooked. */
  lastCooked: (day: string | undefined) => day && `Готовили ${dayText(day).replaceAll(' ', '\u00a0')}`,
  history: 'Вы уже готовили',
  /** The note of the last time, at the first step. */
  lastNote: (note: string) => `В прошлый раз: ${note}`,
  removed: (day: string) => `Убрали запись: ${dayText(day)}`,
  removedWithLeftovers: (day: string) => `Убрали запись и её остатки из плана: ${dayText(day)}`,
  returned: (day: string) => `Вернули запись: ${dayText(day)}`,
}
