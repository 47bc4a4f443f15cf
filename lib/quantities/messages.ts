import { servingsAccusative } from '@/lib/text/plural'

/** Quantities that cannot be scaled or added up. */
export const quantities = {
  /** '1 горсть (на 4 порции)' */
  forServings: (quantity: string, count: number) => `${quantity} (на ${servingsAccusative(count)})`,
  /** The same quantity in several recipes: '1 горсть × 2'. */
  times: (quantity: string, count: number) => `${quantity}\u00a0×\u00a0${count}`,
}
