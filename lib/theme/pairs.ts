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
export const pairs: Pair[] = [
  { foreground: 'ink', background: 'page', kind: 'text', where: 'текст и заголовки на странице' },
  { foreground: 'ink', background: 'surface', kind: 'text', where: 'текст на карточках, панелях и в полях' },
  { foreground: 'ink', background: 'sunken', kind: 'text', where: 'текст подсказок и счётчика' },
  { foreground: 'ink', background: 'accent-soft', kind: 'text', where: 'знаки счётчика под указателем' },
  { foreground: 'ink-soft', background: 'page', kind: 'text', where: 'пояснения на странице' },
  { foreground: 'ink-soft', background: 'surface', kind: 'text', where: 'количества, подсказки в полях' },
  { foreground: 'ink-soft', background: 'sunken', kind: 'text', where: 'закрытые вкладки' },
  { foreground: 'accent', background: 'page', kind: 'text', where: 'название сайта, ссылки на странице' },
  { foreground: 'accent', background: 'surface', kind: 'text', where: 'ссылки и кнопки под указателем' },
  { foreground: 'accent', background: 'sunken', kind: 'text', where: 'кнопка в сообщении под указателем' },
  {
    foreground: 'accent',
    background: 'accent-soft',
    kind: 'text',
    where: '«X» под указателем, полоса загрузки',
  },
  {
    foreground: 'on-accent',
    background: 'accent',
    kind: 'text',
    where: 'главная кнопка, включённый переключатель',
  },
  {
    foreground: 'on-accent',
    background: 'accent-strong',
    kind: 'text',
    where: 'главная кнопка под указателем',
  },
  {
    foreground: 'on-highlight',
    background: 'highlight',
    kind: 'text',
    where: 'номера шагов, выделенный текст',
  },
  { foreground: 'danger', background: 'page', kind: 'text', where: 'ошибки на странице' },
  { foreground: 'danger', background: 'surface', kind: 'text', where: 'ошибки полей, выход из аккаунта' },
  { foreground: 'danger', background: 'sunken', kind: 'text', where: 'выход из аккаунта под указателем' },
  { foreground: 'info', background: 'surface', kind: 'icon', where: 'значок сообщения' },
  { foreground: 'success', background: 'surface', kind: 'text', where: 'значок успеха' },
  { foreground: 'warning', background: 'surface', kind: 'icon', where: 'значок предупреждения' },
  { foreground: 'liked', background: 'chip', kind: 'icon', where: 'сердечко и закладка нажаты' },
  { foreground: 'unliked', background: 'chip', kind: 'icon', where: 'сердечко и закладка не нажаты' },
  { foreground: 'edge', background: 'page', kind: 'edge', where: 'края полей и кнопок на странице' },
  { foreground: 'edge', background: 'surface', kind: 'edge', where: 'края полей и кнопок на карточке' },
  { foreground: 'edge', background: 'sunken', kind: 'edge', where: 'выключенный переключатель' },
  { foreground: 'focus', background: 'page', kind: 'focus', where: 'рамка фокуса на странице' },
  { foreground: 'focus', background: 'surface', kind: 'focus', where: 'рамка фокуса на карточке' },
  { foreground: 'focus', background: 'sunken', kind: 'focus', where: 'рамка фокуса на вкладке' },
]

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
