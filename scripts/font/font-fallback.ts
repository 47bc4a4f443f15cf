import * as hb from 'harfbuzzjs'
import subset from 'subset-font'

/** Letters of a recipe, without the spaces, which fonts of one alphabet may lack. */
const SAMPLE =
  'нарезатькартофелькубикамиположитьвкипящийбульонварить' +
  'десятьминутдобавитькапуступосолитьпоперчитьещёнемногоподержатьнаслабомогнеподаватьсосметанойизеленью'

/** Fonts of systems, and the average width of the sample's letters in the first of them, in em. */
const fallbacks = {
  sans: { width: 0.5435, locals: ['Arial', 'Roboto', 'Liberation Sans', 'Noto Sans', 'DejaVu Sans'] },
  serif: { width: 0.4932, locals: ['Times New Roman', 'Noto Serif', 'Liberation Serif', 'DejaVu Serif'] },
}

export type Fallback = {
  locals: string[]
  /** In percent, as `@font-face` takes them. */
  sizeAdjust: number
  ascent: number
  descent: number
  lineGap: number
}

/**
 * The fallback that takes the same room as a variable font with Cyrillic letters at this weight: text then does not move when
 * the font arrives.
 */
export async function fallbackOf(font: Buffer, weight: number, kind: 'sans' | 'serif'): Promise<Fallback> {
  const still = await subset(font, SAMPLE, { targetFormat: 'truetype', variationAxes: { wght: weight } })
  const face = new hb.Face(new hb.Blob(new Uint8Array(still).buffer))
  const { ascender, descender, lineGap } = new hb.Font(face).hExtents()
  const { width, locals } = fallbacks[kind]
  const sizeAdjust = averageWidth(face) / width
  const percent = (units: number) => Number(((units / face.upem / sizeAdjust) * 100).toFixed(2))
  return {
    locals,
    sizeAdjust: Number((sizeAdjust * 100).toFixed(2)),
    ascent: percent(ascender),
    descent: percent(-descender),
    lineGap: percent(lineGap),
  }
}

/** The average width of the sample's letters in em. */
function averageWidth(face: hb.Face): number {
  const buffer = new hb.Buffer()
  buffer.addText(SAMPLE)
  buffer.guessSegmentProperties()
  hb.shape(new hb.Font(face), buffer, [])
  const width = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return width / SAMPLE.length / face.upem
}
