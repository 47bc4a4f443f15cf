import type { Metadata } from 'next'

import { compileInlineScript } from '@/app/boot/compile-inline-script'
import { redirectInput } from '@/app/boot/inputs'
import { buttonClass } from '@/components/ui/button-class'
import { Message } from '@/components/ui/message'
import { drawings } from '@/lib/feedback/drawings'
import { config } from '@/lib/config'
import { common } from '@/lib/feedback/messages'
import { notFound } from '@/lib/shell/not-found-messages'
import { documentTitle, titles } from '@/lib/router/titles'

export const metadata: Metadata = { title: documentTitle(titles.notFound) }

/** Becomes 404.html, which static hosts serve for every path they do not know. The form works without scripts too. */
export default function NotFoundPage() {
  return (
    <main className="mx-auto max-w-page px-base py-vast text-center">
      <script dangerouslySetInnerHTML={{ __html: compileInlineScript('redirect', redirectInput) }} />
      <h1 className="font-display text-title font-heavy tracking-tight">{notFound.title}</h1>
      <Message picture={drawings.notFound} hint={notFound.message}>
        <form action={`${config.basePath}/`}>
          <button type="submit" className={buttonClass('primary', 'medium')}>
            {common.toWelcome}
          </button>
        </form>
      </Message>
    </main>
  )
}
