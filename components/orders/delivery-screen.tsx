import { DeliveryForm } from '@/components/orders/delivery-form'
import { BackButton } from '@/components/ui/back-button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { useDeferredBody } from '@/lib/router/use-deferred-body'
import { common } from '@/lib/feedback/messages'
import { delivery } from '@/lib/orders/delivery-messages'
import { goBack, navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { showToast } from '@/lib/feedback/toasts-store'

/** The delivery form of a site that takes no orders: nothing is sent. */
export function DeliveryScreen() {
  useDocumentTitle(delivery.title)
  const clear = useShoppingStore((state) => state.clear)
  const isTitleDrawn = useDeferredBody()

  function place() {
    clear()
    showToast({ type: 'success', message: delivery.done })
    navigate(paths.categories)
  }

  return (
    <div className="mx-auto flex max-w-text flex-col gap-base">
      <BackButton label={common.back} onClick={goBack} />
      <ScreenTitle title={delivery.title} />
      {isTitleDrawn && <DeliveryForm onSubmit={place} />}
    </div>
  )
}
