import { type Mode, themes, type ThemeName } from '@/tailwind.config'

/**
 * All state of the style guide stands in its address: `?theme=garden&width=768&part=buttons` is the desk with two
 * frames, `?frame=dark&theme=garden&part=buttons` what one frame shows.
 */

export const widths = ['360', '768', 'full'] as const
export type Width = (typeof widths)[number]

/** What is shown, part by part; the names are Russian like all texts of the style guide. */
export const parts = {
  colours: 'Цвета',
  shapes: 'Формы',
  type: 'Шрифты',
  space: 'Пространство',
  motion: 'Движение',
  buttons: 'Кнопки и переключатели',
  fields: 'Поля',
  cards: 'Карточки',
  recipe: 'Рецепт',
  list: 'Шоппинг лист',
  cart: 'Корзина',
  delivery: 'Доставка',
  plan: 'План на неделю',
  account: 'Аккаунт',
  data: 'Мои данные',
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

/** Reads a query string; what is unknown counts as absent. */
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

/** The query string of an address. */
export function toQuery({ theme, width, part, frame }: Address): string {
  const entries = Object.entries({ frame, theme, width: frame ? undefined : width, part })
  return `?${new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])))}`
}
