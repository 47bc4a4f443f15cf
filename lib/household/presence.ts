import type { Awareness } from 'y-protocols/awareness'
import * as v from 'valibot'

import { newId } from '@/lib/browser/new-id'
import type { Household } from '@/lib/household/household-api'
import type { Companion, Deed, News } from '@/lib/household/sync-store'
import type { Basket } from '@/lib/shopping/stored-shopping'

/** What the devices of a household tell each other while they are open; nothing of it is stored. */

const MAX_TITLES = 3
const MAX_TITLE_LENGTH = 100

const presenceSchema = v.object({
  /** Id of the member in the household. */
  member: v.string(),
  isShopping: v.fallback(v.boolean(), false),
  deed: v.fallback(
    v.optional(
      v.object({
        id: v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH)),
        kind: v.picklist(['added', 'bought']),
        titles: v.pipe(
          v.array(v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH))),
          v.minLength(1),
          v.maxLength(MAX_TITLES),
        ),
        count: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
    undefined,
  ),
})

type State = v.InferOutput<typeof presenceSchema>

/** How long after the last tick a member is still in the shop. */
const SHOPPING_MS = 20 * 60_000
/** Of members whom the household lacks, who may be made up. */
const MAX_STRANGERS = 20

/** The presence of this device in a household, and that of the others. */
export class Presence {
  /** The ids of deeds. */
  private known: Set<string> | undefined
  private readonly strangers = new Set<string>()
  private shopping: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly awareness: Awareness) {}

  /** Tells the others whose device this is. */
  introduce({ members }: Household) {
    this.awareness.setLocalStateField('member', members.find(({ isYou }) => isYou)?.id)
  }

  /** Tells the others what this device has changed. */
  tell(before: Basket, after: Basket) {
    const deed = deedOf(before, after)
    if (!deed) return
    this.awareness.setLocalStateField('deed', deed)
    if (deed.kind !== 'bought') return
    this.awareness.setLocalStateField('isShopping', true)
    clearTimeout(this.shopping)
    this.shopping = setTimeout(() => this.awareness.setLocalStateField('isShopping', false), SHOPPING_MS)
  }

  /** The other members whose devices are open, by the names that the server knows. */
  companions({ members }: Household): Companion[] {
    const companions = new Map<string, Companion>()
    for (const { member, isShopping, deed } of this.others()) {
      const name = members.find(({ id, isYou }) => id === member && !isYou)?.name
      if (name === undefined) continue
      const before = companions.get(member)
      companions.set(member, {
        name,
        isShopping: isShopping || (before?.isShopping ?? false),
        deed: deed ?? before?.deed,
      })
    }
    return [...companions.values()]
  }

  /** Whether somebody is here whom the household, as it is known, lacks; true once for each. */
  hasStranger({ members }: Household): boolean {
    const stranger = this.others().find(
      ({ member }) => !this.strangers.has(member) && !members.some(({ id }) => id === member),
    )
    if (!stranger || this.strangers.size >= MAX_STRANGERS) return false
    this.strangers.add(stranger.member)
    return true
  }

  /** What has become new since the last call; on the first one everything is old. */
  news(companions: Companion[]): News | undefined {
    const all = companions.flatMap(({ name, deed }) => (deed ? { name, deed } : []))
    const { known } = this
    this.known = new Set([...(known ?? []), ...all.map(({ deed }) => deed.id)])
    return known && all.find(({ deed }) => !known.has(deed.id))
  }

  stop() {
    clearTimeout(this.shopping)
  }

  /** What other devices tell, of which only the valid part counts. */
  private others(): State[] {
    return [...this.awareness.getStates()].flatMap(([client, state]) => {
      const result = v.safeParse(presenceSchema, state)
      return result.success && client !== this.awareness.clientID ? [result.output] : []
    })
  }
}

/** The household that another device of the account tells of, if it is not this one; undefined if there is none. */
export function otherHousehold(own: Awareness, id: string | undefined): string | undefined {
  const told = [...own.getStates()].flatMap(([client, { household }]) =>
    client !== own.clientID && typeof household === 'string' ? [household] : [],
  )
  return told.find((other) => other !== id)
}

/** What a change of the list was for the others to know; undefined if it neither added nor ticked anything. */
function deedOf(before: Basket, after: Basket): Deed | undefined {
  const added = after.titles.filter((title) => !before.titles.includes(title))
  const bought = after.bought.filter((title) => !before.bought.includes(title))
  const [kind, titles] = added.length > 0 ? (['added', added] as const) : (['bought', bought] as const)
  if (titles.length === 0) return undefined
  const shown = titles.slice(0, MAX_TITLES).map((title) => title.slice(0, MAX_TITLE_LENGTH))
  return { id: newId(), kind, titles: shown, count: titles.length }
}
