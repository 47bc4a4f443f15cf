import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './database'
import { postgresMissing, startPostgres } from './testing/stores'

/** A way to a Postgres on which the connections that are open can fall silent without an end. */
async function openWay(to: string) {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const postgres = connect(Number(new URL(to).port), '127.0.0.1')
    for (const socket of [client, postgres]) open.add(socket.on('error', () => socket.destroy()))
    client.pipe(postgres).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  const url = new URL(to)
  url.port = `${(server.address() as AddressInfo).port}`
  const silence = () => {
    for (const socket of open) socket.unpipe().pause()
  }
  return { url: url.href, silence }
}

const ending = postgresMissing ? `, skipped: ${postgresMissing}` : ''
test.skipIf(postgresMissing)(
  `a Postgres that falls silent is given up after a while, and asked again over new connections${ending}`,
  async () => {
    const postgres = await startPostgres()
    onTestFinished(postgres.stop)
    const way = await openWay(postgres.url)
    const database = await openDatabase({ databaseUrl: way.url })
    onTestFinished(database.close)
    for (const ask of [
      () => database.query('SELECT 1'),
      () => database.transaction((query) => query('SELECT 1')),
    ]) {
      await ask()
      way.silence()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const answer = expect(ask()).rejects.toThrow('Query read timeout')
      await vi.advanceTimersByTimeAsync(60_000)
      await answer
      vi.useRealTimers()
    }
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  },
  120_000,
)
