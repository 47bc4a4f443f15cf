/** The badges of the sections. */
export const sectionBadges = {
  inList: (count: number) => `в списке ${count}`,
  inCart: (count: number) => `в корзине ${count}`,
  sum: (rubles: string) => `${rubles}\u00a0руб.`,
}
