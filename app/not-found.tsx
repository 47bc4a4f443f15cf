import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { drawings } from '@/lib/drawings'
import { config } from '@/lib/config'
import { common } from '@/lib/messages/common'
import { notFound } from '@/lib/messages/not-found'
import { knownSegments } from '@/lib/routes'

/** A path typed without '#': known routes go on to their hash form before anything is painted (decisions 3). */
const redirectScript = `(function (base, known) {
  var path = location.pathname.slice(base.length).replace(/^\\/+/, '')
  if (known.indexOf(path.split('/')[0]) >= 0) location.replace(base + '/#/' + path + location.search)
})(${JSON.stringify(config.basePath)}, ${JSON.stringify(knownSegments)})`

/** Becomes 404.html, which static hosts answer with for every path they do not know. */
export default function NotFoundPage() {
  return (
    <main className="mx-auto max-w-page px-base py-vast text-center">
      <script dangerouslySetInnerHTML={{ __html: redirectScript }} />
      <h1 className="font-display text-title font-heavy">{notFound.title}</h1>
      <Message picture={drawings.notFound} title={notFound.message}>
        <form action={`${config.basePath}/`}>
          <Button type="submit">{common.toWelcome}</Button>
        </form>
      </Message>
    </main>
  )
}
