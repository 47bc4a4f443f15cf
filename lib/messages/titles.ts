import type { ScreenName } from '@/lib/routes'

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

/** The document's title for a screen's name. */
export const documentTitle = (title: string) => `${title} — Tasty`
