import ts from 'typescript'
import { isDeepStrictEqual } from 'node:util'
import type { Theme } from '../../lib/theme/theme-types'

type Tree = { [name: string]: string | Tree }
type Edit = { from: number; to: number; text: string }

/**
 * The text of tailwind.config.ts with other values in the objects of its themes; everything else stays as it is, comments
 * included. A value that an object has from a spread (`...densities.usual`) is added behind it. Throws an Error that names a
 * theme without an object.
 */
export function rewriteThemes(
  source: string,
  themes: Record<string, Theme>,
  current: Record<string, Theme>,
): string {
  const file = ts.createSourceFile('tailwind.config.ts', source, ts.ScriptTarget.Latest, true)
  const edits = Object.entries(themes).flatMap(([name, theme]) => {
    const object = objectOf(file, name)
    if (!object) throw new Error(`tailwind.config.ts has no \`const ${name}: Theme = { … }\`.`)
    return changes(object, theme, current[name] ?? theme)
  })
  // From the end on, so that positions stay true; of several additions to one object the last one first.
  return edits
    .reverse()
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: inserted }) => text.slice(0, from) + inserted + text.slice(to), source)
}

function objectOf(file: ts.SourceFile, name: string) {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name: declared, initializer } of statement.declarationList.declarations) {
      if (declared.getText() === name && initializer && ts.isObjectLiteralExpression(initializer))
        return initializer
    }
  }
  return undefined
}

function changes(object: ts.ObjectLiteralExpression, wanted: Tree, current: Tree): Edit[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const now = current[name]
    if (isDeepStrictEqual(value, now)) return []
    const property = object.properties.find((member) => member.name && nameText(member.name) === name)
    if (!property) return { ...after(object), text: `, ${keyText(name)}: ${literal(value)}` }
    if (!ts.isPropertyAssignment(property)) return []
    const { initializer } = property
    if (typeof value !== 'string' && typeof now !== 'string' && ts.isObjectLiteralExpression(initializer))
      return changes(initializer, value, now ?? {})
    return { from: initializer.getStart(), to: initializer.getEnd(), text: literal(value) }
  })
}

/** Behind the last member of an object. */
function after(object: ts.ObjectLiteralExpression) {
  const end = object.properties.at(-1)?.getEnd() ?? object.getStart() + 1
  return { from: end, to: end }
}

const nameText = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText()

const keyText = (name: string) => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`)

const literal = (value: string | Tree): string =>
  typeof value === 'string'
    ? `'${value.replace(/[\\']/g, String.raw`\$&`)}'`
    : `{ ${Object.entries(value)
        .map(([name, item]) => `${keyText(name)}: ${literal(item)}`)
        .join(', ')} }`
