import { lightness, withLightness } from '@/lib/theme/colours'
import { contrast } from '@/lib/theme/contrast'
import { type MeasuredPair, minimumContrast, pairs, type ToneName } from '@/lib/theme/pairs'
import type { Tones } from '@/lib/theme/theme-types'

/** Less than the distance between two neighbouring greys. */
const STEP = 0.002

/**
 * The nearest colour with which a failing pair passes, and the tone that takes it: of the same hue, lighter or darker. It is one
 * for the foreground that passes in all pairs with that foreground; where there is none, one for the background that passes
 * in all pairs on that background. It breaks no other pair. Undefined if there is neither. Throws for tones that are not hex.
 */
export function nearestPassing(
  tones: Tones,
  { foreground, background }: Pick<MeasuredPair, Role>,
): { tone: ToneName; css: string } | undefined {
  for (const [role, tone] of Object.entries({ foreground, background }) as [Role, ToneName][]) {
    const css = nearest(
      tones,
      tone,
      pairs.filter((pair) => pair[role] === tone || (depends(pair, tone) && passes(tones, pair))),
    )
    if (css) return { tone, css }
  }
  return undefined
}

type Role = 'foreground' | 'background'

/** Whether a change of the tone changes the contrast of the pair: `page` lies behind translucent backgrounds. */
const depends = ({ foreground, background }: Pick<MeasuredPair, Role>, tone: ToneName) =>
  [foreground, background, 'page'].includes(tone)

function nearest(tones: Tones, name: ToneName, wanted: typeof pairs) {
  const start = lightness(tones[name])
  for (let distance = STEP; distance < 1; distance += STEP) {
    for (const l of [start - distance, start + distance]) {
      if (l < 0 || l > 1) continue
      const changed = { ...tones, [name]: withLightness(tones[name], l) }
      if (wanted.every((pair) => passes(changed, pair))) return changed[name]
    }
  }
  return undefined
}

const passes = (tones: Tones, { foreground, background, kind }: (typeof pairs)[number]) =>
  contrast(tones[foreground], tones[background], tones.page) >= minimumContrast[kind]
