import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { describe, expect, it } from 'vitest'
import { themes } from '../../tailwind.config'
import { fallbackOf } from './font-fallback'
import { allSheet, familiesOf, familySheet, themeSheet, weightsOf } from './style-sheets'

const read = (name: string) => readFileSync(`app/fonts/${name}.css`, 'utf8')
const formatted = async (css: string) =>
  format(css, { ...(await resolveConfig('app/fonts/all.css')), parser: 'css' })

/** A sheet without the figures of its fallback. */
const faces = (css: string) => css.replace(/(override|size-adjust): .*%/g, '$1')

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
      const fallback = await fallbackOf(readFileSync(file), 400, kind)
      expect(faces(await formatted(familySheet(family, weights, fallback)))).toBe(faces(sheet))
      // The committed figures come from Latin letters.
      const committed = Number(/size-adjust: ([\d.]+)%/.exec(sheet)?.[1])
      expect(Math.abs(fallback.sizeAdjust - committed)).toBeLessThan(5)
    },
  )

  it('have the height of the font, whatever its width', async () => {
    const file = 'node_modules/@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2'
    const { ascent, descent, lineGap, sizeAdjust } = await fallbackOf(readFileSync(file), 420, 'sans')
    // Onest: 970, 305 and 0 of 1000 units.
    expect((ascent * sizeAdjust) / 100).toBeCloseTo(97, 1)
    expect((descent * sizeAdjust) / 100).toBeCloseTo(30.5, 1)
    expect(lineGap).toBe(0)
  })
})
