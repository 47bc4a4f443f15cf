import { expect, it } from 'vitest'
import { familySheet } from '../font/style-sheets'
import { fontPackages } from './list'

it('lists the package of a font as soon as npm run font has written its sheet', () => {
  const manrope = familySheet('Manrope', [420, 680], [])
  expect(fontPackages([manrope, "@import './manrope.css';\n", manrope])).toEqual([
    '@fontsource-variable/manrope',
  ])
})
