/** Loads the search and its request, in one chunk: nobody who does not search needs them. */
export const loadSearch = () => import('@/lib/catalog/recipe-search')

/** Fetches what the words of a search mean, with the code of the search. Throws `ApiError`. */
export const fetchWords = async () => (await loadSearch()).fetchSearchWords()
