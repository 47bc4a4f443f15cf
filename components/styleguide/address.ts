import type { Mode } from '@/lib/theme/theme-types'
import { themes, type ThemeName } from '@/tailwind.config'

/**
 * The query string holds all state of the style guide: `?theme=garden&width=768&part=buttons` compares light and dark in two
 * frames, `?frame=dark&theme=garden&part=buttons` is the content of one frame.
 */

export const widths = ['360', '768', 'full'] as const
export type Width = (typeof widths)[number]

/** Parts of the style guide by id, with their titles. */
export const parts = {
  colours: 'Цвета',
  shapes: 'Формы',
  type: 'Шрифты',
  space: 'Пространство',
  motion: 'Движение',
  buttons: 'Кнопки и переключатели',
  fields: 'Поля',
  cards: 'Карточки',
  search: 'Поиск и фильтры',
  recipe: 'Рецепт',
  own: 'Мои рецепты',
  list: 'Шоппинг лист',
  cart: 'Корзина',
  delivery: 'Доставка',
  plan: 'План на неделю',
  planner: 'Неделя сама',
  account: 'Аккаунт',
  data: 'Мои данные',
  household: 'Семья и устройства',
  shell: 'Шапка, таймеры, заказы',
  states: 'Состояния и сообщения',
} as const

export type Part = keyof typeof parts

export type Address = {
  theme: ThemeName
  width: Width
  /** Undefined: all parts. */
  part: Part | undefined
  /** Set inside a frame. */
  frame: Mode | undefined
}

/** Parses a query string; ignores unknown values. */
export function parseAddress(search: string, defaultTheme: ThemeName): Address {
  const query = new URLSearchParams(search)
  const pick = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === query.get(name))
  return {
    theme: pick('theme', Object.keys(themes) as ThemeName[]) ?? defaultTheme,
    width: pick('width', widths) ?? '360',
    part: pick('part', Object.keys(parts) as Part[]),
    frame: pick('frame', ['light', 'dark'] as const),
  }
}

/** Serializes an address to its query string. */
export function toQuery({ theme, width, part, frame }: Address): string {
  const entries = Object.entries({ frame, theme, width: frame ? undefined : width, part })
  return `?${new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])))}`
}
