import { calendar } from '@/lib/calendar/messages'
import type { MealName } from '@/lib/calendar/meals'
import { filters } from '@/lib/catalog/filter-messages'
import { eating } from '@/lib/plan/eater-messages'
import { type Eater, eatersOf, isChild, type Nutrient } from '@/lib/plan/eaters'
import type { Limit, Offer, PackLeftover, PlannedDish, Reason } from '@/lib/planner/planner-types'
import { formatMeasure } from '@/lib/quantities/format'
import { fromNumber } from '@/lib/quantities/fraction'
import type { Wishes } from '@/lib/planner/wishes'
import { formatKopecks } from '@/lib/shop/money'
import { atTill, inRubles } from '@/lib/shop/messages'
import { inSentence } from '@/lib/text/letter-case'
import { plural } from '@/lib/text/plural'
import { quoted } from '@/lib/text/quoted'
import { withNoBreakSpaces } from '@/lib/text/typography'

/** Stays at the end of its line. */
const separator = '\u00a0· '

const dishes = (count: number) => `${count}\u00a0${plural(count, 'блюдо', 'блюда', 'блюд')}`

function countsOf(eaters: Eater[]): string {
  const children = eaters.filter(isChild).length
  const adults = eaters.length - children
  return [
    ...(adults > 0 ? [`${adults}\u00a0${plural(adults, 'взрослый', 'взрослых', 'взрослых')}`] : []),
    ...(children > 0 ? [`${children}\u00a0${plural(children, 'ребёнок', 'ребёнка', 'детей')}`] : []),
  ].join(' и ')
}

const limits: Record<Limit, string> = {
  budget: 'бюджет',
  minutes: 'время на готовку',
  goals: 'цели по калориям и составу',
  repeats: 'мало новых блюд',
}

