import type { BootInput, FirstRequest } from '@/app/boot/boot'
import type { RedirectInput } from '@/app/boot/redirect'
import { FIRST_PART_LENGTH, callAddress, TIMEOUT_MS } from '@/lib/api/fetch-json'
import { eagerPictures } from '@/lib/browser/eager-pictures'
import { PAGE_SIZE } from '@/lib/catalog/categories-api'
import { config } from '@/lib/config'
import { knownSegments, paths } from '@/lib/router/routes'

const requests: Record<string, FirstRequest> = {
  [paths.categories]: {
    url: callAddress('selected', { page: 1, limit: PAGE_SIZE }),
    pictures: eagerPictures.tile,
  },
  [paths.category('*')]: { url: callAddress('selected/*'), pictures: eagerPictures.card },
  [paths.recipe('*')]: { url: callAddress('selected/*/category'), pictures: eagerPictures.recipe },
  [paths.editor('*')]: { url: callAddress('selected/*/category') },
  [paths.pantry]: { url: callAddress('recipes') },
  [paths.plan]: { url: callAddress('shop'), needs: 'plan' },
  [paths.list]: { url: callAddress('shop'), needs: 'shopList' },
  [paths.cart]: { url: callAddress('shop'), needs: 'shopList' },
  ...(config.orderUrl && { [paths.delivery]: { url: callAddress('shop'), needs: 'shopList' } }),
}

const withoutTrailingSlash = (path: string) => path.replace(/\/$/, '')

export const bootInput: BootInput = {
  basePath: config.basePath,
  requests: Object.entries(requests).map(([path, request]) => [withoutTrailingSlash(path), request]),
  recipePath: withoutTrailingSlash(paths.recipe('*')),
  importPath: paths.importRecipe,
  timeoutMs: TIMEOUT_MS,
  firstPartLength: FIRST_PART_LENGTH,
}

export const redirectInput: RedirectInput = { basePath: config.basePath, knownSegments }
