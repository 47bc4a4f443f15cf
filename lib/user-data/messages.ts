import type { FileProblem } from '@/lib/user-data/export-file'
import { plural } from '@/lib/text/plural'
import type { UserDataKey } from '@/lib/user-data/stored-data'

/** The name of a key, and the words after the number of its entries: 12 «рецептов понравилось». */
type KeyLabel = { name: string; unit: (count: number) => string }

const recipes = (count: number) => plural(count, 'рецепт', 'рецепта', 'рецептов')
const products = (count: number) => plural(count, 'продукт', 'продукта', 'продуктов')

export const keyLabels: Record<UserDataKey, KeyLabel> = {
  likedRecipes: {
    name: 'Понравившиеся рецепты',
    unit: (count) => `${recipes(count)} ${plural(count, 'понравился', 'понравились', 'понравилось')}`,
  },
  savedRecipes: {
    name: 'Сохранённые рецепты',
    unit: (count) => `${recipes(count)} ${plural(count, 'сохранён', 'сохранены', 'сохранено')}`,
  },
  shopList: { name: 'Шоппинг лист', unit: (count) => `${products(count)} в шоппинг листе` },
  bought: {
    name: 'Куплено',
    unit: (count) => `${products(count)} ${plural(count, 'куплен', 'куплены', 'куплено')}`,
  },
  needs: {
    name: 'Рецепты шоппинг листа',
    unit: (count) =>
      `${recipes(count)}, для ${plural(count, 'которого', 'которых', 'которых')} собран список`,
  },
  cart: {
    name: 'Корзина',
    unit: (count) => `${plural(count, 'изменение', 'изменения', 'изменений')} в корзине`,
  },
  servings: { name: 'Порции', unit: (count) => `${recipes(count)} на своё число порций` },
  substitutes: { name: 'Замены в рецептах', unit: (count) => `${recipes(count)} с заменами` },
  productNotes: {
    name: 'Заметки о продуктах',
    unit: (count) => `${plural(count, 'заметка', 'заметки', 'заметок')} о продуктах`,
  },
  pantry: { name: 'Продукты дома', unit: (count) => `${products(count)} дома` },
  ownRecipes: {
    name: 'Мои рецепты',
    unit: (count) => `${plural(count, 'свой рецепт', 'своих рецепта', 'своих рецептов')}`,
  },
  productNames: {
    name: 'Названия продуктов',
    unit: (count) => `${plural(count, 'название', 'названия', 'названий')} продуктов в своих рецептах`,
  },
  diary: {
    name: 'Приготовлено',
    unit: (count) => `${plural(count, 'раз', 'раза', 'раз')} приготовлено`,
  },
  plan: { name: 'План на неделю', unit: (count) => `${plural(count, 'блюдо', 'блюда', 'блюд')} в плане` },
  eaters: { name: 'Кто ест', unit: (count) => plural(count, 'человек', 'человека', 'человек') },
  planner: { name: 'Пожелания к меню', unit: () => 'набор пожеланий к меню' },
  orders: { name: 'Заказы', unit: (count) => plural(count, 'заказ', 'заказа', 'заказов') },
  cooking: { name: 'Начатая готовка', unit: (count) => `${recipes(count)} в готовке` },
  departments: {
    name: 'Порядок отделов',
    unit: (count) => `${plural(count, 'отдел', 'отдела', 'отделов')} в своём порядке`,
  },
  isDark: { name: 'Тема', unit: () => 'выбор светлой или тёмной темы' },
}

const problems: Record<FileProblem, string> = {
  tooLarge: 'Файл больше 50 МБ — копии ваших данных такими не бывают. Выберите другой.',
  unreadable: 'Файл не открылся. Возможно, его переместили или удалили: выберите ещё раз.',
  notJson:
    'Это не копия данных: внутри не JSON. Выберите файл, который скачали здесь: его имя начинается с tasty.',
  notOurs: 'Этот файл не из Tasty. Выберите тот, который скачали здесь: его имя начинается с tasty.',
  newer: 'Файл сделан в более новой версии Tasty. Обновите страницу и попробуйте ещё раз.',
}

