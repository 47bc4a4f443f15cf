import type { SubmitEvent } from 'react'

import { Icon } from '@/components/ui/icon'
import { navigate, usePosition } from '@/lib/router/navigation'
import { parseRoute, paths, withQuery } from '@/lib/router/routes'
import { shell } from '@/lib/shell/messages'

/** The search field in the header of wide windows. It opens the categories, which have a search field of their own. */
export function HeaderSearch() {
  const { screen } = parseRoute(usePosition().path)
  if (screen === 'categories') return null

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const q = String(new FormData(form).get('q'))
    if (q.trim() === '') return
    form.reset()
    navigate(withQuery(paths.categories, new URLSearchParams({ q })))
  }

  return (
    <form
      role="search"
      aria-label={shell.search}
      noValidate
      onSubmit={submit}
      className="relative hidden max-w-panel min-w-0 grow desktop:block cooking:hidden"
    >
      <Icon name="search" className="absolute inset-y-0 left-snug my-auto text-ink-soft" />
      <input
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        required
        aria-label={shell.search}
        placeholder={shell.search}
        className="min-h-touch w-full truncate rounded-pill border-control border-edge bg-surface pr-base pl-vast text-label placeholder:text-ink-soft"
      />
    </form>
  )
}
