import * as v from 'valibot'
import { formatKopecks, toKopecks, totalKopecks } from '../lib/shop/money'
import type { Product } from './catalogue/api-types'
import { parseJson } from './parse-json'

const requiredText = (name: string) =>
  v.pipe(
    v.string(`${name}: нужен текст`),
    v.trim(),
    v.minLength(1, `${name}: не заполнено`),
    v.maxLength(200, `${name}: слишком длинно`),
  )
const rubles = (name: string) =>
  v.pipe(v.number(`${name}: нужно число рублей`), v.finite(), v.minValue(0, `${name}: меньше нуля`))
const countMessage = 'Количество — целое число от 1 до 1000'

const orderSchema = v.object(
  {
    key: v.pipe(
      v.string('Ключ заказа: нужен текст'),
      v.regex(/^[\w-]{8,64}$/, 'Ключ заказа: от 8 до 64 знаков'),
    ),
    items: v.pipe(
      v.array(
        v.object(
          {
            id: requiredText('Товар'),
            title: requiredText('Название товара'),
            price: rubles('Цена'),
            count: v.pipe(
              v.number(countMessage),
              v.integer(countMessage),
              v.minValue(1, countMessage),
              v.maxValue(1000, countMessage),
            ),
          },
          'Товар заказа: нужны id, title, price и count',
        ),
        'Товары заказа: нужен список',
      ),
      v.minLength(1, 'В заказе нет товаров'),
      v.maxLength(500, 'В заказе слишком много товаров'),
      v.check(
        (items) => new Set(items.map(({ id }) => id)).size === items.length,
        'Товар стоит в заказе дважды',
      ),
    ),
    total: rubles('Сумма'),
    address: v.object(
      {
        city: requiredText('Город и улица'),
        house: requiredText('Дом и квартира'),
        entrance: requiredText('Подъезд и этаж'),
      },
      'Адрес: нужны city, house и entrance',
    ),
    date: v.pipe(v.string('Дата: нужен текст'), v.isoDate('Дата: нужна в виде 2026-12-24')),
    phone: requiredText('Телефон'),
    payment: v.picklist(['cash', 'card'], 'Оплата: cash или card'),
  },
  'Заказ: нужны key, items, total, address, date, phone и payment',
)

type Order = v.InferOutput<typeof orderSchema>
/** An accepted order with its number. */
type PlacedOrder = { number: string } & Order

/** The accepted orders by number, kept in memory while the server runs. */
export type PlacedOrders = Map<string, PlacedOrder>

const FIRST_NUMBER = 1001

type PlaceOrderResult =
  { status: 200 | 201; order: PlacedOrder } | { status: 400 | 409 | 422; message: string }

/**
 * Validates an order and adds it to `placedOrders`: status 201. The idempotency key makes repeated requests safe: the same
 * order under the same key returns 200 with the first number, a different order 409. Rejects malformed JSON with 400, an
 * invalid field or an outdated price with 422, each with a message in Russian. Never throws.
 */
export function placeOrder(body: string, products: Product[], placedOrders: PlacedOrders): PlaceOrderResult {
  const content = parseJson(body)
  if (content === undefined) return { status: 400, message: 'Заказ должен быть в JSON' }
  const result = v.safeParse(orderSchema, content, { abortEarly: true })
  if (!result.success) return { status: 422, message: result.issues[0].message }
  const order = result.output

  const existing = [...placedOrders.values()].find(({ key }) => key === order.key)
  if (existing) {
    return JSON.stringify({ ...existing, number: undefined }) === JSON.stringify(order)
      ? { status: 200, order: existing }
      : { status: 409, message: 'Под этим ключом уже есть другой заказ' }
  }
  const problem = priceProblem(order, products)
  if (problem) return { status: 422, message: problem }
  const placed = { number: String(FIRST_NUMBER + placedOrders.size), ...order }
  placedOrders.set(placed.number, placed)
  return { status: 201, order: placed }
}

/** The message for an unknown product, another price than the shop's, or a total that differs by a kopeck. */
function priceProblem({ items, total }: Order, products: Product[]): string | undefined {
  const byId = new Map(products.map((product) => [product.id, product]))
  for (const { id, title, price } of items) {
    const product = byId.get(id)
    if (!product) return `«${title}» в магазине больше нет`
    if (product.ownShelf) return `«${title}» не продаём: это алкоголь`
    if (product.price !== price)
      return `Новая цена «${title}» — ${formatKopecks(toKopecks(product.price))} руб.`
  }
  const sum = totalKopecks(items)
  return sum === toKopecks(total) ? undefined : `Сумма заказа — ${formatKopecks(sum)} руб.`
}
