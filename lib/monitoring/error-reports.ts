import { createBeacon, screenName } from '@/lib/monitoring/beacon'
import { config } from '@/lib/config'

/** Error reports, each sent once per page, without personal data and without what the user typed. */

type Kind = 'error' | 'rejection' | 'screen' | 'policy'

const MAX_MESSAGE_LENGTH = 300
const MAX_STACK_LINES = 12
const MAX_LINE_LENGTH = 200

const send = createBeacon(config.errorUrl, 'errors')
const sentKeys = new Set<string>()

/** Sends a report of an error once; `thrown` may be any value. */
export function reportError(kind: Kind, thrown: unknown) {
  const { name, message, stack } = describeThrown(thrown)
  const report = {
    kind,
    name,
    message: anonymize(message.slice(0, 2 * MAX_MESSAGE_LENGTH)).slice(0, MAX_MESSAGE_LENGTH),
    stack: stackLocations(stack),
    screen: screenName(),
  }
  const key = JSON.stringify([kind, name, report.message, report.stack])
  if (sentKeys.has(key)) return
  sentKeys.add(key)
  send(report)
}

function describeThrown(thrown: unknown) {
  if (!(thrown instanceof Error)) {
    return { name: typeof thrown, message: typeof thrown === 'string' ? thrown : '', stack: '' }
  }
  const { name, message, stack = '' } = thrown
  return { name: String(name), message: String(message), stack: String(stack) }
}

/**
 * Shortens URLs to their origin and replaces routes, quoted texts (JSON.parse quotes its input), e-mail addresses and long
 * numbers by dots. Texts in single quotes are replaced only if they contain a space: browsers quote identifiers this way.
 */
function anonymize(text: string) {
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
 * The lines of a stack that contain a script, line and column; in some browsers the first lines repeat the message. URLs of
 * pages are shortened to their origin, as users can type anything into them.
 */
function stackLocations(stack: string) {
  return stack
    .split('\n')
    .filter((line) => line.includes('://') && /(:\d+){2}\)?$/.test(line))
    .slice(0, MAX_STACK_LINES)
    .map((line) =>
      withoutCyrillic(line.trim())
        .replace(/(:\/\/[^\s/?#]+)([^\s?#]*\.js)?\S*?((:\d+){2}\)?)?(?!\S)/g, '$1$2$3')
        .slice(-MAX_LINE_LENGTH),
    )
    .join('\n')
}

/** Removes Cyrillic text, which comes from content or from the user: the code has none. */
function withoutCyrillic(text: string) {
  return text.replace(/[\u0400-\u04ff](\W*[\u0400-\u04ff])?/g, '…')
}
