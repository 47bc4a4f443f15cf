import type { ComponentProps, Ref } from 'react'

import { Icon, type IconName } from '@/components/ui/icon'
import { shoppingList } from '@/lib/shopping/messages'
import { showToast } from '@/lib/feedback/toasts-store'

type ListToolsProps = {
  /** How many entries are open. */
  left: number
  /** The open entries as plain text. */
  text: () => string
  /** What opens the order of the departments; undefined while there are none to put in order. */
  onOrder?: () => void
  /** The tool that opens it is pointed at or focused. */
  onOrderAhead: () => void
  isOrdering: boolean
  orderTool: Ref<HTMLButtonElement>
  onClear: () => void
}

/** What can be done with the list as a whole, in one quiet row. */
export function ListTools({
  left,
  text,
  onOrder,
  onOrderAhead,
  isOrdering,
  orderTool,
  onClear,
}: ListToolsProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text())
      showToast({ type: 'success', message: shoppingList.copied })
    } catch {
      showToast({ type: 'error', message: shoppingList.notCopied })
    }
  }

  async function share() {
    try {
      await navigator.share({ title: shoppingList.title, text: text() })
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ type: 'error', message: shoppingList.notShared })
    }
  }

  const unlessBought = (action: () => void) => () =>
    left > 0 ? action() : showToast({ type: 'info', message: shoppingList.nothingToCopy })

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-tight print:hidden">
      <p className="text-label text-ink-soft tabular-nums">{shoppingList.left(left)}</p>
      <div role="group" aria-label={shoppingList.tools} className="flex flex-wrap">
        <Tool icon="copy" {...shoppingList.copy} onClick={unlessBought(() => void copy())} />
        {'share' in navigator && (
          <Tool icon="share" {...shoppingList.shareList} onClick={unlessBought(() => void share())} />
        )}
        <Tool icon="print" {...shoppingList.print} onClick={() => print()} />
        {onOrder && (
          <Tool
            icon="order"
            {...shoppingList.order}
            ref={orderTool}
            aria-expanded={isOrdering}
            onPointerEnter={onOrderAhead}
            onFocus={onOrderAhead}
            onClick={onOrder}
          />
        )}
        <Tool icon="bin" {...shoppingList.clear} onClick={onClear} />
      </div>
    </div>
  )
}

type ToolProps = ComponentProps<'button'> & { icon: IconName; name: string; words: string }

function Tool({ icon, name, words, ...rest }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className="flex min-h-touch min-w-touch items-center justify-center gap-hair rounded-control px-tight text-label text-ink-soft hover:text-accent"
      {...rest}
    >
      <Icon name={icon} />
      <span className="hidden tablet:inline">{words}</span>
    </button>
  )
}
