import { useEffect } from 'react'

import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { drawings } from '@/lib/drawings'
import { common } from '@/lib/messages/common'
import { shell } from '@/lib/messages/shell'
import { documentTitle } from '@/lib/messages/titles'
import { reportShown } from '@/lib/report'

type ScreenFailureProps = { error: Error; onRetry?: () => void }

/** A screen that could not be shown: its chunk is lost, or it is broken. */
export function ScreenFailure({ error, onRetry = () => location.reload() }: ScreenFailureProps) {
  useEffect(() => {
    reportShown(error)
    document.title = documentTitle(common.notLoaded)
  }, [error])

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
