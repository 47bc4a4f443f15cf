import { useState } from 'react'

import type { CookedDraft } from '@/components/diary/cooked-form'
import { Button, type ButtonProps } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { QuietNotice } from '@/components/ui/quiet-notice'
import { diary as messages } from '@/lib/diary/messages'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { useLazyModule } from '@/lib/router/use-lazy-module'

const loadCookedSheet = () => import('@/components/diary/cooked-sheet').then((m) => m.CookedSheet)

type CookedButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & { recipe: Recipe }

/** Opens the sheet that records in the kitchen diary how a dish came out. A sheet that is closed keeps what was typed. */
export function CookedButton({ recipe, ...look }: CookedButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState<CookedDraft>()
  const { loaded: CookedSheet, loadFailure } = useLazyModule(loadCookedSheet, isOpen)

  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        <Icon name="check" />
        {messages.cooked}
      </Button>
      {loadFailure && <QuietNotice {...loadFailure} />}
      {isOpen && CookedSheet && (
        <CookedSheet recipe={recipe} draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
