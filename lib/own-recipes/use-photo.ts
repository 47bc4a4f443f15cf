import useSWR from 'swr'

import { readPhoto } from '@/lib/photos/photos'
import type { OwnRecipe } from '@/lib/recipes/own/own-recipes'

/** The photo of an own recipe on this device, as a data URL; read again after the recipe has changed. */
export function usePhoto({ id, hasPhoto, editedAt }: Pick<OwnRecipe, 'id' | 'hasPhoto' | 'editedAt'>) {
  const { data, isLoading } = useSWR(hasPhoto ? ['photo', id, editedAt] : null, () => readPhoto(id))
  return { photo: data, isLoading }
}
