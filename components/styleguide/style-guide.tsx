'use client'

import { useSyncExternalStore } from 'react'

import { parseAddress } from '@/components/styleguide/address'
import { ThemeComparison } from '@/components/styleguide/theme-comparison'
import { Frame } from '@/components/styleguide/frame'
import { themeName } from '@/tailwind.config'

/** The query string changes only with the document. */
const subscribe = () => () => {}

/** Renders the comparison of two frames or the content of one, by the query string. */
export function StyleGuide() {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  )
  const address = search === undefined ? undefined : parseAddress(search, themeName)
  if (address?.frame) return <Frame address={address} mode={address.frame} />
  return (
    <main className="flex flex-col gap-roomy p-base tablet:p-roomy">
      <div className="flex flex-col gap-tight">
        <h1 className="font-display text-title font-heavy tracking-tight">Мастерская Tasty</h1>
        <p className="max-w-text text-body text-ink-soft">
          Токены и компоненты сайта, какими их видят посетители. Значения живут в одном файле —
          tailwind.config.ts; здесь их можно менять на пробу и забрать готовыми.
        </p>
      </div>
      {address && <ThemeComparison address={address} />}
    </main>
  )
}
