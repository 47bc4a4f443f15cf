import { fail } from './parts'

/** Tokens of a Design Tokens file, and the references between them. */

/** A token as it stands in the file: its type may be inherited from its group, its value may contain references. */
export type FileToken = { type: string | undefined; value: unknown; extensions: unknown }

/** The types of the format 2025.10. */
const TYPES = [
  ...['color', 'dimension', 'fontFamily', 'fontWeight', 'duration', 'cubicBezier', 'number'],
  ...['strokeStyle', 'border', 'transition', 'shadow', 'gradient', 'typography'],
]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isToken = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && ('$value' in value || '$ref' in value)

/** All tokens of a file by path (`kitchen.light.tones.page`). Adds a sentence to `faults` for each unknown type and group. */
export function collectTokens(document: unknown, faults: string[]): Map<string, FileToken> {
  const tokens = new Map<string, FileToken>()
  collect(document, '', undefined)
  return tokens

  function collect(node: unknown, path: string, inherited: string | undefined) {
    const place = path || 'The file'
    if (!isObject(node)) return void faults.push(`${place} is neither a group nor a token.`)
    if ('$extends' in node)
      faults.push(`${place}: $extends is not supported; write out the tokens of the group.`)
    const type = '$type' in node ? knownType(node.$type, place) : inherited
    if (isToken(node)) {
      const value = '$value' in node ? node.$value : { $ref: node.$ref }
      return void tokens.set(path, { type, value, extensions: node.$extensions })
    }
    for (const [name, child] of Object.entries(node))
      if (!name.startsWith('$') || name === '$root') collect(child, path ? `${path}.${name}` : name, type)
  }

  function knownType(type: unknown, place: string) {
    const known = TYPES.find((name) => name === type)
    if (!known) faults.push(`${place}: ${JSON.stringify(type)} is no type of the format.`)
    return known
  }
}

const MOST_STEPS = 1000

/** Resolves the references in values of one file. */
export class References {
  /** How many references one reference has led to so far. */
  private steps = 0

  constructor(private readonly document: unknown) {}

  /** A value with all references in it replaced. Throws a sentence for one that leads nowhere or in a circle. */
  resolve(value: unknown, followed: string[] = []): unknown {
    const pointer = pointerOf(value)
    if (pointer !== undefined) return this.follow(pointer, followed)
    if (Array.isArray(value)) return value.map((item) => this.resolve(item, followed))
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, this.resolve(item, followed)]),
    )
  }

  /** A value that may itself be a reference, but with the references inside of it. */
  resolveOuter(value: unknown, followed: string[] = []): unknown {
    const pointer = pointerOf(value)
    return pointer === undefined ? value : this.follow(pointer, followed, true)
  }

  private follow(pointer: string, followed: string[], isOuter = false): unknown {
    if (followed.includes(pointer)) {
      const circle = followed.slice(followed.indexOf(pointer)).map(nameOf)
      fail(`${[...circle, circle[0]].join(' → ')} is a circle of aliases`)
    }
    this.steps = followed.length === 0 ? 0 : this.steps + 1
    // Where each names the next one twice, they soon fill the memory.
    if (this.steps > MOST_STEPS) fail(`it leads through more than ${MOST_STEPS} aliases`)
    const next = [...followed, pointer]
    let node: unknown = this.document
    let isGroup = true
    for (const part of pointer.split('/').slice(1)) {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
      // A part of a value that is an alias itself.
      const whole = pointerOf(node) === undefined ? node : this.resolveOuter(node, next)
      if (!(isObject(whole) || Array.isArray(whole)) || !Object.hasOwn(whole, name))
        fail(`it is an alias of ${nameOf(pointer)}, which does not exist`)
      node = (whole as Record<string, unknown>)[name]
      isGroup &&= isObject(node) && !isToken(node)
    }
    if (isGroup) fail(`${nameOf(pointer)} is a group, not a token`)
    const value = isToken(node) && '$value' in node ? node.$value : node
    return isOuter ? this.resolveOuter(value, next) : this.resolve(value, next)
  }
}

/** `{a.b}` and `{ "$ref": "#/a/b" }` as a JSON pointer; undefined for what is no reference. */
function pointerOf(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const path = /^\{([^{}]+)\}$/.exec(value)?.[1]
    return path === undefined ? undefined : `/${path.replaceAll('/', '~1').replaceAll('.', '/')}`
  }
  if (!isObject(value) || typeof value.$ref !== 'string' || '$value' in value) return undefined
  if (!value.$ref.startsWith('#/'))
    fail(`"${value.$ref}" is no place in this file such as "#/kitchen/corners"`)
  return value.$ref.replace(/^#/, '').replace(/\/\$value$/, '')
}

/** The path of a pointer, as the file's users write it. */
const nameOf = (pointer: string) => pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/')
