import { toneUses } from '../components/styleguide/tone-uses'
import { formatRatio, parseHex } from '../lib/theme/contrast'
import { withMoreContrast } from '../lib/theme/css-variables'
import { measurePairs, type ToneName } from '../lib/theme/pairs'
import { nearestPassing } from '../lib/theme/passing'
import { isPlainValue } from '../lib/theme/theme-tokens'
import type { Mode, Theme, Tones } from '../lib/theme/theme-types'

const modes: Mode[] = ['light', 'dark']

/** What is wrong with a page that is seen through. */
export const TRANSLUCENT_PAGE = 'the page has to be opaque, because everything lies on it'

/**
 * What is wrong with the colours of a theme, one sentence for each fault: tones that are missing or not hex, a translucent
 * page, then pairs whose contrast is too low, each with a value that passes if there is one.
 */
export function themeFailures(name: string, theme: Theme): string[] {
  return modes.flatMap((mode) => {
    const { tones } = theme[mode]
    const wrong = notHex(tones).map((tone) =>
      tone in tones
        ? `${name}.${mode}.tones.${tone}: "${tones[tone]}" is not a hex colour such as #2c1a1d or #2c1a1d99.`
        : `${name}.${mode}.tones.${tone} is missing.`,
    )
    if (wrong.length > 0) return wrong
    const faults = parseHex(tones.page).alpha < 1 ? [`page: ${TRANSLUCENT_PAGE}.`] : []
    return [...faults, ...lowContrasts(tones)].map((fault) => `${name}.${mode}.tones.${fault}`)
  })
}

const toneNames = Object.keys(toneUses) as ToneName[]

/** The names of tones whose contrast cannot be measured. */
export const notHex = (tones: Tones) =>
  toneNames.filter((tone) => !(tone in tones && isPlainValue('colour', tones[tone])))

function lowContrasts(tones: Tones): string[] {
  const standard = failing(tones)
  // With `prefers-contrast: more` some tones have the values of others. What fails with them already is no other fault.
  const raised = withMoreContrast(tones)
  const colours = ({ foreground, background }: (typeof standard)[number], of: Tones) =>
    `${of[foreground]} ${of[background]}`
  const known = new Set(standard.map((pair) => colours(pair, tones)))
  return [
    ...standard.map((pair) => sentence(pair, tones)),
    ...failing(raised)
      .filter((pair) => !known.has(colours(pair, raised)))
      .map((pair) => `${sentence(pair, raised)} (with prefers-contrast: more)`),
  ]
}

const failing = (tones: Tones) => measurePairs(tones).filter(({ passes }) => !passes)

function sentence(pair: ReturnType<typeof failing>[number], tones: Tones) {
  const { foreground, background, ratio, required } = pair
  const fault = `${foreground}: ${tones[foreground]} on ${background} ${tones[background]} has a contrast of ${formatRatio(ratio)} and needs ${required.toFixed(1)}`
  const passing = nearestPassing(tones, pair)
  if (!passing) return `${fault}; neither has a value that passes in all pairs.`
  if (passing.tone === foreground) return `${fault}; ${passing.css} passes.`
  return `${fault}; no ${foreground} passes in all pairs, ${background} ${passing.css} does.`
}
