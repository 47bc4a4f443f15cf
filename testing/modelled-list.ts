import fc from 'fast-check'
import { expect } from 'vitest'
import type * as Y from 'yjs'

import { readDocument, writeDocument } from '@/lib/household/document'
import type { SharedValues } from '@/lib/household/shared-values'

/** What is done to a list at random, and what must come of it. */

const titles = ['Молоко', 'Хлеб', '__proto__']
const kinds = ['add', 'add', 'remove', 'tick', 'want'] as const

type Edit = { title: string; kind: (typeof kinds)[number] }

export const anyEdit: fc.Arbitrary<Edit> = fc.record({
  title: fc.constantFrom(...titles),
  kind: fc.constantFrom(...kinds),
})

const without = (all: string[], title: string) => all.filter((one) => one !== title)

/**
 * The list of a document, with a model in the same document: every addition of a row has a mark, and a removal takes the marks
 * that the device knows. The model only grows, so that no merge can lose any of it.
 */
export class ModelledList {
  /** Title of each mark. */
  private readonly added: Y.Map<string>
  private readonly removed: Y.Map<true>
  private readonly ticked: Y.Map<true>

  constructor(readonly document: Y.Doc) {
    this.added = document.getMap('model added')
    this.removed = document.getMap('model removed')
    this.ticked = document.getMap('model ticked')
  }

  get basket() {
    return readDocument(this.document).basket
  }

  /** Does what a store would do, and the same in the model. `mark` is a new one. */
  perform(edit: Edit, mark: string) {
    this.document.transact(() => this.performNow(edit, mark))
  }

  /** Checks the list of a document in which everybody's changes have met. */
  check() {
    const { basket } = this
    expect(basket.titles.toSorted()).toEqual(titles.filter((title) => this.marksOf(title).length > 0).sort())
    for (const title of basket.titles) {
      const marks = this.marksOf(title)
      const ticked = marks.filter((mark) => this.ticked.has(mark))
      if (ticked.length === marks.length) expect(basket.bought).toContain(title)
      if (ticked.length === 0) expect(basket.bought).not.toContain(title)
    }
    for (const share of basket.recipeShares.shares)
      expect(basket.titles).toContain(share.ingredients[0]?.title)
  }

  /** The marks of a row that are there. */
  private marksOf(title: string) {
    return [...this.added].flatMap(([mark, one]) => (one === title && !this.removed.has(mark) ? [mark] : []))
  }

  private change(next: (basket: SharedValues['basket']) => Partial<SharedValues['basket']>) {
    const before = readDocument(this.document)
    const after = { ...before, basket: { ...before.basket, ...next(before.basket) } }
    writeDocument(this.document, { before, after })
  }

  private performNow({ kind, title }: Edit, mark: string) {
    const isListed = this.basket.titles.includes(title)
    const known = this.marksOf(title)
    expect(isListed).toBe(known.length > 0)
    if (kind === 'add' && !isListed) {
      this.change((basket) => ({ titles: [...basket.titles, title] }))
      this.added.set(mark, title)
    }
    if (kind === 'remove' && isListed) {
      this.change(({ titles: all, bought, recipeShares: { shares } }) => ({
        titles: without(all, title),
        bought: without(bought, title),
        recipeShares: {
          shares: shares.filter(({ ingredients }) => ingredients[0]?.title !== title),
          manual: [],
        },
      }))
      for (const one of known) this.removed.set(one, true)
    }
    if (kind === 'tick' && isListed) {
      this.change(({ bought }) => ({ bought: [...without(bought, title), title] }))
      for (const one of known) this.ticked.set(one, true)
    }
    // A recipe that needs the row, new on this device.
    if (kind === 'want' && isListed) {
      const ingredients = [{ title, quantity: '1 шт' }]
      const share = { id: mark, title: mark, servings: 2, baseServings: 2, ingredients }
      this.change(({ bought, recipeShares }) => ({
        bought: without(bought, title),
        recipeShares: { ...recipeShares, shares: [...recipeShares.shares, share] },
      }))
      for (const one of known) this.removed.set(one, true)
      this.added.set(mark, title)
    }
  }
}
