import type { Document } from '@hocuspocus/server'
import type { Database } from './database-types'
import { appendUpdates, applyStored, loadDocument, mergeUpdates, requireDocument } from './document-store'
import type { Metrics } from './metrics'
import { Refusal } from './refusal'
import { RELAY, type Relay } from './relay'
import type { Limits } from './settings'

/** After this many updates they are merged, so that few have to be read along with a state. */
const MERGE_AFTER = 64
/**
 * How many merges run at a time. When thousands of documents close at once, more would delay the queries that somebody waits for.
 */
const LANES = 3

type Waiting = { update: Uint8Array; resolve: () => void; reject: (error: unknown) => void }
type OpenDocument = {
  /** Of the state and of the updates after it. */
  bytes: number
  updatesSinceMerge: number
  waiting: Waiting[]
  writing: Promise<void> | undefined
  /** Merges of one document run one after the other. */
  lane: number
}

/** The open documents and their store. */
export class Persistence {
  private readonly open = new Map<Document, OpenDocument>()
  private readonly lanes: Promise<void>[] = Array.from({ length: LANES }, () => Promise.resolve())
  private isClosing = false

  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly metrics: Metrics,
    private readonly relay: Relay | undefined,
  ) {}

  /** Reads a document that somebody opens. Throws a Refusal if it may not be. */
  async load(document: Document, signedInAt: number): Promise<void> {
    const read = () => loadDocument(this.database, document.name, signedInAt)
    await this.relay?.open(document, async () => applyStored(document, document.name, await read(), RELAY))
    const stored = await read()
    applyStored(document, document.name, stored, RELAY)
    this.open.set(document, {
      bytes: [stored.state ?? new Uint8Array(), ...stored.updates].reduce(
        (sum, { length }) => sum + length,
        0,
      ),
      updatesSinceMerge: stored.updates.length,
      waiting: [],
      writing: undefined,
      lane: this.open.size % LANES,
    })
    document.on('destroy', () => this.open.delete(document))
  }

  /** The bytes of a document, at most as many as it may have: an operator may have lowered the limit since. */
  sizeOf(document: Document): number {
    return Math.min(this.open.get(document)?.bytes ?? 0, this.limits.documentBytes)
  }

  /** Throws a Refusal if a document has gone with its owner while it was open. */
  requireDocument(document: Document): Promise<void> {
    return requireDocument(this.database.query, document.name)
  }

  /** Resolves once an update is stored. Throws a Refusal if the document would grow too large or the store fails. */
  async append(document: Document, update: Uint8Array): Promise<void> {
    const entry = this.open.get(document)
    if (!entry) throw new Refusal(503, 'document-closed', 'The document is not open.')
    if (entry.bytes + update.length > this.limits.documentBytes) await this.merge(document)
    if (entry.bytes + update.length > this.limits.documentBytes)
      throw new Refusal(
        413,
        'document-too-large',
        `A document has at most ${this.limits.documentBytes} bytes.`,
      )
    entry.bytes += update.length
    await new Promise<void>((resolve, reject) => {
      entry.waiting.push({ update, resolve, reject })
      entry.writing ??= this.write(document, entry)
    })
    if (entry.updatesSinceMerge >= MERGE_AFTER) void this.merge(document)
  }

  /** Merges what was appended into the state, unless the server stops; never throws. */
  async merge(document: Document): Promise<void> {
    const entry = this.open.get(document)
    if (!entry) return
    const merging = this.lanes[entry.lane]?.then(() => this.mergeNow(document, entry)) ?? Promise.resolve()
    this.lanes[entry.lane] = merging
    await merging
  }

  private async mergeNow(document: Document, entry: OpenDocument) {
    await entry.writing
    if (this.isClosing || entry.updatesSinceMerge === 0) return
    entry.updatesSinceMerge = 0
    try {
      entry.bytes = (await mergeUpdates(this.database, document.name)) ?? 0
    } catch (error) {
      this.fail('merge', error)
    }
  }

  /** Resolves when all that was received is stored. What is not merged yet is left to the next server. */
  async close(): Promise<void> {
    this.isClosing = true
    await Promise.all([...this.open.values()].map(({ writing }) => writing))
    await Promise.all(this.lanes)
  }

  /** Stores what waits, and what arrives meanwhile, in as few statements as possible. */
  private async write(document: Document, entry: OpenDocument) {
    // The callers of one tick are stored together.
    await Promise.resolve()
    while (entry.waiting.length > 0) {
      const batch = entry.waiting.splice(0)
      const startedAt = performance.now()
      try {
        await appendUpdates(
          this.database,
          document.name,
          batch.map(({ update }) => update),
        )
        entry.updatesSinceMerge += batch.length
        this.metrics.updates({}, batch.length)
        for (const { resolve } of batch) resolve()
      } catch (error) {
        if (!(error instanceof Refusal)) this.fail('append', error)
        for (const { update, reject } of batch) {
          entry.bytes -= update.length
          reject(
            error instanceof Refusal
              ? error
              : new Refusal(503, 'not-stored', 'The change could not be stored.'),
          )
        }
      }
      this.metrics.appendSeconds((performance.now() - startedAt) / 1000)
    }
    // Not in a callback of this promise: what is appended before it runs would wait for ever.
    entry.writing = undefined
  }

  private fail(place: string, error: unknown) {
    this.metrics.failures({ place })
    console.error(`The store failed (${place}): ${error}`)
  }
}
