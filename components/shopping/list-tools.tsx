import clsx from 'clsx/lite'
import { type ComponentProps, type Ref, useId, useState } from 'react'

import { Icon, type IconName } from '@/components/ui/icon'
import { shoppingList } from '@/lib/shopping/messages'
import { canShare, share } from '@/lib/browser/share'
import { showToast } from '@/lib/feedback/toasts-store'

type ListToolsProps = {
  /** Returns the open titles as plain text, '' for none. */
  text: () => string
  /** Opens or closes the panel that sorts departments; undefined while there are none to sort. */
  onToggleOrder?: () => void
  /** Called when the pointer or the focus reaches the button of the panel. */
  preloadOrder: () => void
  isOrderOpen: boolean
  orderButton: Ref<HTMLButtonElement>
  onClear: () => void
}

/**
 * The actions on the whole list, at the top right of the screen, beside its back button: they take no height from the rows.
 * Below `desktop` a menu holds them, which opens below the title.
 */
export function ListTools({
  text,
  onToggleOrder,
  preloadOrder,
  isOrderOpen,
  orderButton,
  onClear,
}: ListToolsProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text())
      showToast({ type: 'success', message: shoppingList.copied })
    } catch {
      showToast({ type: 'error', message: shoppingList.notCopied })
    }
  }

  async function send() {
    const isShared = await share({ title: shoppingList.title, text: text() })
    if (!isShared) showToast({ type: 'error', message: shoppingList.notShared })
  }

  const unlessAllBought = (action: () => void) => () =>
    text() ? action() : showToast({ type: 'info', message: shoppingList.nothingToCopy })

  return (
    <>
      <button
        type="button"
        aria-label={shoppingList.tools}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="absolute top-0 right-0 flex size-touch items-center justify-center rounded-pill text-ink-soft hover:text-accent desktop:hidden print:hidden"
      >
        <Icon name="more" />
      </button>
      <div
        id={id}
        role="group"
        aria-label={shoppingList.tools}
        className={clsx(
          'flex-wrap rounded-card bg-surface p-hair shadow-card desktop:absolute desktop:top-0 desktop:right-0 desktop:flex desktop:bg-transparent desktop:p-0 desktop:shadow-none print:hidden',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        {onToggleOrder && (
          <Tool
            icon="swap"
            {...shoppingList.order}
            ref={orderButton}
            aria-expanded={isOrderOpen}
            onPointerEnter={preloadOrder}
            onFocus={preloadOrder}
            onClick={onToggleOrder}
          />
        )}
        <Tool icon="copy" {...shoppingList.copy} onClick={unlessAllBought(() => void copy())} />
        {canShare() && (
          <Tool icon="share" {...shoppingList.shareList} onClick={unlessAllBought(() => void send())} />
        )}
        <Tool icon="print" {...shoppingList.print} onClick={() => print()} />
        {/* It stands last, so that a finger that misses another tool does not clear the list. */}
        <Tool icon="bin" {...shoppingList.clear} onClick={onClear} />
      </div>
    </>
  )
}

type ToolProps = ComponentProps<'button'> & { icon: IconName; name: string; label: string }

function Tool({ icon, name, label, ...rest }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className="flex min-h-touch min-w-touch items-center justify-center gap-hair rounded-control px-tight text-label text-ink-soft hover:text-accent"
      {...rest}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  )
}
