import clsx from 'clsx/lite'
import { type ComponentType, useState } from 'react'

import type { Shared, ShareSheetProps } from '@/components/recipes/share-sheet'
import { Icon } from '@/components/ui/icon'
import { common } from '@/lib/feedback/messages'
import { showToast } from '@/lib/feedback/toasts-store'
import { marks } from '@/lib/recipes/mark-messages'

type ShareMarkProps = { shared: Shared }

/** The button that shares a recipe, on its picture, or a category, beside its title. It loads the sheet when it is pressed. */
export function ShareMark({ shared }: ShareMarkProps) {
  const { title } = 'recipe' in shared ? shared.recipe : shared.category
  const [Sheet, setSheet] = useState<ComponentType<ShareSheetProps>>()

  async function open() {
    try {
      const { ShareSheet } = await import('@/components/recipes/share-sheet')
      setSheet(() => ShareSheet)
    } catch {
      showToast({ type: 'error', message: common.lostPart })
    }
  }

  return (
    <>
      <button
        type="button"
        aria-label={`${marks.share}: ${title}`}
        onClick={() => void open()}
        className={clsx(
          'flex size-touch items-center justify-center rounded-pill transition duration-quick active:translate-y-px',
          'recipe' in shared
            ? 'bg-chip bg-clip-content p-hair text-unliked'
            : 'border-control border-edge bg-surface text-ink hover:border-accent hover:text-accent',
        )}
      >
        <Icon name="share" />
      </button>
      {Sheet && <Sheet shared={shared} onClose={() => setSheet(undefined)} />}
    </>
  )
}
