import { useEffect } from 'react'

import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { drawings } from '@/lib/drawings'
import { common } from '@/lib/messages/common'
import { shell } from '@/lib/messages/shell'
import { documentTitle } from '@/lib/messages/titles'
import { reportShown } from '@/lib/report'

type ScreenFailureProps = { error: Error; onRetry?: () => void }

/** A screen that could not be shown. A lost chunk comes back with a reload, a broken screen with another try. */
export function ScreenFailure({ error, onRetry }: ScreenFailureProps) {
  useEffect(() => {
    reportShown(error)
    document.title = documentTitle(common.notLoaded)
  }, [error])

  const isLostChunk = error.name === 'ChunkLoadError'
  const reload = () => location.reload()
  return (
    <Message
      isError
      isHeading
      picture={drawings.error}
      title={common.notLoaded}
      hint={isLostChunk ? shell.chunkError : shell.screenError}
    >
      <Button onClick={isLostChunk || !onRetry ? reload : onRetry}>{common.retry}</Button>
    </Message>
  )
}
