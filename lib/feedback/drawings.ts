import { config } from '@/lib/config'

/** Drawings for screens that have nothing else to show. */
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
