import { type ComponentType, useEffect, useState } from 'react'

/** A component that is fetched when it is wanted, and kept: seen once or fetched ahead, it shows in the same frame. */
export type Chunk<P> = { load: () => Promise<ComponentType<P>>; loaded?: ComponentType<P> }

async function fetchChunk<P>(chunk: Chunk<P>) {
  chunk.loaded ??= await chunk.load()
}

/** Fetches a chunk ahead; a failure shows only when it is really asked for. */
export function fetchChunkAhead<P>(chunk: Chunk<P>) {
  fetchChunk(chunk).catch(() => {})
}

/** The component of a chunk, once it is wanted and there, or why it is not. */
export function useChunk<P>(chunk: Chunk<P>, isWanted: boolean) {
  const [outcome, setOutcome] = useState<{ chunk: Chunk<P>; error?: Error }>()

  useEffect(() => {
    if (!isWanted || chunk.loaded) return
    let isAwaited = true
    const load = () =>
      fetchChunk(chunk).then(
        () => isAwaited && setOutcome({ chunk }),
        (error: Error) => isAwaited && setOutcome({ chunk, error }),
      )
    void load()
    // One that was lost with the network is asked for again when that is back.
    addEventListener('online', load)
    return () => {
      isAwaited = false
      removeEventListener('online', load)
    }
  }, [chunk, isWanted])

  return {
    Component: isWanted ? chunk.loaded : undefined,
    error: outcome?.chunk === chunk ? outcome.error : undefined,
  }
}
