import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { connection } from '@/lib/offline/messages'

export function VersionNotice({ onUpdate }: { onUpdate: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false)

  async function update() {
    setIsBusy(true)
    await onUpdate()
    setIsBusy(false)
  }

  return (
    <div className="flex min-w-0 items-center gap-tight text-caption text-ink-soft">
      {connection.newVersion}
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={update}>
        {connection.update}
      </Button>
    </div>
  )
}
