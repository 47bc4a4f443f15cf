import { MAX_SECONDS } from '@/lib/timers/durations'
import { newId } from '@/lib/browser/new-id'

/** Kitchen timers. They store when they end instead of counting ticks, so reloads and throttled tabs do not delay them. */

export const SECOND_MS = 1000
export const MAX_MS = MAX_SECONDS * SECOND_MS
export const MAX_NAME = 60

export type Timer = {
  id: string
  name: string
  recipeId: string
  recipeTitle: string
  /** The step it was started from, counted from 1. */
  step: number
  /** The duration it was started by, as an index of `splitDurations`; earlier versions stored none. */
  part?: number | undefined
  /** End as a timestamp; null while paused. */
  endsAt: number | null
  /** Milliseconds left while paused. */
  left: number
  /** Whether the user has been notified of the end. */
  isNotified: boolean
}

/** What a timer is started for. */
export type TimerPurpose = Pick<Timer, 'name' | 'recipeId' | 'recipeTitle' | 'step' | 'part'>

/** Creates a timer that starts now. */
export function startTimer(purpose: TimerPurpose, seconds: number, now: number): Timer {
  const left = seconds * SECOND_MS
  const name = purpose.name.slice(0, MAX_NAME)
  return { ...purpose, name, id: newId(), endsAt: now + left, left, isNotified: false }
}

/** Milliseconds until the end, negative after it. A system clock that was set back does not lengthen a timer beyond a day. */
export const leftOf = ({ endsAt, left }: Timer, now: number) =>
  Math.min(MAX_MS, endsAt === null ? left : endsAt - now)

/** Seconds for display, rounded up: 0 means finished. */
export const secondsLeft = (timer: Timer, now: number) =>
  Math.max(0, Math.ceil(leftOf(timer, now) / SECOND_MS))

/** Whether the timer has finished; a paused one has not. */
export const isOver = (timer: Timer, now: number) => timer.endsAt !== null && timer.endsAt <= now

/** Pauses or resumes a timer; a finished one is returned unchanged. */
export function toggleTimer(timer: Timer, now: number): Timer {
  if (isOver(timer, now)) return timer
  if (timer.endsAt === null) return { ...timer, endsAt: now + timer.left }
  return { ...timer, endsAt: null, left: leftOf(timer, now) }
}

/** Sets the milliseconds left; a paused timer stays paused, a finished one runs again. */
function withLeft(timer: Timer, wanted: number, now: number): Timer {
  const left = Math.min(MAX_MS, Math.max(0, wanted))
  return timer.endsAt === null ? { ...timer, left } : { ...timer, endsAt: now + left, isNotified: false }
}

/** Lengthens or shortens a timer by milliseconds; it ends if nothing is left. */
export const shiftTimer = (timer: Timer, by: number, now: number): Timer =>
  withLeft(timer, Math.max(0, leftOf(timer, now)) + by, now)

/** Restarts a timer with a new length. */
export const resetTimer = (timer: Timer, seconds: number, now: number): Timer =>
  withLeft(timer, seconds * SECOND_MS, now)

/** The most urgent timer: finished before running before paused, then by time left. */
export function mostUrgent(timers: Timer[], now: number): Timer | undefined {
  const rank = (timer: Timer) => (timer.endsAt === null ? MAX_MS : 0) + leftOf(timer, now)
  return timers.reduce<Timer | undefined>(
    (first, timer) => (first && rank(first) <= rank(timer) ? first : timer),
    undefined,
  )
}

/** An imperative such as 'варите', which names the activity that a timer measures. */
const verb = /^\p{L}+(?:[йьи]те|тесь)$/u
/** A word after one of these is no imperative although it has the ending: 'на плите', 'в омлете'. */
const prepositions = ['на', 'в', 'во', 'о', 'об', 'при']
const MAX_PURPOSE_WORDS = 5
const SHORT_WORD_LENGTH = 2
/** Words that cannot end a phrase, besides short ones. */
const joints =
  /^(?:без|для|ещ[её]|или|кажд\p{L}+|меньше|над|около|перед|под|после|при|примерно|ровно|так|та|той|через|чуть)$/u
/** Ends a clause: punctuation, a number or a unit of time. */
const clauseEnd = /^(?:\P{L}+|минут.*|час(?:а|ов)?|секунд.*)$/u
const leadsOn = (word = '') => word.length <= SHORT_WORD_LENGTH || joints.test(word)

/**
 * Names a timer by the text `before` its duration: the last imperative with its complements, at most a few words, such as
 * 'тушите под крышкой'.
 */
export function purposeOf(before: string): string {
  const words = before.toLowerCase().match(/\p{L}+(?:-\p{L}+)*|[^\p{L}\s]+/gu) ?? []
  const last = words.findLastIndex(
    (word, index) => verb.test(word) && !prepositions.includes(words[index - 1] ?? ''),
  )
  const rest = words.slice(Math.max(0, last))
  const end = rest.findIndex((word) => clauseEnd.test(word))
  const clause = end < 0 ? rest : rest.slice(0, end)
  const few = clause.slice(0, MAX_PURPOSE_WORDS)
  // A phrase that would be cut inside 'на самом слабом огне' ends before it.
  if (clause.length > MAX_PURPOSE_WORDS && !leadsOn(clause[MAX_PURPOSE_WORDS])) {
    const joint = few.findLastIndex(leadsOn)
    if (joint > 0) few.length = joint
  }
  while (few.length > 0 && leadsOn(few.at(-1))) few.pop()
  return few.join(' ')
}
