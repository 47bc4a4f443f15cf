import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { anyEdit, ModelledList } from '@/testing/modelled-list'

/** Three devices edit one list in any order, meet a server at any time, and the server is killed at any time. */

/** A server that stores updates before it acknowledges them, and knows after a kill what it has stored. */
class Server {
  list = new ModelledList(new Y.Doc())
  private readonly stored: Uint8Array[] = []

  meet({ document: device }: ModelledList) {
    const { document } = this.list
    const update = Y.encodeStateAsUpdate(device, Y.encodeStateVector(document))
    this.stored.push(update)
    Y.applyUpdate(document, update)
    Y.applyUpdate(device, Y.encodeStateAsUpdate(document, Y.encodeStateVector(device)))
  }

  kill() {
    this.list = new ModelledList(new Y.Doc())
    for (const update of this.stored) Y.applyUpdate(this.list.document, update)
  }
}

const step = fc.record({
  device: fc.nat(2),
  what: fc.oneof({ weight: 5, arbitrary: anyEdit }, fc.constantFrom('meet', 'meet', 'kill')),
})

it('loses nothing and brings nothing back, whatever the order', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      const devices = [0, 1, 2].map(() => new ModelledList(new Y.Doc()))
      const server = new Server()
      for (const [index, { device, what }] of steps.entries()) {
        const list = devices[device] as ModelledList
        if (what === 'kill') server.kill()
        else if (what === 'meet') server.meet(list)
        else list.perform(what, `${index}`)
      }
      // Everybody meets everybody's changes.
      for (const device of [...devices, ...devices]) server.meet(device)
      server.kill()
      for (const device of devices) expect(device.basket).toEqual(server.list.basket)
      server.list.check()
    }),
    { numRuns: 200 },
  )
})
