'use client'

import { lazy, Suspense, useLayoutEffect, useMemo } from 'react'

import type { Address } from '@/components/styleguide/address'
import { isolateDocument } from '@/components/styleguide/isolate-document'
import { proposedValues } from '@/components/styleguide/proposed-values'
import { useHash } from '@/components/styleguide/use-hash'
import { Loading, Skeleton } from '@/components/ui/skeleton'
import { adoptTheme } from '@/lib/theme/adopt-theme'
import { fontsClass } from '@/lib/theme/css-variables'
import { withTokens } from '@/lib/theme/theme-tokens'
import type { Mode } from '@/lib/theme/theme-types'
import { themes } from '@/tailwind.config'

/** Loads the parts after `isolateDocument`: stores read the storage when their modules are loaded. */
const FrameParts = lazy(() => {
  isolateDocument()
  // The service worker leaves the chunk of this name out of its precache.
  return import(/* webpackChunkName: "styleguide" */ '@/components/styleguide/frame-parts').then((m) => ({
    default: m.FrameParts,
  }))
})

const modeNames: Record<Mode, string> = { light: 'светлая тема', dark: 'тёмная тема' }

type FrameProps = { address: Address; mode: Mode }

/** The parts of the style guide in one theme and mode, which it applies to the whole document. */
export function Frame({ address: { theme: name, part }, mode }: FrameProps) {
  const hash = useHash()
  const theme = useMemo(() => withTokens(themes[name], proposedValues(hash, name)), [name, hash])

  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.theme = mode
    root.className = fontsClass(name)
    adoptTheme(theme)
  }, [name, theme, mode])

  return (
    <main className="mx-auto max-w-page px-base pb-vast">
      <h1 className="py-base text-label text-ink-soft">
        «{theme.title}», {modeNames[mode]}
      </h1>
      <Suspense
        fallback={
          <Loading label="Загрузка">
            <Skeleton className="h-giant w-full" />
          </Loading>
        }
      >
        <FrameParts theme={theme} mode={mode} part={part} />
      </Suspense>
    </main>
  )
}
