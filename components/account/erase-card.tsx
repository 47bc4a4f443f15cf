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
  onErase: () => void
}

/** Erases after a confirmation. */
export function EraseCard({ title, hint, label, question, warning, yes, onErase }: EraseCardProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <DataCard title={title} hint={hint}>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog
          title={question}
          hint={warning}
          closeLabel={myData.cancel}
          action={{ label: yes, onChoose: onErase }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </DataCard>
  )
}
