import { type ComponentType, useEffect, useState } from 'react'

import { common } from '@/lib/feedback/messages'
import { subscribe } from '@/lib/router/navigation'

/** Code that is fetched when it is wanted, and kept. */
export type LazyModule<T> = { load: () => Promise<T>; loaded?: T }
/** Such a component: seen once or fetched ahead, it shows in the same frame. */
export type LazyComponent<P> = LazyModule<ComponentType<P>>

async function loadModule<T>(chunk: LazyModule<T>) {
  chunk.loaded ??= await chunk.load()
}

/** Fetches a chunk ahead; a failure shows only when it is really asked for. */
export function preloadModule<T>(chunk: LazyModule<T>) {
  loadModule(chunk).catch(() => {})
}

/**
 * What a chunk holds, once it is wanted and there, or why it is not and what to say in its place. A lost one is asked for
 * again when there is a network, at the next step, and where `wanted` counts the wishes, at the next of these. `onRetry`
 * reloads the page, which may be of a version that has been replaced; without a network that would lose the page, and it
 * asks again.
 */
export function useLazyModule<T>(chunk: LazyModule<T>, wanted: boolean | number) {
  const [outcome, setOutcome] = useState<{ chunk: LazyModule<T>; error?: Error }>()
  const [attempt, setAttempt] = useState(0)
  const loaded = wanted ? chunk.loaded : undefined
  const error = wanted && outcome?.chunk === chunk ? outcome.error : undefined
  const again = () => setAttempt((attempts) => attempts + 1)

  useEffect(() => {
    // Not whether it is there by now: what has come since the rendering is to be shown too.
    if (!wanted || loaded) return
    let isAwaited = true
    loadModule(chunk).then(
      () => isAwaited && setOutcome({ chunk }),
      (error: Error) => isAwaited && setOutcome({ chunk, error }),
    )
    return () => {
      isAwaited = false
    }
  }, [chunk, wanted, loaded, attempt])

  useEffect(() => {
    if (!error) return
    const unsubscribe = subscribe(again)
    addEventListener('online', again)
    return () => {
      unsubscribe()
      removeEventListener('online', again)
    }
  }, [error])

  const onRetry = () => (navigator.onLine ? location.reload() : again())
  return { loaded, loadFailure: error && { error, notice: common.lostPart, retry: common.retry, onRetry } }
}
