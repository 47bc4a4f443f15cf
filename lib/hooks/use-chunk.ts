import { type ComponentType, useEffect, useState } from 'react'

import { usePosition } from '@/lib/navigation'

/** Code that is fetched when it is wanted, and kept. */
export type Code<T> = { load: () => Promise<T>; loaded?: T }
/** Such a component: seen once or fetched ahead, it shows in the same frame. */
export type Chunk<P> = Code<ComponentType<P>>

async function fetchChunk<T>(chunk: Code<T>) {
  chunk.loaded ??= await chunk.load()
}

/** Fetches a chunk ahead; a failure shows only when it is really asked for. */
export function fetchChunkAhead<T>(chunk: Code<T>) {
  fetchChunk(chunk).catch(() => {})
}

/**
 * What a chunk holds, once it is wanted and there, or why it is not. A lost one is asked for again when there is a network,
 * at the next step, and where `wanted` counts the wishes, at the next of these.
 */
export function useChunk<T>(chunk: Code<T>, wanted: boolean | number) {
  const position = usePosition()
  const [outcome, setOutcome] = useState<{ chunk: Code<T>; error?: Error }>()

  useEffect(() => {
    if (!wanted || chunk.loaded) return
    let isAwaited = true
    const load = () =>
      fetchChunk(chunk).then(
        () => isAwaited && setOutcome({ chunk }),
        (error: Error) => isAwaited && setOutcome({ chunk, error }),
      )
    void load()
    addEventListener('online', load)
    return () => {
      isAwaited = false
      removeEventListener('online', load)
    }
  }, [chunk, wanted, position])

  return {
    loaded: wanted ? chunk.loaded : undefined,
    error: outcome?.chunk === chunk ? outcome.error : undefined,
  }
}
