import type { ScreenName } from '@/lib/router/routes'

/** What a document of a screen is called. */
export const titles: Record<ScreenName, string> = {
  welcome: 'Рецепты и продукты с доставкой',
  categories: 'Категории рецептов',
  category: 'Рецепты',
  recipe: 'Рецепт',
  saves: 'Сохранённые рецепты',
  likes: 'Понравившиеся рецепты',
  editor: 'Список ингредиентов',
  list: 'Мой шоппинг лист',
  cart: 'Корзина',
  delivery: 'Оформление доставки',
  login: 'Вход',
  registration: 'Регистрация',
  reset: 'Сброс пароля',
  pantry: 'Что приготовить?',
  plan: 'План на неделю',
  myData: 'Мои данные',
  notFound: 'Страница не найдена',
}

/**
 * As `document.title` gives a text back, with one blank for several: what watches the title compares by it, and would else
 * write it for ever.
 */
export const collapseWhitespace = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ')

/** The document's title for a screen's name. */
export const documentTitle = (title: string) => collapseWhitespace(`${title} — Tasty`)
