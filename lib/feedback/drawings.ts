import { config } from '@/lib/config'

/** Addresses of the drawings of empty and failed screens. */
export const drawings = {
  emptyList: drawing('empty-list'),
  emptyCart: drawing('empty-cart'),
  emptyLikes: drawing('empty-likes'),
  emptySaves: drawing('empty-saves'),
  notFound: drawing('not-found'),
  error: drawing('error'),
  offline: drawing('offline'),
  feast: drawing('welcome-640'),
}

function drawing(name: string) {
  return `${config.basePath}/images/${name}.webp`
}
