/** Whether an id is that of an own recipe. The full stop keeps it apart from ids of the catalogue. */
export const isOwnId = (recipeId: string) => recipeId.startsWith('own.')