/** The screen of the user data: what is stored, export, import, erasing. */
export const myData = {
  intro:
    'Отметки, списки и корзина хранятся только на этом устройстве: на сервер из них уходит лишь то, что вы заказали.',
  introSynced:
    'Отметки, списки и корзина хранятся на этом устройстве и на сервере, чтобы найтись на других ваших устройствах.',
  stored: 'Что сохранено',
  nothing: 'Пока ничего',
  nothingHint: 'Понравится рецепт или соберётся список — всё появится здесь.',
  copy: 'Копия в файле',
  copyHint: 'Пригодится, если смените телефон или почистите браузер.',
  download: 'Скачать мои данные',
  photosLeft: (count: number) =>
    `Файл получился большой: в него не поместилось ${count}\u00a0фото. Рецепты в нём все.`,
  back: 'Обратно из файла',
  backHint: 'Сначала покажем, что в файле. Добавим только новое — то, что у вас есть, не изменится.',
  upload: 'Загрузить мои данные',
  problems,
  unchanged: 'Ничего не изменилось.',
  found: 'В файле есть новое',
  nothingNew: 'Всё это у вас уже есть',
  nothingValid: 'Добавить из этого файла нечего',
  newEntries: (count: number) => `новых: ${count}`,
  existingEntries: (count: number) => `уже есть: ${count}`,
  invalidEntries: (count: number) => `не подошло: ${count}`,
  photos: 'Фото рецептов',
  photosNotAdded: (count: number) =>
    `${count}\u00a0фото не поместилось в память браузера. Остальное добавили.`,
  invalidHint: 'Что не подошло, записано с ошибкой: это пропустим.',
  add: 'Добавить',
  cancel: 'Отмена',
  added: (count: number) => `Добавили ${count} ${plural(count, 'запись', 'записи', 'записей')} из файла`,
  undone: 'Вернули всё как было',
  noRoom: 'Не поместилось: память браузера заполнена или недоступна. Ничего не изменилось.',
  leaving: {
    title: 'Забыть и уйти',
    hint: 'После обычного выхода ваши данные ждут здесь, пока вы не войдёте снова. Если устройство чужое, сотрите их.',
    label: 'Забыть меня на этом устройстве',
    question: 'Забыть вас на этом устройстве?',
    warning: 'Выйдем из аккаунта и сотрём отметки, списки и корзину. Вернуть их можно будет только из файла.',
    yes: 'Забыть',
  },
  forgotten: 'Готово: о вас здесь ничего не осталось',
  erasing: {
    title: 'Стереть и с сервера',
    hint: 'Сотрём ваши данные здесь и на сервере и выйдем из аккаунта и из семьи. Другие ваши устройства сохранят то, что на них уже есть.',
    label: 'Стереть всё',
    question: 'Стереть всё здесь и на сервере?',
    warning: 'Отметки, списки, план и корзина исчезнут. Вернуть их можно будет только из файла.',
    yes: 'Стереть',
  },
  erased: 'Готово: ни здесь, ни на сервере ничего не осталось',
  notErasedThere: 'До сервера не достучались, поэтому ничего не стёрли. Попробуйте, когда появится сеть.',
  clearing: {
    title: 'С чистого листа',
    hint: 'Сотрём всё, что хранится в этом браузере, и то, что ждёт здесь входа в аккаунты.',
    label: 'Стереть всё на этом устройстве',
    question: 'Стереть всё на этом устройстве?',
    warning:
      'Отметки, списки и корзина исчезнут у всех, кто заходил отсюда. Вернуть их можно будет только из файла.',
    yes: 'Стереть',
  },
  cleared: 'Готово: здесь ничего не осталось',
  notErased: 'Стереть удалось не всё. Очистите данные сайта в настройках браузера.',
}
