import { useState } from 'react'

import { DataCard } from '@/components/account/data-card'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { myData } from '@/lib/user-data/messages'

type EraseCardProps = {
  title: string
  hint: string
  label: string
  question: string
  warning: string
  yes: string
  onErase: () => Promise<void>
}

/** Erases after a confirmation, and is busy until that has ended. */
export function EraseCard({ title, hint, label, question, warning, yes, onErase }: EraseCardProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function erase() {
    setIsBusy(true)
    await onErase()
    setIsBusy(false)
  }

  return (
    <DataCard title={title} hint={hint}>
      <Button variant="danger" isBusy={isBusy} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog
          title={question}
          hint={warning}
          closeLabel={myData.cancel}
          action={{ label: yes, onChoose: () => void erase() }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </DataCard>
  )
}
