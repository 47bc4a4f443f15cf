import type { Metadata } from 'next'

import { buttonClass } from '@/components/ui/button-class'
import { Message } from '@/components/ui/message'
import { drawings } from '@/lib/feedback/drawings'
import { config } from '@/lib/config'
import { common } from '@/lib/feedback/messages'
import { notFound } from '@/lib/shell/not-found-messages'
import { documentTitle, titles } from '@/lib/router/titles'
import { knownSegments } from '@/lib/router/routes'

export const metadata: Metadata = { title: documentTitle(titles.notFound) }

/**
 * A path typed without '#': known routes go on to their hash form before anything is painted (decisions 3). The form works
 * without scripts; with them no '?' stands in the address that it leads to.
 */
const redirectScript = `(function (base, known) {
  var path = location.pathname.slice(base.length).replace(/^\\/+/, '')
  if (known.indexOf(path.split('/')[0]) >= 0) location.replace(base + '/#/' + path + location.search)
  addEventListener('submit', function (event) {
    event.preventDefault()
    location.href = base + '/'
  })
})(${JSON.stringify(config.basePath)}, ${JSON.stringify(knownSegments)})`

/** Becomes 404.html, which static hosts answer with for every path they do not know. */
export default function NotFoundPage() {
  return (
    <main className="mx-auto max-w-page px-base py-vast text-center">
      <script dangerouslySetInnerHTML={{ __html: redirectScript }} />
      <h1 className="font-display text-title font-heavy tracking-tight">{notFound.title}</h1>
      <Message picture={drawings.notFound} hint={notFound.message}>
        <form action={`${config.basePath}/`}>
          <button type="submit" className={buttonClass('primary', 'usual')}>
            {common.toWelcome}
          </button>
        </form>
      </Message>
    </main>
  )
}
