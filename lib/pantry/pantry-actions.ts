import { announce } from '@/lib/feedback/announcer-store'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { pantry as messages } from '@/lib/pantry/messages'
import { type PantryItem, usePantryStore } from '@/lib/pantry/pantry-store'

/** What the visitor does with what is at home. */
export function pantryActions(items: PantryItem[]) {
  const store = usePantryStore.getState()

  function remove(item: PantryItem) {
    store.remove(item.title)
    offerUndo(messages.removed(item.title), messages.returned(item.title), () => store.restore([item]))
  }

  return {
    remove,

    change: (item: PantryItem) => {
      store.put(item)
      announce(messages.saved(item.title))
    },

    toggle: (title: string) => {
      const item = items.find((one) => one.title === title)
      // An amount and a day would be lost with the press on a chip.
      if (item && (item.amount ?? item.until)) remove(item)
      else store.toggle(title)
    },

    clear: () => {
      store.clear()
      offerUndo(messages.cleared, messages.restored, () => store.restore(items))
    },
  }
}
