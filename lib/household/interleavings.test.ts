import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { readDocument, type SharedValues, writeDocument } from '@/lib/household/document'

/**
 * Three devices edit one list in any order, meet a server at any time, and the server is killed at any time. Beside the
 * documents runs a model: every addition of a row has a mark, and a removal takes the marks that the device knows.
 */

type Model = { added: Map<string, string>; removed: Set<string>; ticked: Set<string> }

class Device {
  document = new Y.Doc()
  model: Model = { added: new Map(), removed: new Set(), ticked: new Set() }

  constructor(readonly name: string) {}

  change(next: (values: SharedValues) => SharedValues) {
    const before = readDocument(this.document)
    writeDocument(this.document, { before, after: next(before) })
  }

  /** The marks of a row that are there. */
  marksOf(title: string) {
    return [...this.model.added].flatMap(([mark, one]) =>
      one === title && !this.model.removed.has(mark) ? [mark] : [],
    )
  }

  learn({ added, removed, ticked }: Model) {
    for (const [mark, title] of added) this.model.added.set(mark, title)
    for (const mark of removed) this.model.removed.add(mark)
    for (const mark of ticked) this.model.ticked.add(mark)
  }
}

/** A server that stores updates before it acknowledges them, and knows after a kill what it has stored. */
class Server extends Device {
  private stored: Uint8Array[] = []

  meet(device: Device) {
    const update = Y.encodeStateAsUpdate(device.document, Y.encodeStateVector(this.document))
    this.stored.push(update)
    Y.applyUpdate(this.document, update)
    Y.applyUpdate(device.document, Y.encodeStateAsUpdate(this.document, Y.encodeStateVector(device.document)))
    this.learn(device.model)
    device.learn(this.model)
  }

  kill() {
    this.document = new Y.Doc()
    for (const update of this.stored) Y.applyUpdate(this.document, update)
  }
}

const titles = ['Молоко', 'Хлеб', '__proto__']
const step = fc.record({
  device: fc.nat(2),
  title: fc.constantFrom(...titles),
  kind: fc.constantFrom('add', 'add', 'remove', 'tick', 'want', 'meet', 'meet', 'kill'),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const without = (all: string[], title: string) => all.filter((one) => one !== title)
const withBasket = (values: SharedValues, basket: Partial<SharedValues['basket']>) => ({
  ...values,
  basket: { ...values.basket, ...basket },
})

/** Does on a device what its store would do, and the same in the model. */
function perform(device: Device, { kind, title }: Step, mark: string) {
  const { basket } = readDocument(device.document)
  const isListed = basket.titles.includes(title)
  const known = device.marksOf(title)
  expect(isListed).toBe(known.length > 0)
  if (kind === 'add' && !isListed) {
    device.change((values) => withBasket(values, { titles: [...values.basket.titles, title] }))
    device.model.added.set(mark, title)
  }
  if (kind === 'remove' && isListed) {
    device.change((values) =>
      withBasket(values, {
        titles: without(values.basket.titles, title),
        bought: without(values.basket.bought, title),
        recipeShares: {
          shares: values.basket.recipeShares.shares.filter(
            ({ ingredients }) => ingredients[0]?.title !== title,
          ),
          manual: [],
        },
      }),
    )
    for (const one of known) device.model.removed.add(one)
  }
  if (kind === 'tick' && isListed) {
    device.change((values) =>
      withBasket(values, { bought: [...without(values.basket.bought, title), title] }),
    )
    for (const one of known) device.model.ticked.add(one)
  }
  // A recipe that needs the row, new on this device.
  if (kind === 'want' && isListed) {
    const share = {
      id: mark,
      title: mark,
      servings: 2,
      baseServings: 2,
      ingredients: [{ title, quantity: '1 шт' }],
    }
    device.change((values) =>
      withBasket(values, {
        bought: without(values.basket.bought, title),
        recipeShares: {
          ...values.basket.recipeShares,
          shares: [...values.basket.recipeShares.shares, share],
        },
      }),
    )
    for (const one of known) device.model.removed.add(one)
    device.model.added.set(mark, title)
  }
}

it('loses nothing and brings nothing back, whatever the order', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      const devices = ['phone', 'laptop', 'tablet'].map((name) => new Device(name))
      const server = new Server('server')
      for (const [index, one] of steps.entries()) {
        const device = devices[one.device] as Device
        if (one.kind === 'kill') server.kill()
        else if (one.kind === 'meet') server.meet(device)
        else perform(device, one, `${index}`)
      }
      // Everybody meets everybody's changes.
      for (const device of [...devices, ...devices]) server.meet(device)
      server.kill()

      const { basket } = readDocument(server.document)
      for (const { document } of devices)
        expect(readDocument(document)).toEqual(readDocument(server.document))
      expect(basket.titles.toSorted()).toEqual(
        titles.filter((title) => server.marksOf(title).length > 0).sort(),
      )
      for (const title of basket.titles) {
        const marks = server.marksOf(title)
        const ticked = marks.filter((mark) => server.model.ticked.has(mark))
        if (ticked.length === marks.length) expect(basket.bought).toContain(title)
        if (ticked.length === 0) expect(basket.bought).not.toContain(title)
      }
      for (const share of basket.recipeShares.shares)
        expect(basket.titles).toContain(share.ingredients[0]?.title)
    }),
    { numRuns: 200 },
  )
})
