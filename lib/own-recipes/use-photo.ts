import useSWR from 'swr'

import { readPhoto } from '@/lib/photos/photos'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'

/** The photo of an own recipe on this device, as a data URL; read again after the recipe has changed, in place of the former. */
export function usePhoto({ id, hasPhoto, editedAt }: Pick<OwnRecipe, 'id' | 'hasPhoto' | 'editedAt'>) {
  // Null: SWR takes undefined for not loaded, so that each focus of the window would load a missing photo anew.
  const read = () => readPhoto(id).then((photo) => photo ?? null)
  const key = hasPhoto ? ['photo', id, editedAt] : null
  const { data, isLoading } = useSWR(key, read, { keepPreviousData: true })
  return { photo: (hasPhoto && data) || undefined, isLoading }
}
