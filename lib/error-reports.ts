import { beaconTo, screenName } from '@/lib/beacon'
import { config } from '@/lib/config'

/** Errors of visitors, each once a page, without anything that says who they are or what they typed. */

type Kind = 'error' | 'rejection' | 'screen' | 'policy'

const MESSAGE_LENGTH = 300
const STACK_LINES = 12
const LINE_LENGTH = 200

const send = beaconTo(config.errorUrl, 'errors')
const told = new Set<string>()

/** Tells of an error once, whatever was thrown. */
export function tellError(kind: Kind, thrown: unknown) {
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

/** Queries, quoted texts (JSON.parse quotes what it read), e-mail addresses and long numbers give way to dots. */
function anonymous(text: string) {
  return withoutQueries(text)
    .replace(/".*"|".*$|«.*»|«.*$/gs, '"…"')
    .replace(/[^\s"]+@[^\s"]+/g, '…')
    .replace(/\+?\d[\d\s()-]{4,}\d/g, '…')
}

/** The lines of a stack that say where; in some browsers the first ones repeat the message. */
function places(stack: string) {
  return stack
    .split('\n')
    .map((line) => withoutQueries(line.trim()).slice(-LINE_LENGTH))
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .slice(0, STACK_LINES)
    .join('\n')
}

function withoutQueries(text: string) {
  return text
    .replace(/\b(data|blob|javascript):[^\s)]*/g, '$1:…')
    .replace(/(\bhttps?:[^\s?#)]*)[?#][^\s:)]*/g, '$1')
}
