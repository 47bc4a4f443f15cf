import { randomUUID } from 'node:crypto'

import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import * as Y from 'yjs'

import { anyEdit, ModelledList } from '@/testing/modelled-list'
import { startSyncServer } from '@/testing/sync-process'
import { webSocketOptions } from '@/testing/sync-server'
import { tokenOf } from '@/sync-server/testing/tokens'
import { until } from '@/testing/until'

const PEOPLE = 40

/** A device that has the list of a person open. */
function openList(url: string, userId: string) {
  const websocketProvider = new HocuspocusProviderWebsocket({ url, ...webSocketOptions })
  onTestFinished(() => websocketProvider.destroy())
  const document = new Y.Doc()
  const name = `user/${userId}`
  const provider = new HocuspocusProvider({ websocketProvider, name, document, token: tokenOf(userId) })
  provider.attach()
  return { list: new ModelledList(document), provider }
}

type Device = ReturnType<typeof openList>

const saved = (devices: Device[]) =>
  until(() => {
    const late = devices.filter(({ provider }) => !provider.isSynced || provider.hasUnsyncedChanges)
    if (late.length > 0) throw new Error(`${late.length} lists are not saved`)
  })

/** Lets messages in flight arrive, and queued ones leave. */
const breathe = () => new Promise((resolve) => setTimeout(resolve))

const edits = fc.array(fc.record({ device: fc.nat(1), edit: anyEdit }), {
  minLength: 12,
  maxLength: 24,
  size: 'max',
})
type Sequences = typeof interleavings extends fc.Arbitrary<infer T> ? T : never
const interleavings = fc.array(edits, { minLength: PEOPLE, maxLength: PEOPLE })

it(
  'of 40 lists, each edited by two devices in any order, a killed server loses nothing and brings nothing back',
  { timeout: 180_000 },
  async () => {
    const server = await startSyncServer()
    onTestFinished(() => server.stop())
    const url = server.url.replace('http', 'ws')

    const run = async (sequences: Sequences) => {
      const people = Array.from({ length: PEOPLE }, () => randomUUID())
      const openAll = () => people.map((userId) => openList(url, userId))
      const devices = [openAll(), openAll()]
      /** Performs this third of each sequence, everywhere at once. */
      const perform = async (third: number) => {
        for (let step = third * 8; step < third * 8 + 8; step += 1) {
          for (const [index, sequence] of sequences.entries()) {
            const { device, edit } = sequence[step] ?? {}
            if (edit) devices[device ?? 0]?.[index]?.list.perform(edit, `${step}`)
          }
          await breathe()
        }
      }
      await saved(devices.flat())
      await perform(0)
      // While both devices send, and without waiting for it.
      const killed = server.kill()
      await perform(1)
      await killed
      await server.start()
      await perform(2)
      await saved(devices.flat())
      const [phones = [], laptops = []] = devices
      await until(() => {
        for (const [index, { list }] of phones.entries())
          expect(list.basket).toEqual(laptops[index]?.list.basket)
      })
      for (const { list } of phones) list.check()

      // A device that knows nothing.
      const tablets = openAll()
      await saved(tablets)
      for (const [index, { list }] of tablets.entries())
        expect(list.basket).toEqual(phones[index]?.list.basket)
    }
    await fc.assert(fc.asyncProperty(interleavings, run), { numRuns: 1, endOnFailure: true })
  },
)
