import { createBeacon, screenName } from '@/lib/monitoring/beacon'
import { config } from '@/lib/config'

/** Errors of visitors, each once a page, without anything that says who they are or what they typed. */

type Kind = 'error' | 'rejection' | 'screen' | 'policy'

const MESSAGE_LENGTH = 300
const STACK_LINES = 12
const LINE_LENGTH = 200

const send = createBeacon(config.errorUrl, 'errors')
const told = new Set<string>()

/** Tells of an error once, whatever was thrown. */
export function reportError(kind: Kind, thrown: unknown) {
  const { name, message, stack } = described(thrown)
  const facts = {
    kind,
    name,
    message: anonymous(message.slice(0, 2 * MESSAGE_LENGTH)).slice(0, MESSAGE_LENGTH),
    stack: places(stack),
    screen: screenName(),
  }
  const key = JSON.stringify([kind, name, facts.message, facts.stack])
  if (told.has(key)) return
  told.add(key)
  send(facts)
}

function described(thrown: unknown) {
  if (!(thrown instanceof Error)) {
    return { name: typeof thrown, message: typeof thrown === 'string' ? thrown : '', stack: '' }
  }
  const { name, message, stack = '' } = thrown
  return { name: String(name), message: String(message), stack: String(stack) }
}

/**
 * Of an address the origin is left. Routes, quoted texts (JSON.parse quotes what it read), e-mail addresses and long numbers
 * give way to dots; between single quotes, where browsers name what stands in the code, only a text with a blank does.
 */
function anonymous(text: string) {
  return withoutCyrillic(text)
    .replace(/\b(data|blob|javascript):[^\s)]*/g, '$1:…')
    .replace(/(:\/\/[^\s/?#"')]*)[^\s"')]*/g, '$1')
    .replace(/#\/[^\s"']*/g, '#/…')
    .replace(/["«“„](.*["»”“]|.*)/gs, '"…"')
    .replace(/'\S[^']*\s[^']*\S'/g, "'…'")
    .replace(/[^\s"]+@[^\s"]+/g, '…')
    .replace(/\+?\d[\d\s()-]{4,}\d/g, '…')
}

/**
 * The lines of a stack that say where, by script, line and column; in some browsers the first ones repeat the message. The
 * address of a page is cut like that in a message: anything may have been typed there.
 */
function places(stack: string) {
  return stack
    .split('\n')
    .filter((line) => line.includes('://') && /(:\d+){2}\)?$/.test(line))
    .slice(0, STACK_LINES)
    .map((line) =>
      withoutCyrillic(line.trim())
        .replace(/(:\/\/[^\s/?#]+)([^\s?#]*\.js)?\S*?((:\d+){2}\)?)?(?!\S)/g, '$1$2$3')
        .slice(-LINE_LENGTH),
    )
    .join('\n')
}

/** Our code has none: it is what visitors read and write. */
function withoutCyrillic(text: string) {
  return text.replace(/[\u0400-\u04ff](\W*[\u0400-\u04ff])?/g, '…')
}
