/** What the search has found. */
export const search = {
  nothingFound: 'Ничего не найдено...',
  /** For a search that covered only categories because the recipes failed to load. */
  noRecipeSearch: 'Поискать среди рецептов не удалось.',
  nothingFoundHint: 'Попробуйте одно-два слова: название блюда или продукта.',
  /** Where only the categories are searched, by the beginning of their titles. */
  noCategoryFoundHint: 'Попробуйте начать слово иначе: достаточно первых трёх букв.',
  /** `partial`: the recipes that lack a part of the query. */
  found: (categories: number, recipes: number, partial: number) =>
    `Найдено ${[
      categories && `категорий: ${categories}`,
      recipes && `рецептов: ${recipes}`,
      partial && `похожих рецептов: ${partial}`,
    ]
      .filter(Boolean)
      .join(', ')}`,
  foundRecipes: 'Рецепты',
  /** Before the query that the visitor probably meant, which is a link. */
  hint: 'Возможно, вы искали:',
  /** The title of recipes that lack a part of the query; `lacks` is in the genitive. */
  without: (lacks: string, count: string) => `Без ${lacks}: ${count}`,
}
