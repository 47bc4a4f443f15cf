import { anyNumber, colourCss, colourValue, fail, lengthCss, lengthValue, membersOf } from './parts'

/** Shadows of CSS and of the Design Tokens format. All functions throw a sentence for what does not fit. */

const TONE = /^var\(--tone-([\w-]+)\)$/

/** The layers of a shadow such as `0 1px 2px #0004, 0 0 0 1px var(--tone-line)`; `aliasOf` refers to a tone. */
export function shadowValue(css: string, aliasOf: (tone: string) => string) {
  const layers = css === 'none' ? ['0 0 0 #00000000'] : css.split(/,(?![^(]*\))/)
  return layers.map((layer) => {
    const words = layer.trim().split(/\s+(?![^(]*\))/)
    const isLength = (word: string) => /^-?[\d.]/.test(word)
    const [offsetX, offsetY, blur = '0', spread = '0'] = words.filter(isLength)
    const colours = words.filter((word) => !isLength(word) && word !== 'inset')
    const [colour = ''] = colours
    if (!offsetX || !offsetY || colours.length !== 1) fail(`"${layer.trim()}" is no shadow with a colour`)
    const tone = TONE.exec(colour)?.[1]
    return {
      color: tone ? aliasOf(tone) : colourValue(colour),
      offsetX: lengthValue(offsetX),
      offsetY: lengthValue(offsetY),
      blur: lengthValue(blur),
      spread: lengthValue(spread),
      ...(words.includes('inset') && { inset: true }),
    }
  })
}

/** The CSS of one layer or several. A colour may still be a reference, of which `toneOf` says which tone it means. */
export function shadowCss(value: unknown, toneOf: (reference: unknown) => string | undefined): string {
  const layers: unknown[] = Array.isArray(value) ? value : [value]
  if (layers.length === 0) fail('a shadow has at least one layer')
  return layers
    .map((layer) => {
      const { color, offsetX, offsetY, blur, spread, inset } = membersOf(layer)
      if (inset !== undefined && typeof inset !== 'boolean') fail('inset is true or false')
      const tone = toneOf(color)
      const spreadCss = lengthCss(spread, anyNumber)
      return [
        ...(inset ? ['inset'] : []),
        lengthCss(offsetX, anyNumber),
        lengthCss(offsetY, anyNumber),
        lengthCss(blur),
        ...(spreadCss === '0' ? [] : [spreadCss]),
        tone ? `var(--tone-${tone})` : colourCss(color),
      ].join(' ')
    })
    .join(', ')
}
