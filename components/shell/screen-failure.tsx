import { useEffect } from 'react'

import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { drawings } from '@/lib/feedback/drawings'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { common } from '@/lib/feedback/messages'
import { shell } from '@/lib/shell/messages'
import { reportShownError } from '@/lib/monitoring/report'

type ScreenFailureProps = { error: Error; onRetry?: () => void }

/** Replaces a screen whose chunk failed to load or that threw an error. */
export function ScreenFailure({ error, onRetry = () => location.reload() }: ScreenFailureProps) {
  useDocumentTitle(common.notLoaded)
  useEffect(() => reportShownError(error), [error])

  const chunkHint = navigator.onLine ? shell.chunkError : common.lostPart
  return (
    <Message
      isError
      isHeading
      picture={drawings.error}
      title={common.notLoaded}
      hint={error.name === 'ChunkLoadError' ? chunkHint : shell.screenError}
    >
      <Button onClick={onRetry}>{common.retry}</Button>
    </Message>
  )
}
