import type { Allergen, Diet } from '@/lib/catalog/diets'
import type { ActiveFilter } from '@/lib/catalog/filters'
import type { Sort } from '@/lib/catalog/filters-query'
import { plural } from '@/lib/text/plural'

/** '45 мин', '1 ч', '1 ч 30 мин' */
const minutes = (count: number) =>
  [
    count >= 60 && `${Math.floor(count / 60)}\u00a0ч`,
    (count % 60 > 0 || count < 60) && `${count % 60}\u00a0мин`,
  ]
    .filter(Boolean)
    .join(' ')

const sorts: Record<Sort, string> = {
  time: 'Быстрее',
  kcal: 'Меньше ккал',
  price: 'Дешевле',
  title: 'По алфавиту',
  cooked: 'Давно не готовили',
}

const diets: Record<Diet, string> = { vegetarian: 'Вегетарианское', vegan: 'Веганское' }

const allergens: Record<Allergen, string> = {
  dairy: 'Без молочного',
  egg: 'Без яиц',
  gluten: 'Без глютена',
  nuts: 'Без орехов',
  peanut: 'Без арахиса',
  fish: 'Без рыбы',
  seafood: 'Без морепродуктов',
  soy: 'Без сои',
  sesame: 'Без кунжута',
  celery: 'Без сельдерея',
  mustard: 'Без горчицы',
  honey: 'Без мёда',
  alcohol: 'Без алкоголя',
}

/** Filters and sorting of recipes. */
export const filters = {
  active: 'Включённые фильтры',
  off: (label: string) => `Убрать фильтр: ${label}`,
  reset: 'Сбросить',
  resetAll: 'Сбросить фильтры',
  /** 'Показать 12 рецептов', or without their number while it is not known. */
  show: (count = 'рецепты') => `Показать ${count}`,
  sort: 'Сортировка',
  sorts,
  inMenuOrder: 'Как в категории',
  bestFirst: 'Сначала подходящие',
  time: 'Время, не больше',
  timeUnit: 'мин',
  minutes,
  kcal: 'Калории на порцию, не больше',
  kcalUnit: 'ккал',
  inKcal: (count: number) => `${count}\u00a0ккал`,
  badLimit: (max: number) => `Введите целое число от 1 до ${max}. Пока всё как было.`,
  diet: 'Питание',
  diets,
  free: 'Аллергены',
  allergens,
  knownOnly: 'Рецепты, о составе которых данных нет, при этом не показываем.',
  pick: {
    with: {
      label: 'С ингредиентами',
      search: 'Найти ингредиент, который нужен',
      clear: 'Очистить поиск нужного',
      suggestions: 'Ингредиенты на выбор, нужные',
    },
    without: {
      label: 'Без ингредиентов',
      search: 'Найти ингредиент, который не нужен',
      clear: 'Очистить поиск ненужного',
      suggestions: 'Ингредиенты на выбор, ненужные',
    },
  },
  searchPlaceholder: 'Найти ингредиент…',
  noSuch: 'Такого ингредиента в этих рецептах нет.',
  noIndex: 'Составы и цены рецептов сейчас недоступны: по ингредиентам и цене не выбрать.',
  /** '12 из 186 рецептов' */
  matches: (count: number, total: number) =>
    `${count} из ${total} ${plural(total, 'рецепта', 'рецептов', 'рецептов')}`,
  noMatches: 'Под эти фильтры ничего не подошло',
  noMatchesHint: 'Уберите один из них или сбросьте все.',
}

/** The recipes for today. */
export const forToday = {
  planned: 'Из вашего плана на\u00a0сегодня',
  quick: 'Быстрые блюда на\u00a0сегодня. Завтра будут другие.',
  none: 'Быстрых блюд на\u00a0сегодня здесь нет',
  noneHint: 'Снимите «сегодня» — покажем всё, что нашлось.',
}

/** The label of a filter: 'до 30 мин', 'Без сои', 'с: Творог'. */
export function filterLabel({ name, value }: ActiveFilter): string {
  switch (name) {
    case 'time':
      return `до ${minutes(Number(value))}`
    case 'kcal':
      return `до ${filters.inKcal(Number(value))}`
    case 'with':
      return `с: ${value}`
    case 'without':
      return `без: ${value}`
    case 'free':
      return allergens[value as Allergen]
    case 'diet':
      return diets[value as Diet]
    case 'sort':
      return sorts[value as Sort]
  }
}
