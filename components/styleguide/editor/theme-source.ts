import { densities, type Theme, typeScales } from '@/tailwind.config'

type Tree = { [name: string]: string | Tree }

const MAX_LINE_LENGTH = 110

/** The object of a theme as it stands in tailwind.config.ts, to be put in the place of the present one. */
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

/** On one line if that is short enough, as Prettier leaves it. */
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
function scaleSource(of: string, scales: Record<string, Tree>, values: Tree) {
  const differences = Object.entries(scales).map(([name, scale]) => ({
    name,
    differing: Object.entries(values).filter(
      ([key, value]) => JSON.stringify(scale[key]) !== JSON.stringify(value),
    ),
  }))
  const [nearest] = differences.sort((a, b) => a.differing.length - b.differing.length)
  const own = nearest?.differing.map(([key, value]) => `, ${key}: ${source(value, key, 0)}`) ?? []
  return `{ ...${of}.${nearest?.name}${own.join('')} }`
}
