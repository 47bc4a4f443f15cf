import type { Companion, ListAction, SyncStatus } from '@/lib/household/sync-store'

/** The texts that every visit of a signed-in person may show; those of the screens come with them. */

const names = new Intl.ListFormat('ru')

export const statusTexts: Record<SyncStatus, string> = {
  off: 'Ждёт сети',
  waiting: 'Ждёт сети',
  synced: 'Синхронизировано',
  newer:
    'Данные записаны более новой версией Tasty. Обновите страницу: пока новое остаётся на этом устройстве.',
  full: 'На сервере больше нет места. Новое остаётся на этом устройстве.',
  refused: 'Сервер не узнал вас. Выйдите и войдите снова.',
  erased: 'Данные на сервере стёрты. Чтобы начать заново, выйдите и войдите.',
}

/** To somebody who has joined on another device. */
export const isTogether = 'Вы теперь в семье: список, план и продукты дома здесь общие.'

/** To somebody who was removed, or has left on another device. */
export const isAloneAgain = 'Вы больше не в семье: список, план и продукты дома здесь теперь только ваши.'

/** To a member of a household that a server, restored from a backup, no longer knows. */
export const householdLost =
  'Сервер восстановили из копии, и вашей семьи в ней нет. Список, план и рецепты остались у вас. Соберите семью заново в разделе «Моё».'

/** In the present, which unlike the past is the same for everybody. */
const verbs: Record<ListAction['kind'], string> = {
  added: 'добавляет',
  bought: 'покупает',
  ordered: 'заказывает',
  removed: 'убирает',
}

/** 'Аня добавляет: Молоко' */
export const actionText = (name: string, { kind, titles, count }: ListAction) =>
  `${name} ${verbs[kind]}: ${titles.join(', ')}${count > titles.length ? ` и ещё ${count - titles.length}` : ''}`

/** On a row that somebody else has ticked just now: 'Аня берёт' */
export const tickText = (name: string) => `${name} берёт`

/** 'Аня и Пётр в магазине' */
export function shoppingText(companions: Companion[]) {
  const shopping = companions.flatMap(({ name, isShopping }) => (isShopping ? [name] : []))
  return shopping.length > 0 ? `${names.format(shopping)} в магазине` : ''
}
