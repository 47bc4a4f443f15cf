import { useEffect, useState } from 'react'

import { common } from '@/lib/feedback/messages'
import { onRetryChance } from '@/lib/router/on-retry-chance'

/** Loads a part of the app, such as a component, by `import()`. It keeps what it has loaded, which renders in the same frame. */
export type Loader<T> = (() => Promise<T>) & { loaded?: T }

async function loadOnce<T>(load: Loader<T>) {
  load.loaded ??= await load()
}

/** Preloads a module. Ignores failures: `useLazyModule` tries again and reports them. */
export function preloadModule<T>(load: Loader<T>) {
  loadOnce(load).catch(() => {})
}

/**
 * Loads a module when `wanted` is truthy; returns it, or the failure with texts for a notice. A failed load is retried when
 * the network is back, on navigation, and when a numeric `wanted` changes. `onRetry` reloads the page, whose version may have
 * been replaced; offline it only loads the module again, since a reload would lose the page.
 */
export function useLazyModule<T>(load: Loader<T>, wanted: boolean | number) {
  const [outcome, setOutcome] = useState<{ load: Loader<T>; error?: Error }>()
  const [attempt, setAttempt] = useState(0)
  const loaded = wanted ? load.loaded : undefined
  const error = wanted && outcome?.load === load ? outcome.error : undefined
  const loadAgain = () => setAttempt((attempts) => attempts + 1)

  useEffect(() => {
    // Checks what was rendered, not `load.loaded`: a module loaded since then still has to be rendered.
    if (!wanted || loaded) return
    let isCurrent = true
    loadOnce(load).then(
      () => isCurrent && setOutcome({ load }),
      (error: Error) => isCurrent && setOutcome({ load, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, wanted, loaded, attempt])

  useEffect(() => (error ? onRetryChance(loadAgain) : undefined), [error])

  const onRetry = () => (navigator.onLine ? location.reload() : loadAgain())
  return { loaded, loadFailure: error && { error, notice: common.lostPart, retry: common.retry, onRetry } }
}
