import type { Choice } from '@/lib/household/device-records'
import { HouseholdError } from '@/lib/household/household-api'
import { statusTexts } from '@/lib/household/status-messages'
import { plural } from '@/lib/text/plural'

const names = new Intl.ListFormat('ru')
const clock = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
const date = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long' })

/** The devices of one person. */
export const devices = {
  title: 'Мои устройства',
  intro:
    'Войдите в\u00a0один аккаунт на\u00a0телефоне и\u00a0на\u00a0компьютере\u00a0— и\u00a0всё своё найдётся на обоих.',
  syncedAt: (time: number) => `Последний раз сверились ${clock.format(time)}`,
  others: (count: number) =>
    `Сейчас открыто ещё на ${count} ${plural(count, 'устройстве', 'устройствах', 'устройствах')}`,
  paused: 'На паузе: то, что вы меняете, пока остаётся здесь',
  pause: 'Приостановить',
  resume: 'Продолжить',
  onServer: 'Что хранится на сервере',
  privacy: [
    'На сервер уходит то, что должно быть одинаковым на всех ваших устройствах: понравившееся и сохранённое, порции и замены, список с корзиной, план и кто по нему ест, продукты дома, заметки о продуктах, свои рецепты с названиями продуктов в них и дневник готовки.',
    'Фото своих рецептов, заказы, адреса, таймеры и тема остаются здесь.',
    'Стереть всё и с сервера можно в разделе «Мои данные», а вместе с аккаунтом оно удалится и само.',
  ],
  forget: 'Забыть меня на\u00a0этом устройстве',
  forgetQuestion: 'Забыть вас на этом устройстве?',
  forgetWarning:
    'Выйдем из аккаунта и сотрём здесь отметки, списки и корзину. На сервере и на других устройствах они останутся.',
  forgetUnsent:
    'Выйдем из аккаунта и сотрём здесь отметки, списки и корзину. С сервером сейчас сверено не всё: то, чего там ещё нет, пропадёт.',
  forgetYes: 'Забыть',
  cancel: 'Отмена',
}

/** The household. */
export const household = {
  title: 'Семья',
  intro: 'Один список на двоих и больше: кто что отметил, видно сразу, а без сети — как только она появится.',
  visible: 'Что увидит семья',
  privacy: [
    'Семья видит общий список с корзиной, план и кто по нему ест (имена, порции и цели), продукты дома, заметки о продуктах, свои рецепты каждого, ваше имя и то, что вы сейчас в магазине.',
    'Понравившееся, сохранённое и дневник готовки видите только вы. Фото своих рецептов остаются на устройстве.',
  ],
  name: 'Ваше имя',
  nameHint: 'Так вас увидят в семье',
  noName: 'Напишите, как вас зовут',
  invite: 'Пригласить',
  link: 'Ссылка-приглашение',
  linkReady: 'Ссылка-приглашение готова',
  linkHint: 'Отправьте её или дайте отсканировать. Сработает один раз, в\u00a0течение недели.',
  send: 'Отправить ссылку',
  notSent: 'Не удалось отправить ссылку. Скопируйте её.',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  notCopied: 'Скопировать не удалось: браузер не разрешает',
  invitations: 'Открытые приглашения',
  invitation: (name: string | undefined, end: number) =>
    `${name === undefined ? 'Ваше приглашение' : `Приглашает ${name}`}, до ${date.format(end)}`,
  revokeOne: 'Отозвать',
  revoke: 'Отозвать ссылку',
  revoked: 'Ссылка отозвана: по ней больше никто не войдёт',
  qr: 'QR-код со ссылкой-приглашением',
  members: 'Кто в семье',
  you: 'это вы',
  namesake: (name: string, joinedAt: number) => `${name}, в семье с ${clock.format(joinedAt)}`,
  remove: 'Удалить участника',
  removeQuestion: (name: string) => `Удалить из семьи: ${name}?`,
  removeWarning: 'Общий список перестанет открываться у этого участника сразу же.',
  removeYes: 'Удалить',
  removed: (name: string) => `Больше не в семье: ${name}`,
  leave: 'Выйти из семьи',
  leaveQuestion: 'Выйти из семьи?',
  leaveWarning:
    'Общий список останется у остальных. У вас будет свой, и рецепты, которые вы добавили, останутся с вами.',
  leaveLast: 'Вы здесь последний: общий список, план и рецепты станут только вашими.',
  leaveYes: 'Выйти',
  left: 'Вы вышли из семьи',
  loading: 'Семья откроется, когда появится сеть.',
  paused: 'Синхронизация на паузе. Продолжите её — и семья откроется.',
}

/** The screen of an invitation. */
export const invitation = {
  title: 'Приглашение в семью',
  invites: (name: string) => `${name} приглашает вас в семью`,
  members: (members: string[]) => `В семье: ${names.format(members)}`,
  shared: 'Общими станут:',
  sharedParts: [
    'шоппинг лист с отметками и корзиной',
    'план на неделю и кто по нему ест: имена, порции и цели',
    'продукты, которые есть дома, и\u00a0заметки о продуктах',
    'свои рецепты, без фото',
  ],
  own: 'Понравившееся, сохранённое и дневник готовки останутся только вашими.',
  signIn: 'Чтобы присоединиться, войдите или зарегистрируйтесь. Потом вернём вас сюда.',
  login: 'Войти',
  choice: 'Что сделать с вашим списком, планом и рецептами?',
  choices: {
    join: 'Добавить к общим',
    keep: 'Оставить на потом',
    discard: 'Удалить',
  } satisfies Record<Choice, string>,
  previews: {
    join: (what: string) => `К общему добавим: ${what}.`,
    keep: (what: string) => `Отложим и вернём, когда выйдете из семьи: ${what}.`,
    discard: (what: string) => `Сотрём: ${what}. Вернуть их можно будет только из файла.`,
  } satisfies Record<Choice, (what: string) => string>,
  join: 'Присоединиться',
  joined: 'Вы в семье: теперь список общий',
  paused: 'Синхронизация на паузе. Продолжите её в разделе «Моё» и вернитесь сюда.',
  gone: 'Приглашение не открылось',
}

const problems: Record<string, string> = {
  offline: 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.',
  'no-invitation':
    'Такого приглашения нет: его отозвали, или ссылка скопирована не целиком. Попросите новую.',
  'invitation-used': 'По этой ссылке уже кто-то вошёл. Попросите новую: каждая работает один раз.',
  'invitation-expired': 'Ссылке больше недели, она уже не работает. Попросите новую.',
  'household-full': 'В этой семье больше нет места.',
  'has-household': 'Вы уже в семье. Чтобы перейти в другую, сначала выйдите из этой в разделе «Моё».',
  'too-many-invitations':
    'Открытых приглашений уже десять. Отзовите лишние или подождите, пока по ним войдут.',
  'no-household': 'Вы больше не в семье.',
  'not-owner': 'Удалять участников может только тот, кто создал семью.',
  'too-many-requests': 'Слишком много попыток подряд. Подождите минуту.',
  erased: statusTexts.erased,
}

/** The sentence for a refused call, by its code. */
export const problemText = (code: string) =>
  problems[code] ?? 'Сервер не ответил как надо. Попробуйте ещё раз.'

/** The sentence for an error of a call. */
export const describeProblem = (error: unknown) =>
  problemText(error instanceof HouseholdError ? error.code : 'failed')
