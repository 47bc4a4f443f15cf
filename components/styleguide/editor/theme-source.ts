import type { Tree } from '@/lib/theme/theme-tokens'
import type { Theme } from '@/lib/theme/theme-types'
import { densities, typeScales } from '@/tailwind.config'

/** The line length that Prettier has in this repository. */
const MAX_LINE_LENGTH = 110

/** The source of a theme in tailwind.config.ts, formatted as there, to replace the present one. */
export function themeSource(name: string, theme: Theme): string {
  const { spaces, sizes, ...others } = theme
  const lines = Object.entries(others).map(([key, value]) => `  ${key}: ${source(value, key, 2)},`)
  return [
    `const ${name}: Theme = {`,
    ...lines,
    `  spaces: ${scaleSource('densities', densities, spaces)},`,
    `  sizes: ${scaleSource('typeScales', typeScales, sizes)},`,
    '}\n',
  ].join('\n')
}

/** The literal of a value, on one line if that is short enough. */
function source(value: string | Tree, key: string, indent: number): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, String.raw`\$&`)}'`
  const members = Object.entries(value).map(([name, item]) => {
    const shown = /^[a-z]\w*$/i.test(name) ? name : `'${name}'`
    return `${shown}: ${source(item, name, indent + 2)}`
  })
  const line = `{ ${members.join(', ')} }`
  const isShort = !line.includes('\n') && indent + key.length + line.length + 3 <= MAX_LINE_LENGTH
  const space = ' '.repeat(indent)
  return isShort && key !== 'depths'
    ? line
    : `{\n${members.map((member) => `${space}  ${member},\n`).join('')}${space}}`
}

/** The shared scale with the fewest differences, and these: `{ ...densities.airy, base: '1rem' }`. */
function scaleSource(constant: string, scales: Record<string, Tree>, values: Tree) {
  const differences = Object.entries(scales).map(([name, scale]) => ({
    name,
    differing: Object.entries(values).filter(
      ([key, value]) => JSON.stringify(scale[key]) !== JSON.stringify(value),
    ),
  }))
  const [nearest] = differences.sort((a, b) => a.differing.length - b.differing.length)
  const changes = nearest?.differing.map(([key, value]) => `, ${key}: ${source(value, key, 0)}`) ?? []
  return `{ ...${constant}.${nearest?.name}${changes.join('')} }`
}
