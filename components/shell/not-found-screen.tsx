import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { ScreenTitle } from '@/components/ui/screen-title'
import { drawings } from '@/lib/feedback/drawings'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { common } from '@/lib/feedback/messages'
import { notFound } from '@/lib/shell/not-found-messages'
import { titles } from '@/lib/router/titles'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'

export function NotFoundScreen() {
  useDocumentTitle(titles.notFound)
  return (
    <div className="text-center">
      <ScreenTitle title={notFound.title} />
      <Message picture={drawings.notFound} hint={notFound.message}>
        <Button onClick={() => navigate(paths.welcome)}>{common.toWelcome}</Button>
      </Message>
    </div>
  )
}
