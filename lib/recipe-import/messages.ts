import type { ImportProblem } from '@/lib/recipe-import/import-problem'
import { formatDecimal } from '@/lib/text/decimal'

const problems: Record<ImportProblem, string> = {
  empty: 'Здесь пока пусто. Вставьте текст рецепта — например, из заметок или с сайта.',
  noRecipe: 'Рецепта здесь не нашлось. Вставьте список продуктов и шаги или откройте форму и впишите сами.',
  addressOnly:
    'Это только адрес страницы, а её саму отсюда не открыть. Скопируйте с\u00a0неё текст рецепта и вставьте сюда.',
  tooLarge:
    'Это слишком много за один раз: текст до 5\u00a0МБ, архив до 50\u00a0МБ, рецептов до 2000. Выберите часть поменьше.',
  encrypted: 'Архив под паролем. Распакуйте его и выберите файлы.',
  unreadable: 'Файл не читается: он повреждён, или это не рецепт.',
}

/** What is read of texts, files and pages, and the bookmark that brings pages here. */
export const recipeImport = {
  problems,
  rating: (stars: number) => `Оценка: ${formatDecimal(stars)} из 5`,
  optional: 'по желанию',
  bookmark: 'В Tasty',
  bookmarkHint:
    'Перетащите на панель закладок. Потом на странице с рецептом нажмите закладку — и рецепт окажется здесь.',
  bookmarkCopied: 'Скопировали. Добавьте закладку и вставьте это вместо адреса.',
  bookmarkNotCopied: 'Браузер не дал скопировать. Перетащите кнопку на панель закладок.',
  /** What the bookmarklet says on pages of other sites. */
  bookmarkNothing: 'На этой странице рецепт не размечен. Выделите его текст и нажмите закладку ещё раз.',
  bookmarkTooLong:
    'Рецепт на этой странице слишком длинный. Выделите только его текст и нажмите закладку ещё раз.',
}
