import { useState } from 'react'

import type { CookedSheetProps } from '@/components/cooking/cooked-sheet'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { common } from '@/lib/feedback/messages'
import { showToast } from '@/lib/feedback/toasts-store'
import { diary as messages } from '@/lib/diary/messages'
import type { Recipe } from '@/lib/recipes/recipes-api'
import { type LazyComponent, useLazyModule } from '@/lib/router/use-lazy-module'

const sheet: LazyComponent<CookedSheetProps> = {
  load: () => import('@/components/cooking/cooked-sheet').then((m) => m.CookedSheet),
}

/** Opens the page of the kitchen diary for a dish. */
export function CookedButton({ recipe }: { recipe: Recipe }) {
  const [isOpen, setOpen] = useState(false)
  const { loaded: CookedSheet, loadFailure } = useLazyModule(sheet, isOpen)

  function open() {
    setOpen(true)
    if (loadFailure) showToast({ type: 'error', message: common.lostPart })
  }

  return (
    <>
      <Button variant="secondary" size="small" onClick={open}>
        <Icon name="check" />
        {messages.cooked}
      </Button>
      {isOpen && CookedSheet && <CookedSheet recipe={recipe} onClose={() => setOpen(false)} />}
    </>
  )
}
