import * as v from 'valibot'
import { formatKopecks, toKopecks, totalKopecks } from '../lib/shop/money'
import type { Product } from './catalogue/catalogue'

const text = (name: string) =>
  v.pipe(
    v.string(`${name}: нужен текст`),
    v.trim(),
    v.minLength(1, `${name}: не заполнено`),
    v.maxLength(200, `${name}: слишком длинно`),
  )
const rubles = (name: string) =>
  v.pipe(v.number(`${name}: нужно число рублей`), v.finite(), v.minValue(0, `${name}: меньше нуля`))
const count = 'Количество — целое число от 1 до 1000'

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
            id: text('Товар'),
            title: text('Название товара'),
            price: rubles('Цена'),
            count: v.pipe(v.number(count), v.integer(count), v.minValue(1, count), v.maxValue(1000, count)),
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
      { city: text('Город и улица'), house: text('Дом и квартира'), entrance: text('Подъезд и этаж') },
      'Адрес: нужны city, house и entrance',
    ),
    date: v.pipe(v.string('Дата: нужен текст'), v.isoDate('Дата: нужна в виде 2026-12-24')),
    phone: text('Телефон'),
    payment: v.picklist(['cash', 'card'], 'Оплата: cash или card'),
  },
  'Заказ: нужны key, items, total, address, date, phone и payment',
)

type Order = v.InferOutput<typeof orderSchema>
/** An order that was taken, under its number. */
export type PlacedOrder = { number: string } & Order

/** Orders taken so far, by number; in memory, for as long as the server runs. */
export type PlacedOrders = Map<string, PlacedOrder>

const FIRST_NUMBER = 1001

type Answer = { status: 200 | 201; order: PlacedOrder } | { status: 400 | 409 | 422; message: string }

/**
 * Takes an order into the book: 201. The same one again under its key is 200 with the same number, another one under that
 * key 409. What does not fit is refused with a Russian sentence: 400 is no JSON, 422 a wrong field or price. Never throws.
 */
export function placeOrder(body: string, products: Product[], book: PlacedOrders): Answer {
  const content = fromJson(body)
  if (content === undefined) return { status: 400, message: 'Заказ должен быть в JSON' }
  const result = v.safeParse(orderSchema, content, { abortEarly: true })
  if (!result.success) return { status: 422, message: result.issues[0].message }
  const order = result.output

  const known = [...book.values()].find(({ key }) => key === order.key)
  if (known) {
    return JSON.stringify({ ...known, number: undefined }) === JSON.stringify(order)
      ? { status: 200, order: known }
      : { status: 409, message: 'Под этим ключом уже есть другой заказ' }
  }
  const problem = priceProblem(order, products)
  if (problem) return { status: 422, message: problem }
  const placed = { number: String(FIRST_NUMBER + book.size), ...order }
  book.set(placed.number, placed)
  return { status: 201, order: placed }
}

/** What does not fit the shop's prices, counted in whole kopecks. */
function priceProblem({ items, total }: Order, products: Product[]): string | undefined {
  const byId = new Map(products.map((product) => [product.id, product]))
  for (const { id, title, price } of items) {
    const product = byId.get(id)
    if (!product) return `«${title}» в магазине больше нет`
    if (toKopecks(product.price) !== toKopecks(price))
      return `Новая цена «${title}» — ${formatKopecks(toKopecks(product.price))} руб.`
  }
  const sum = totalKopecks(items)
  return sum === toKopecks(total) ? undefined : `Сумма заказа — ${formatKopecks(sum)} руб.`
}

function fromJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
