import { useSWRConfig } from 'swr'

/** Returns a function that forgets what the screens of these recipes have read, after they were changed or removed. */
export function useRecipeCache() {
  const { mutate } = useSWRConfig()
  return (ids: string[]) => {
    for (const id of ids) void mutate(['recipes', id], undefined, { revalidate: false })
    void mutate((key) => Array.isArray(key) && key[0] === 'recipes-by-id', undefined, { revalidate: false })
  }
}
