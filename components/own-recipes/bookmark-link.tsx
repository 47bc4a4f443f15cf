import { type MouseEvent, useState } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import { bookmarklet } from '@/lib/recipe-import/bookmarklet'
import { recipeImport as messages } from '@/lib/recipe-import/messages'
import { hash, paths } from '@/lib/router/routes'

/**
 * A bookmarklet that takes the recipe of a page over to the import. It is dragged to the bookmarks bar, which touch screens
 * lack; a click copies it.
 */
export function BookmarkLink() {
  const [status, setStatus] = useState<string>()
  const address = () => bookmarklet(new URL(hash(paths.importRecipe), location.href).href)

  async function copy(event: MouseEvent) {
    event.preventDefault()
    try {
      // Without HTTPS there is no clipboard at all.
      await navigator.clipboard.writeText(address())
      setStatus(messages.bookmarkCopied)
    } catch {
      setStatus(messages.bookmarkNotCopied)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-base gap-y-tight rounded-card bg-surface p-roomy shadow-card pointer-coarse:hidden">
      <a
        // React refuses such addresses in `href`.
        ref={(link) => link?.setAttribute('href', address())}
        onClick={copy}
        className={buttonClass('secondary', 'medium')}
      >
        {messages.bookmark}
      </a>
      <p className="max-w-text text-caption text-ink-soft">{messages.bookmarkHint}</p>
      <p role="status" className="text-label">
        {status}
      </p>
    </div>
  )
}
