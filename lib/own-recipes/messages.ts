import type { ImportProblem } from '@/lib/own-recipes/import-problem'
import { formatDecimal } from '@/lib/text/decimal'
import { plural } from '@/lib/text/plural'
import { quoted } from '@/lib/text/quoted'

const recipes = (count: number) => `${count}\u00a0${plural(count, 'рецепт', 'рецепта', 'рецептов')}`

const problems: Record<ImportProblem, string> = {
  empty: 'Здесь пока пусто. Вставьте текст рецепта — например, из заметок или с сайта.',
  noRecipe: 'Рецепта здесь не нашлось. Вставьте список продуктов и шаги или откройте форму и впишите сами.',
  addressOnly:
    'Это только адрес страницы, а её саму отсюда не открыть. Скопируйте с\u00a0неё текст рецепта и вставьте сюда.',
  tooLarge:
    'Это слишком много за один раз: текст до 5\u00a0МБ, архив до 50\u00a0МБ. Выберите часть поменьше.',
  unreadable: 'Файл не читается: он повреждён или это не рецепт.',
}

/** «Мои рецепты»: the list, the form, the import. */
export const ownRecipes = {
  intro: 'Семейные, с сайтов, из заметок: здесь рецепты живут рядом с нашими — с порциями, ценами и планом.',
  signInHint: 'Войдите, чтобы готовить по своим рецептам: то, что вы записали, останется на месте.',
  add: 'Добавить рецепт',
  paste: 'Вставить рецепт',
  none: 'Своих рецептов пока нет',
  noneHint: 'Впишите любимый рецепт или вставьте его текстом — разберём на продукты и шаги.',
  find: 'Найти в моих рецептах',
  clearSearch: 'Очистить поиск',
  noMatches: 'Такого среди ваших рецептов нет',
  sort: 'Сначала',
  sorts: { edited: 'новые', title: 'по алфавиту', cooked: 'давно не готовили' },
  edit: (title: string) => `Изменить ${quoted(title)}`,
  remove: (title: string) => `Удалить ${quoted(title)}`,
  removed: (title: string) => `Удалили ${quoted(title)}`,
  restored: 'Вернули рецепт',
  ingredients: (count: number) => `${count}\u00a0${plural(count, 'продукт', 'продукта', 'продуктов')}`,
  toList: 'К моим рецептам',
  // The form.
  newTitle: 'Новый рецепт',
  editTitle: 'Изменить рецепт',
  copyTitle: 'Свой вариант рецепта',
  title: 'Название',
  titleMissing: 'Назовите рецепт',
  servings: 'На сколько порций',
  servingsWrong: 'Целое число от 1 до 99',
  totalMinutes: 'Всего минут',
  activeMinutes: 'У плиты, минут',
  minutesWrong: 'Целое число минут',
  ingredientLines: 'Продукты, по одному в строке',
  ingredientHint: 'Например: 2 ст. л. сметаны, соль по вкусу, ½ пачки масла (90 г)',
  steps: 'Шаги, по одному в строке',
  nothingToCook: 'Впишите хотя бы один продукт или шаг',
  tooManyIngredients: 'Продуктов больше 200 — столько не сохранить. Разделите рецепт',
  tooManySteps: 'Шагов больше 200 — столько не сохранить. Разделите рецепт',
  tooManyTags: 'Не больше 20 меток',
  notesTooLong: 'Не больше 2000 знаков',
  tags: 'Метки через запятую',
  source: 'Откуда рецепт',
  notes: 'Заметки',
  photo: 'Фото',
  choosePhoto: 'Выбрать фото',
  removePhoto: 'Убрать фото',
  photoHint: 'Останется на этом устройстве. Уменьшим сами.',
  photoWrong: 'Это не картинка или браузер её не понимает. Выберите фото JPEG, PNG или WebP.',
  photoNotStored: 'Рецепт сохранили, а фото — нет: память браузера его не приняла.',
  save: 'Сохранить рецепт у себя',
  saved: (title: string) => `Сохранили ${quoted(title)} в ваших рецептах`,
  open: 'Открыть',
  noRoom:
    'Не поместилось: память браузера заполнена или недоступна. Текст остался здесь — скопируйте его, чтобы не потерять.',
  // The import.
  pasteIntro:
    'Текст из заметок, код страницы, JSON-LD или Cooklang. Всё разбираем на вашем устройстве, никуда не отправляем.',
  text: 'Текст рецепта',
  parse: 'Разобрать',
  files: 'Или выбрать файлы',
  filesHint:
    'Выгрузки Mealie, Tandoor, RecipeSage, Paprika, Nextcloud Cookbook, страницы .html, Cooklang, копия из Tasty.',
  bookmark: 'В Tasty',
  bookmarkHint:
    'Перетащите на панель закладок. Потом на странице с рецептом нажмите закладку — и рецепт окажется здесь.',
  bookmarkCopied: 'Скопировали. Добавьте закладку и вставьте это вместо адреса.',
  bookmarkNotCopied: 'Браузер не дал скопировать. Перетащите кнопку на панель закладок.',
  /** What the bookmarklet says on pages of other sites. */
  bookmarkNothing: 'На этой странице рецепт не размечен. Выделите его текст и нажмите закладку ещё раз.',
  bookmarkTooLong:
    'Рецепт на этой странице слишком длинный. Выделите только его текст и нажмите закладку ещё раз.',
  reading: (done: number, all: number) => `Читаем файлы: ${done} из ${all}`,
  problems,
  inFile: (name: string, problem: string) => `${name}: ${problem}`,
  found: (count: number) => `Нашли ${recipes(count)}`,
  previewHint: 'Проверьте, всё ли так. Пока ничего не сохранено.',
  understood: (right: number, all: number) =>
    `Разобрали ${right} из ${all} ${plural(all, 'строки', 'строк', 'строк')}`,
  notUnderstood: 'Не разобрали — оставим как есть',
  toTaste: 'по вкусу',
  choose: 'Какой это продукт?',
  asIs: 'Нет в магазине',
  product: (name: string) => `Продукт в магазине для ${quoted(name)}`,
  otherProduct: (name: string) => `Выбрать другой продукт для ${quoted(name)}`,
  unmatched: (count: number) =>
    `Не нашли в магазине: ${count}\u00a0${plural(count, 'продукт', 'продукта', 'продуктов')}`,
  unmatchedHint: 'Подскажите один раз, что это, — запомним и больше не спросим.',
  leftOut: (count: number) =>
    `Не вошло в рецепт: ${count}\u00a0${plural(count, 'строка', 'строки', 'строк')}`,
  rating: (stars: number) => `Оценка: ${formatDecimal(stars)} из 5`,
  photoMissing: 'Фото: в файле его нет, или оно не читается',
  untitled: 'Рецепт без названия',
  change: 'Поправить текст',
  saveAll: (count: number) => `Сохранить у себя ${recipes(count)}`,
  saving: (done: number, all: number) => `Сохраняем: ${done} из ${all}`,
  savedAll: (count: number) => `Сохранили ${recipes(count)}`,
  allKnown: 'Эти рецепты у вас уже есть',
  savedPart: (done: number, all: number) =>
    `Сохранили ${done} из ${all}: память браузера заполнена. Остальные ждут здесь.`,
  photosLost: (count: number) => `${count}\u00a0фото не добавили: повреждены или не поместились.`,
  undone: 'Убрали всё, что добавили',
  chosen: (title: string) => `Взять ${quoted(title)}`,
}
