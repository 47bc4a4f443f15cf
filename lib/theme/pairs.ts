import { contrast } from '@/lib/theme/contrast'
import type { Tones } from '@/lib/theme/theme-types'

/**
 * All pairs of tones that components use as foreground and background. `npm run theme:check` measures their contrast in
 * every theme, `/styleguide/` shows them, and the test beside this file finds pairs that are missing here.
 */

export type ToneName = keyof Tones

/** `text` of any size, `icon` and `edge` (border of a control) that carry meaning, `focus` ring. */
type PairKind = 'text' | 'icon' | 'edge' | 'focus'

/** Minimum contrast ratios of WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for the others. */
export const minimumContrast: Record<PairKind, number> = { text: 4.5, icon: 3, edge: 3, focus: 3 }

type Pair = {
  foreground: ToneName
  background: ToneName
  kind: PairKind
  /** Where the pair occurs, in Russian, for the style guide. */
  where: string
}

/** Headings need 4.5 like all text, since a theme may make them small. WCAG exempts disabled controls. */
const table: [foreground: ToneName, background: ToneName, kind: PairKind, where: string][] = [
  ['ink', 'page', 'text', 'текст и заголовки на странице'],
  ['ink', 'surface', 'text', 'текст на карточках, панелях и в полях'],
  ['ink', 'sunken', 'text', 'текст подсказок и счётчика'],
  ['ink', 'accent-soft', 'text', 'знаки счётчика под указателем'],
  ['ink-soft', 'page', 'text', 'пояснения на странице'],
  ['ink-soft', 'surface', 'text', 'количества, подсказки в полях'],
  ['ink-soft', 'sunken', 'text', 'закрытые вкладки'],
  ['accent', 'page', 'text', 'название сайта, ссылки на странице'],
  ['accent', 'surface', 'text', 'ссылки и кнопки под указателем'],
  ['accent', 'sunken', 'text', 'кнопка в сообщении под указателем'],
  ['accent', 'accent-soft', 'text', '«X» под указателем, полоса загрузки'],
  ['on-accent', 'accent', 'text', 'главная кнопка, включённый переключатель'],
  ['on-accent', 'accent-strong', 'text', 'главная кнопка под указателем'],
  ['on-highlight', 'highlight', 'text', 'номера шагов, выделенный текст'],
  ['danger', 'page', 'text', 'ошибки на странице'],
  ['danger', 'surface', 'text', 'ошибки полей, выход из аккаунта'],
  ['danger', 'sunken', 'text', 'выход из аккаунта под указателем'],
  ['info', 'surface', 'icon', 'значок сообщения'],
  ['success', 'surface', 'text', 'значок успеха'],
  ['warning', 'surface', 'icon', 'значок предупреждения'],
  ['liked', 'chip', 'icon', 'сердечко и закладка нажаты'],
  ['unliked', 'chip', 'icon', 'сердечко и закладка не нажаты'],
  ['edge', 'page', 'edge', 'края полей и кнопок на странице'],
  ['edge', 'surface', 'edge', 'края полей и кнопок на карточке'],
  ['edge', 'sunken', 'edge', 'выключенный переключатель'],
  ['focus', 'page', 'focus', 'рамка фокуса на странице'],
  ['focus', 'surface', 'focus', 'рамка фокуса на карточке'],
  ['focus', 'sunken', 'focus', 'рамка фокуса на вкладке'],
]

export const pairs: Pair[] = table.map(([foreground, background, kind, where]) => ({
  foreground,
  background,
  kind,
  where,
}))

/** Tones that need no minimum contrast, and why. */
export const unmeasured: Partial<Record<ToneName, string>> = {
  line: 'a decorative separator: spacing separates the parts without it',
  scrim: 'covers the page behind a modal',
}

export type MeasuredPair = Pair & { ratio: number; required: number; passes: boolean }

/** Measures every pair with one set of tones. */
export function measurePairs(tones: Tones): MeasuredPair[] {
  return pairs.map((pair) => {
    const ratio = contrast(tones[pair.foreground], tones[pair.background], tones.page)
    const required = minimumContrast[pair.kind]
    return { ...pair, ratio, required, passes: ratio >= required }
  })
}
