import type { Awareness } from 'y-protocols/awareness'
import * as v from 'valibot'

import { newId } from '@/lib/browser/new-id'
import type { Household } from '@/lib/household/household-api'
import type { Companion, ListAction, News } from '@/lib/household/sync-store'
import type { Basket } from '@/lib/shopping/stored-shopping'
import { jsonKey } from '@/lib/storage/keys'
import { readStored } from '@/lib/storage/storage'

/** The messages that open devices of a household exchange; none of them is stored. */

const MAX_TITLES = 3
const MAX_TITLE_LENGTH = 100

const presenceSchema = v.object({
  /** Id of the member in the household. */
  member: v.string(),
  isShopping: v.fallback(v.boolean(), false),
  action: v.fallback(
    v.optional(
      v.object({
        id: v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH)),
        kind: v.picklist(['added', 'bought', 'ordered', 'removed']),
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

const ordersSchema = v.array(
  v.object({ placedAt: v.number(), items: v.array(v.object({ title: v.string() })) }),
)

type State = v.InferOutput<typeof presenceSchema>

/** How long a member counts as being in the shop after ticking an item. */
const SHOPPING_MS = 20 * 60_000
/** How long after an order a removal counts as part of it. */
const ORDER_MS = 5000
/** Maximum number of unknown members: another device may invent any number of them. */
const MAX_UNKNOWN_MEMBERS = 20

/** The presence of this device in a household, and that of the others. */
export class Presence {
  /** The ids of all actions seen so far. */
  private known: Set<string> | undefined
  private readonly unknownMembers = new Set<string>()
  /** The members whose devices were open at the last look. */
  private present = new Set<string>()
  private shopping: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly awareness: Awareness) {}

  /** Tells the others whose device this is. */
  introduce({ members }: Household) {
    this.awareness.setLocalStateField('member', members.find(({ isYou }) => isYou)?.id)
  }

  /** Shows the others what this device has changed. */
  publish(before: Basket, after: Basket) {
    const action = actionOf(before, after)
    if (!action) return
    this.awareness.setLocalStateField('action', action)
    if (action.kind !== 'bought') return
    this.awareness.setLocalStateField('isShopping', true)
    clearTimeout(this.shopping)
    this.shopping = setTimeout(() => this.awareness.setLocalStateField('isShopping', false), SHOPPING_MS)
  }

  /** The other members whose devices are open, by the names that the server knows. */
  companions({ members }: Household): Companion[] {
    const companions = new Map<string, Companion>()
    for (const { member, isShopping, action } of this.others()) {
      const name = members.find(({ id, isYou }) => id === member && !isYou)?.name
      if (name === undefined) continue
      const before = companions.get(member)
      companions.set(member, {
        name,
        isShopping: isShopping || (before?.isShopping ?? false),
        action: action ?? before?.action,
      })
    }
    return [...companions.values()]
  }

  /** Whether somebody is here who is not known as a member; true once for each of them. */
  hasUnknownMember({ members }: Household): boolean {
    const unknown = this.others().find(
      ({ member }) => !this.unknownMembers.has(member) && !members.some(({ id }) => id === member),
    )
    if (!unknown || this.unknownMembers.size >= MAX_UNKNOWN_MEMBERS) return false
    this.unknownMembers.add(unknown.member)
    return true
  }

  /** Whether somebody who was here no longer is: they have closed the app, or left the household. */
  hasMissingMember(): boolean {
    const before = this.present
    this.present = new Set(this.others().map(({ member }) => member))
    return [...before].some((member) => !this.present.has(member))
  }

  /** An action that is new since the last call; none on the first call. */
  news(companions: Companion[]): News | undefined {
    const all = companions.flatMap(({ name, action }) => (action ? { name, action } : []))
    const { known } = this
    this.known = new Set([...(known ?? []), ...all.map(({ action }) => action.id)])
    return known && all.find(({ action }) => !known.has(action.id))
  }

  stop() {
    clearTimeout(this.shopping)
  }

  /** The states of the other devices; invalid ones are left out. */
  private others(): State[] {
    return [...this.awareness.getStates()].flatMap(([client, state]) => {
      const result = v.safeParse(presenceSchema, state)
      return result.success && client !== this.awareness.clientID ? [result.output] : []
    })
  }
}

/** The id of the household that another device of the account is in, if it differs from `id`; undefined if there is none. */
export function otherHouseholdId(own: Awareness, id: string | undefined): string | undefined {
  const ids = [...own.getStates()].flatMap(([client, { household }]) =>
    client !== own.clientID && typeof household === 'string' ? [household] : [],
  )
  return ids.find((otherId) => otherId !== id)
}

/** The action to show to the others for a change of the list; undefined if it neither added, ticked nor removed anything. */
function actionOf(before: Basket, after: Basket): ListAction | undefined {
  const added = without(after.titles, before.titles)
  const bought = without(after.bought, before.bought)
  const removed = without(before.titles, after.titles)
  if (added.length > 0) return toAction('added', added)
  if (bought.length > 0) return toAction('bought', bought)
  if (removed.length === 0) return undefined
  const ordered = justOrdered()
  return ordered ? toAction('ordered', ordered) : toAction('removed', removed)
}

function without(titles: string[], others: string[]) {
  const known = new Set(others)
  return titles.filter((title) => !known.has(title))
}

function toAction(kind: ListAction['kind'], titles: string[]): ListAction {
  const shown = titles.slice(0, MAX_TITLES).map((title) => title.slice(0, MAX_TITLE_LENGTH))
  return { id: newId(), kind, titles: shown, count: titles.length }
}

/** What tells an order of this device, as the room `orders` stores it: the newest first. */
const storedOrders = jsonKey('orders', (value) => {
  const result = v.safeParse(ordersSchema, value)
  return result.success ? result.output : undefined
})

/** The products of an order that was placed on this device a moment ago. It has emptied the list. */
function justOrdered() {
  const latest = storedOrders.parse(readStored('orders') ?? '')?.at(0)
  return latest && Date.now() - latest.placedAt < ORDER_MS
    ? latest.items.map(({ title }) => title)
    : undefined
}
