/** Whether an id is that of an own recipe. The full stop keeps it apart from ids of the catalogue. */
export const isOwnId = (recipeId: string) => recipeId.startsWith('own.')

/** Whether an id in the address of a form is that of a recipe of the catalogue, of which the form makes a copy. */
export const isCatalogueId = (id: string) => !/^(?:own\..*|new|import|)$/.test(id)
