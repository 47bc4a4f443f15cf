import { type ComponentType, useEffect, useState } from 'react'

import { common } from '@/lib/feedback/messages'
import { onRetryChance } from '@/lib/router/on-retry-chance'

/** A module loaded by `import()` on demand; `loaded` caches it. */
export type LazyModule<T> = { load: () => Promise<T>; loaded?: T }
/** A lazy module that is one component. Once loaded, it renders in the same frame. */
export type LazyComponent<P> = LazyModule<ComponentType<P>>

async function loadModule<T>(chunk: LazyModule<T>) {
  chunk.loaded ??= await chunk.load()
}

/** Preloads a module. Ignores failures: `useLazyModule` tries again and reports them. */
export function preloadModule<T>(chunk: LazyModule<T>) {
  loadModule(chunk).catch(() => {})
}

/**
 * Loads the module when `wanted` is truthy; returns it, or the failure with texts for a notice. A failed load is retried when
 * the network is back, on navigation, and when a numeric `wanted` changes. `onRetry` reloads the page, whose version may have
 * been replaced; offline it only loads the module again, since a reload would lose the page.
 */
export function useLazyModule<T>(chunk: LazyModule<T>, wanted: boolean | number) {
  const [outcome, setOutcome] = useState<{ chunk: LazyModule<T>; error?: Error }>()
  const [attempt, setAttempt] = useState(0)
  const loaded = wanted ? chunk.loaded : undefined
  const error = wanted && outcome?.chunk === chunk ? outcome.error : undefined
  const loadAgain = () => setAttempt((attempts) => attempts + 1)

  useEffect(() => {
    // Checks what was rendered, not `chunk.loaded`: a module loaded since then still has to be rendered.
    if (!wanted || loaded) return
    let isCurrent = true
    loadModule(chunk).then(
      () => isCurrent && setOutcome({ chunk }),
      (error: Error) => isCurrent && setOutcome({ chunk, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [chunk, wanted, loaded, attempt])

  useEffect(() => (error ? onRetryChance(loadAgain) : undefined), [error])

  const onRetry = () => (navigator.onLine ? location.reload() : loadAgain())
  return { loaded, loadFailure: error && { error, notice: common.lostPart, retry: common.retry, onRetry } }
}