/** The week that plans itself. */
export const planner = {
  title: 'Меню на неделю',
  wishes: 'Пожелания',
  wishesOf: ({ weekdayMinutes, budget }: Wishes, eaters: Eater[]) =>
    [
      countsOf(eaters),
      ...(weekdayMinutes === undefined ? [] : [`в будни до ${filters.minutes(weekdayMinutes)}`]),
      ...(budget === undefined ? [] : [`до ${inRubles(String(budget))}`]),
    ].join(separator),
  days: 'Дни',
  meals: 'Что планируем',
  eaters: 'Кто ест',
  adults: 'Взрослые',
  children: 'Дети',
  childPortion: 'Детская порция — 0,6 взрослой.',
  people: 'Имена, порции и цели',
  whoEats: 'Кто и когда ест',
  whoEatsMeal: {
    breakfast: 'Кто завтракает',
    lunch: 'Кто обедает',
    dinner: 'Кто ужинает',
    snack: 'Кто перекусывает',
  } satisfies Record<MealName, string>,
  name: 'Имя',
  portion: 'Порция: 1 — как в рецепте',
  atLeast: (nutrient: Nutrient) => `${eating.nutrients[nutrient]} в день, от`,
  atMost: (nutrient: Nutrient) => `${eating.nutrients[nutrient]} в день, до`,
  goalsHint: 'Калории — в ккал, остальное — в граммах. Пустое поле — без цели.',
  badNumber: (field: string) => {
    if (field === 'portion') return 'Напишите число от 0,1 до 5'
    return field.endsWith('max') ? 'Напишите число до 20 000, не меньше чем «от»' : 'Напишите число до 20 000'
  },
  saveEater: 'Сохранить',
  goals: 'Учитывать цели по калориям и составу',
  budget: 'Бюджет на кассе, не больше',
  budgetUnit: 'руб.',
  weekdayMinutes: 'Время на блюдо в будни, не больше',
  weekendMinutes: 'Время на блюдо в выходные, не больше',
  pot: 'Раз приготовить — два дня есть',
  useUp: 'Что доесть',
  useUpHint: 'Если не знаем, сколько осталось, считаем, что половина упаковки.',
  findUseUp: 'Найти продукт, который надо доесть',
  clearUseUp: 'Очистить поиск продукта',
  suggestions: 'Продукты на выбор',
  noSuch: 'Такого продукта в рецептах нет.',
  returnStruck: (count: number) => `Снова предлагать ${dishes(count)}, что вы вычеркнули`,
  planning: 'Подбираем блюда…',
  stop: 'Остановить',
  goOn: 'Подобрать заново',
  stopped: (count: number) => (count > 0 ? `Остановились: ${dishes(count)}` : 'Остановились, блюд пока нет'),
  ready: (count: number) => `Готово: ${dishes(count)}`,
  almostReady: (count: number) => `Почти готово: ${dishes(count)}`,
  planned: 'Блюда недели',
  mealOf: (day: string, meal: MealName) =>
    `${calendar.shortDay(day)}${separator}${calendar.meals[meal].toLowerCase()}`,
  /** 'пн, 23 · обед', and who eats it where not everybody does: 'пн, 23 · обед · Аня, Ребёнок 1'. */
  servedTo: ({ day, meal, eaters: ids }: PlannedDish, eaters: Eater[]) =>
    [
      planner.mealOf(day, meal),
      ...(ids
        ? [
            eatersOf({ eaters: ids }, eaters)
              .map((eater) => eating.name(eater, eaters))
              .join(', '),
          ]
        : []),
    ].join(separator),
  keep: 'Оставить',
  keepDish: (title: string, day: string) => `Оставить: ${title}, ${calendar.shortDay(day)}`,
  replace: 'Заменить',
  replaceDish: (title: string, day: string) => `Заменить: ${title}, ${calendar.shortDay(day)}`,
  strike: 'Не надо',
  strikeDish: (title: string, day: string) =>
    `Не надо, больше не предлагать: ${title}, ${calendar.shortDay(day)}`,
  struck: (title: string) => `Больше не предложим: ${title}`,
  takeBackStruck: 'Вернуть',
  instead: (title: string) => `Вместо блюда ${quoted(title)}`,
  noOther: 'Другого подходящего блюда нет. Смягчите пожелания — появятся.',
  another: 'Другой вариант',
  accept: 'Только в план',
  acceptToList: 'В план и в список',
  accepted: (count: number) => `В плане: ${dishes(count)}`,
  takenBack: 'Вернули план, каким он был',
  till: (kopecks: number) => atTill(formatKopecks(kopecks)),
  tillOfAll: 'вместе с тем, что уже в плане',
  left: (kopecks: number) =>
    kopecks > 0 ? `Останется продуктов на\u00a0${inRubles(formatKopecks(kopecks))}` : 'Всё уйдёт в дело',
  leftovers: 'Осталось дома',
  leftoversHint: 'Столько останется от открытых упаковок к концу недели.',
  /** 'Сметана, 120 г' */
  leftover: ({ title, value, unit }: PackLeftover) =>
    `${title}, ${formatMeasure({ value: fromNumber(value), unit })}`,
  allPlanned: 'На эти дни всё уже в плане. Другие дни и приёмы пищи — в пожеланиях.',
  nextWeek: 'Следующая неделя',
  toList: 'Собрать шоппинг лист',
  withoutPrices: ({ budget }: Wishes) =>
    budget === undefined ? 'Цен сейчас нет: сумму не посчитали.' : 'Цен сейчас нет: бюджет не проверили.',
  withoutSomeRecipes: 'Часть рецептов не загрузилась: подобрали из остальных.',
  nothingFits: 'Под такие пожелания не подошло ни одно блюдо.',
  empty: (slots: { day: string; name: MealName }[]) =>
    `Не нашлось блюда: ${slots.map(({ day, name }) => planner.mealOf(day, name)).join(', ')}.`,
  exceeded: (broken: Limit[]) =>
    `Всё сразу не выходит. Мешает: ${broken.map((limit) => limits[limit]).join(', ')}.`,
  /** What the button does that loosens a limit. */
  offer: (offer: Offer, { diet, struck }: Wishes): string => {
    switch (offer.limit) {
      case 'budget':
        return `Поднять бюджет до ${inRubles(String(Math.ceil(offer.value / 100)))}`
      case 'minutes':
        return `Готовить в ${offer.isWeekend ? 'выходные' : 'будни'} до ${filters.minutes(offer.value)}`
      case 'goals':
        return 'Не учитывать цели'
      case 'diet':
        return `Не искать «${diet ? filters.diets[diet] : ''}»`
      case 'struck':
        return planner.returnStruck(struck.length)
      case 'anyDish':
        return 'Предлагать любые блюда'
      case 'dietAndFree':
        return 'Снять диету и все аллергены'
      case 'free':
        return offer.allergen ? `Снять «${filters.allergens[offer.allergen]}»` : 'Снять все аллергены'
    }
  },
  reasons: ({ reasons }: PlannedDish) =>
    withNoBreakSpaces(reasons.filter(isShown).map(reasonText).join(separator)),
}

/** Maximum number of reasons to show; the minutes, which come last, are always shown. */
const MAX_REASONS = 2

const isShown = (reason: Reason, index: number) => index < MAX_REASONS || reason.kind === 'minutes'

function reasonText(reason: Reason): string {
  switch (reason.kind) {
    case 'leftover':
      return 'приготовлено накануне'
    case 'waiting':
      return 'уже готово, осталось доесть'
    case 'pot':
      return 'готовим сразу на два дня'
    case 'liked':
      return 'вам нравится'
    case 'whole':
      return 'продукты уйдут без остатка'
    case 'opened':
      return `в дело идёт: ${inSentence(reason.title)}`
    case 'pantry':
      return `есть дома: ${inSentence(reason.title)}`
    case 'season':
      return `сейчас сезон: ${inSentence(reason.title)}`
    case 'shared':
      return `${inSentence(reason.title)} — пополам с блюдом ${quoted(reason.with)}`
    case 'minutes':
      return filters.minutes(reason.minutes)
  }
}
