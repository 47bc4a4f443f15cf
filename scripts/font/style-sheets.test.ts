import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { describe, expect, it } from 'vitest'
import { themes } from '../../tailwind.config'
import { fallbacksOf } from './font-fallback'
import { allSheet, familiesOf, familySheet, themeSheet, weightsOf } from './style-sheets'

const read = (name: string) => readFileSync(`app/fonts/${name}.css`, 'utf8')
const onest = readFileSync('node_modules/@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2')
const formatted = async (css: string) =>
  format(css, { ...(await resolveConfig('app/fonts/all.css')), parser: 'css' })

describe('The style sheets of fonts', () => {
  it.each(Object.keys(themes))('are those that `npm run font` writes for the theme %s', async (theme) => {
    expect(await formatted(themeSheet(theme, familiesOf(read(theme))))).toBe(read(theme))
    expect(await formatted(allSheet(Object.keys(themes)))).toBe(read('all'))
  })

  it.each(['Onest', 'Playfair Display', 'Rubik', 'Unbounded'])(
    'are those for the family %s',
    async (family) => {
      const sheet = read(family.toLowerCase().replace(' ', '-'))
      const weights = weightsOf(sheet) ?? [0, 0]
      const kind = family.startsWith('Playfair') ? 'serif' : 'sans'
      const id = family.toLowerCase().replace(' ', '-')
      const file = `node_modules/@fontsource-variable/${id}/files/${id}-cyrillic-wght-normal.woff2`
      const fallbacks = await fallbacksOf(readFileSync(file), weights, kind)
      expect(await formatted(familySheet(family, weights, fallbacks))).toBe(sheet)
    },
  )

  it('have a regular and a bold fallback with the height of the font, whatever their widths', async () => {
    const fallbacks = await fallbacksOf(onest, [420, 680], 'sans')
    expect(fallbacks.map(({ weights, locals: [first] }) => [first, ...weights])).toEqual([
      ['Arial', 420, 599],
      ['Arial Bold', 600, 680],
    ])
    for (const { ascent, descent, lineGap, sizeAdjust } of fallbacks) {
      // Onest: 970, 305 and 0 of 1000 units.
      expect((ascent * sizeAdjust) / 100).toBeCloseTo(97, 1)
      expect((descent * sizeAdjust) / 100).toBeCloseTo(30.5, 1)
      expect(lineGap).toBe(0)
    }
  })

  it('have one fallback for a font that is only regular or only bold', async () => {
    const weightsOfFallbacks = async (min: number, max: number) =>
      (await fallbacksOf(onest, [min, max], 'sans')).map(({ weights }) => weights)
    expect(await weightsOfFallbacks(420, 560)).toEqual([[420, 560]])
    expect(await weightsOfFallbacks(620, 680)).toEqual([[620, 680]])
  })
})
