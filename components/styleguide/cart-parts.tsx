import { CartSkeleton } from '@/components/shopping/cart-skeleton'
import { CartView } from '@/components/shopping/cart-view'
import { DeliveryForm } from '@/components/orders/delivery-form'
import { ReceiptCard } from '@/components/orders/receipt-card'
import { OrderSummary } from '@/components/orders/order-summary'
import { sampleProducts, sampleShares, sampleTitles } from '@/components/styleguide/samples'
import { Inert, noop, Section, Specimen } from '@/components/styleguide/section'
import { blurFields, WithInteraction } from '@/components/styleguide/with-interaction'
import { noChoices } from '@/lib/shopping/cart-choices'
import { buildCart } from '@/lib/shopping/cart'
import { noShares } from '@/lib/shopping/recipe-shares'
import { needsByTitle } from '@/lib/shopping/title-needs'
import { useShoppingStore } from '@/lib/shopping/shopping-store'
import { clearCount } from '@/lib/storage/storage'

const sampleNeeds = needsByTitle(sampleShares)
const sampleHome = new Map([[sampleTitles[0] ?? '', 'дома есть 200 г']])
const sampleReceipt = {
  order: { id: 'sample', placedAt: 0, items: sampleProducts },
  basket: { titles: sampleTitles, bought: [], recipeShares: noShares, cart: noChoices },
  details: { city: '', house: '', entrance: '', date: '', phone: '', payment: 'cash' as const },
  hasNothing: false,
  emptyFields: ['Дата', 'Подъезд/Этаж'],
  invalidFields: ['Дом/Квартира'],
  clearCount: clearCount(),
}
const sampleFineReceipt = {
  ...sampleReceipt,
  order: { ...sampleReceipt.order, number: '1024' },
  emptyFields: [],
  invalidFields: [],
}

export function CartPart() {
  const choices = useShoppingStore((state) => state.cart)
  return (
    <Section part="cart">
      <Specimen
        title="Корзина"
        hint="со строкой, которой нет в магазине, и с убранной; «Удалить» у всех строк опустошит её"
      >
        <CartView cart={buildCart(sampleTitles, sampleProducts, choices, sampleNeeds)} home={sampleHome} />
      </Specimen>
      <Specimen title="Корзина, из которой убрали всё">
        <Inert>
          <CartView
            cart={{ rows: [], removed: sampleProducts, notSold: [], ownShelf: [] }}
            home={sampleHome}
          />
        </Inert>
      </Specimen>
      <Specimen title="Корзина загружается">
        <CartSkeleton />
      </Specimen>
    </Section>
  )
}

export function DeliveryPart() {
  return (
    <Section part="delivery">
      <Specimen title="Форма">
        <DeliveryForm onSubmit={noop} />
      </Specimen>
      <Specimen title="Форма с ошибками">
        <WithInteraction run={blurFields}>
          <DeliveryForm onSubmit={noop} />
        </WithInteraction>
      </Specimen>
      <Specimen title="Форма занята" hint="заказ отправляется">
        <DeliveryForm onSubmit={noop} isBusy />
      </Specimen>
      <Specimen
        title="Заказ"
        hint="цены известны, двух товаров нет в магазине; заказывать нечего; цен узнать не удалось; узнаём"
      >
        <OrderSummary rows={sampleProducts} notSold={2} hasFailed={false} onRetry={noop} />
        <Inert>
          <div className="flex flex-col gap-snug">
            <OrderSummary rows={[]} notSold={0} hasFailed={false} onRetry={noop} />
            <OrderSummary rows={undefined} notSold={0} hasFailed onRetry={noop} />
            <OrderSummary rows={undefined} notSold={0} hasFailed={false} onRetry={noop} />
          </div>
        </Inert>
      </Specimen>
      <Specimen title="Квитанция" hint="с номером; с незаполненными полями и одним неверным">
        <Inert>
          <ReceiptCard receipt={sampleFineReceipt} />
        </Inert>
        <ReceiptCard receipt={sampleReceipt} />
      </Specimen>
    </Section>
  )
}
