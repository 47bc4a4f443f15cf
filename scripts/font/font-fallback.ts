import * as hb from 'harfbuzzjs'
import subset from 'subset-font'

/** Letters of a recipe, without the spaces, which fonts of one alphabet may lack. */
const SAMPLE =
  'нарезатькартофелькубикамиположитьвкипящийбульонварить' +
  'десятьминутдобавитькапуступосолитьпоперчитьещёнемногоподержатьнаслабомогнеподаватьсосметанойизеленью'

/** Fonts of systems, and the average width of the sample's letters in the first of them, in em. */
const fallbacks = {
  sans: {
    regular: { width: 0.5435, locals: ['Arial', 'Roboto', 'Liberation Sans', 'Noto Sans', 'DejaVu Sans'] },
    bold: {
      width: 0.5907,
      // Newer versions of Android have no file for bold.
      locals: [
        'Arial Bold',
        'Roboto Bold',
        'Liberation Sans Bold',
        'Noto Sans Bold',
        'DejaVu Sans Bold',
        'Roboto',
      ],
    },
  },
  serif: {
    regular: {
      width: 0.4932,
      locals: ['Times New Roman', 'Noto Serif', 'Liberation Serif', 'DejaVu Serif'],
    },
    bold: {
      width: 0.53,
      locals: ['Times New Roman Bold', 'Noto Serif Bold', 'Liberation Serif Bold', 'DejaVu Serif Bold'],
    },
  },
}

/** From this weight on a fallback is bold. */
const BOLD = 600

export type Weights = [min: number, max: number]

export type Fallback = {
  weights: Weights
  locals: string[]
  /** In percent, as `@font-face` takes them. */
  sizeAdjust: number
  ascent: number
  descent: number
  lineGap: number
}

/**
 * The regular and the bold fallback that take the same room as a variable font with Cyrillic letters, at the least and at the
 * greatest of its weights: text then does not move when the font arrives. One fallback where the font has no weights for both.
 */
export async function fallbacksOf(font: Buffer, [min, max]: Weights, kind: 'sans' | 'serif') {
  const { regular, bold } = fallbacks[kind]
  return Promise.all([
    ...(min < BOLD ? [fallbackOf(font, min, [min, Math.min(max, BOLD - 1)], regular)] : []),
    ...(max >= BOLD ? [fallbackOf(font, max, [Math.max(min, BOLD), max], bold)] : []),
  ])
}

async function fallbackOf(
  font: Buffer,
  weight: number,
  weights: Weights,
  { width, locals }: { width: number; locals: string[] },
): Promise<Fallback> {
  const still = await subset(font, SAMPLE, { targetFormat: 'truetype', variationAxes: { wght: weight } })
  const face = new hb.Face(new hb.Blob(new Uint8Array(still).buffer))
  const { ascender, descender, lineGap } = new hb.Font(face).hExtents()
  const sizeAdjust = averageWidth(face) / width
  const percent = (units: number) => Number(((units / face.upem / sizeAdjust) * 100).toFixed(2))
  return {
    weights,
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
