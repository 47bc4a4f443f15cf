import { lightness, withLightness } from '@/lib/theme/colours'
import { contrast } from '@/lib/theme/contrast'
import { type MeasuredPair, minimumContrast, pairs, type ToneName } from '@/lib/theme/pairs'
import type { Tones } from '@/lib/theme/theme-types'

/** Less than the distance between two neighbouring greys. */
const STEP = 0.002

/**
 * The colour nearest to the foreground of a failing pair with which the pair passes: of the same hue, lighter or darker. It
 * passes in all pairs with that foreground and breaks none in which it is the background; where there is no such colour,
 * it passes in this pair. Undefined if no lightness passes. Throws for tones that are not hex.
 */
export function nearestPassing(
  tones: Tones,
  { foreground, background }: Pick<MeasuredPair, 'foreground' | 'background'>,
): string | undefined {
  const concerned = pairs.filter(
    (pair) => pair.foreground === foreground || (pair.background === foreground && passes(tones, pair)),
  )
  const own = pairs.filter((pair) => pair.foreground === foreground && pair.background === background)
  return nearest(tones, foreground, concerned) ?? nearest(tones, foreground, own)
}

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
