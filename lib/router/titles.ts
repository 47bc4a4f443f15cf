import type { ScreenName } from '@/lib/router/routes'

/** Document titles by screen, without the site's name. */
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
  mine: 'Моё',
  orders: 'Мои заказы',
  invitation: 'Приглашение в семью',
  ownRecipes: 'Мои рецепты',
  notFound: 'Страница не найдена',
}

/**
 * Collapses whitespace the way `document.title` does. The observer of `holdDocumentTitle` compares titles, and would write
 * one that differs from what the browser returns again and again.
 */
export const collapseWhitespace = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ')

/** The document title for a screen's name. */
export const documentTitle = (title: string) => collapseWhitespace(`${title} — Tasty`)
