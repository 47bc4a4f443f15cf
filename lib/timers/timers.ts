import { MAX_SECONDS } from '@/lib/timers/durations'
import { newId } from '@/lib/browser/new-id'

/** Kitchen timers. They end at a moment, not after so many ticks: a reload, a sleeping tab and another tab change nothing. */

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
  /** When it ends, by the system's clock; null while it is paused. */
  endsAt: number | null
  /** Milliseconds left while it is paused. */
  left: number
  /** Its end has been told; each end is told once. */
  isNotified: boolean
}

/** What a timer is started for. */
export type TimerPurpose = Pick<Timer, 'name' | 'recipeId' | 'recipeTitle' | 'step'>

/** A timer that begins now. */
export function startTimer(errand: TimerPurpose, seconds: number, now: number): Timer {
  const left = seconds * SECOND_MS
  const name = errand.name.slice(0, MAX_NAME)
  return { ...errand, name, id: newId(), endsAt: now + left, left, isNotified: false }
}

/** Milliseconds until its end; 0 or less once it is over, by how long ago that was. A clock that was put back gains nothing. */
export const leftOf = ({ endsAt, left }: Timer, now: number) =>
  Math.min(MAX_MS, endsAt === null ? left : endsAt - now)

/** Seconds as a clock shows them: the last one is still a second, and 0 is over. */
export const secondsLeft = (timer: Timer, now: number) =>
  Math.max(0, Math.ceil(leftOf(timer, now) / SECOND_MS))

/** Whether its end has come; a paused one is never over. */
export const isOver = (timer: Timer, now: number) => timer.endsAt !== null && timer.endsAt <= now

/** Holds a timer that runs, lets go of one that is held. One that is over stays so. */
export function toggleTimer(timer: Timer, now: number): Timer {
  if (isOver(timer, now)) return timer
  if (timer.endsAt === null) return { ...timer, endsAt: now + timer.left }
  return { ...timer, endsAt: null, left: leftOf(timer, now) }
}

/** With so many milliseconds to go, held or running as before; one that was over begins again. */
function withLeft(timer: Timer, wanted: number, now: number): Timer {
  const left = Math.min(MAX_MS, Math.max(0, wanted))
  return timer.endsAt === null ? { ...timer, left } : { ...timer, endsAt: now + left, isNotified: false }
}

/** A little longer or shorter; taking off more than there is ends it. */
export const shiftTimer = (timer: Timer, by: number, now: number): Timer =>
  withLeft(timer, Math.max(0, leftOf(timer, now)) + by, now)

/** Set anew to a length, from now on. */
export const resetTimer = (timer: Timer, seconds: number, now: number): Timer =>
  withLeft(timer, seconds * SECOND_MS, now)

/** The one to look at first: over before running, running before held, the sooner before the later. */
export function mostUrgent(timers: Timer[], now: number): Timer | undefined {
  const rank = (timer: Timer) => (timer.endsAt === null ? MAX_MS : 0) + leftOf(timer, now)
  return timers.reduce<Timer | undefined>(
    (first, timer) => (first && rank(first) <= rank(timer) ? first : timer),
    undefined,
  )
}

/** An imperative such as 'варите': what one does for as long as the timer runs. */
const verb = /^\p{L}+(?:[йьи]те|тесь)$/u
/** After these such an ending is no imperative: 'на плите', 'в омлете'. */
const prepositions = ['на', 'в', 'во', 'о', 'об', 'при']
const WORDS = 5
const SHORT = 2
/** Besides the shortest words, these lead on to a word that has to follow. */
const joints =
  /^(?:без|для|ещ[её]|или|меньше|над|около|перед|под|после|при|примерно|ровно|так|та|той|через|чуть)$/
/** Where a clause ends: at a stop, a comma, a number, and at what is counted. */
const clauseEnd = /^(?:\P{L}+|минут.*|час(?:а|ов)?|секунд.*)$/u
const leadsOn = (word = '') => word.length <= SHORT || joints.test(word)

/**
 * What a time in the text of a step is for, in a few words: 'тушите под крышкой'. `before` is the text up to that time; of
 * it the last imperative, with what belongs to it.
 */
export function purposeOf(before: string): string {
  const words = before.toLowerCase().match(/\p{L}+(?:-\p{L}+)*|[^\p{L}\s]+/gu) ?? []
  const last = words.findLastIndex(
    (word, index) => verb.test(word) && !prepositions.includes(words[index - 1] ?? ''),
  )
  const rest = words.slice(Math.max(0, last))
  const end = rest.findIndex((word) => clauseEnd.test(word))
  const clause = end < 0 ? rest : rest.slice(0, end)
  const few = clause.slice(0, WORDS)
  // Cut in the middle of 'на самом слабом огне', it ends before that.
  if (clause.length > WORDS && !leadsOn(clause[WORDS])) {
    const joint = few.findLastIndex(leadsOn)
    if (joint > 0) few.length = joint
  }
  while (few.length > 0 && leadsOn(few.at(-1))) few.pop()
  return few.join(' ')
}
