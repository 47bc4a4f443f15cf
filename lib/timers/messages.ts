import { formatAgo } from '@/lib/timers/duration-messages'
import { collapseWhitespace } from '@/lib/router/titles'

/** Kitchen timers. */
export const timers = {
  title: 'Таймеры',
  /** Accessible name of the button that opens the panel; without seconds, which would change all the time. */
  open: (count: number, name: string, isOver: boolean) =>
    `Таймеры: ${count}. ${isOver ? 'Готово' : 'Ближайший'} — ${name}`,
  pause: (name: string) => `Пауза: ${name}`,
  resume: (name: string) => `Продолжить: ${name}`,
  less: (name: string) => `−1 минута: ${name}`,
  more: (name: string) => `+1 минута: ${name}`,
  edit: (name: string) => `Изменить: ${name}`,
  remove: (name: string) => `Убрать таймер: ${name}`,
  removed: (name: string) => `Таймер убран: ${name}`,
  restored: (name: string) => `Таймер вернулся: ${name}`,
  paused: 'на паузе',
  over: 'Готово',
  name: 'Название',
  length: 'Сколько осталось',
  noName: (max: number) => `Назовите таймер: от 1 до ${max} знаков.`,
  noLength: 'Введите время от секунды до суток: 15 (минут), 1:30 или 1 час 20 минут.',
  save: 'Изменить',
  cancel: 'Не менять',
  rings: (name: string) => `Готово: ${name}`,
  ended: 'Время вышло.',
  endedAgo: (seconds: number) => `Закончился ${formatAgo(seconds)}`,
  toStep: 'К\u00a0шагу',
  documentTitle: (name: string) => collapseWhitespace(`⏰ ${name} — `),
  notify: 'Сообщать о таймерах и вне этой страницы?',
  allow: 'Разрешить',
  notNow: 'Не нужно',
}
