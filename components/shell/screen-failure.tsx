import { useEffect } from 'react'

import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { drawings } from '@/lib/feedback/drawings'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { common } from '@/lib/feedback/messages'
import { shell } from '@/lib/shell/messages'
import { reportShownError } from '@/lib/monitoring/report'

type ScreenFailureProps = { error: Error; onRetry?: () => void }

/** A screen that could not be shown: its chunk is lost, or it is broken. */
export function ScreenFailure({ error, onRetry = () => location.reload() }: ScreenFailureProps) {
  useDocumentTitle(common.notLoaded)
  useEffect(() => reportShownError(error), [error])

  const lostChunk = navigator.onLine ? shell.chunkError : common.lostPart
  return (
    <Message
      isError
      isHeading
      picture={drawings.error}
      title={common.notLoaded}
      hint={error.name === 'ChunkLoadError' ? lostChunk : shell.screenError}
    >
      <Button onClick={onRetry}>{common.retry}</Button>
    </Message>
  )
}
