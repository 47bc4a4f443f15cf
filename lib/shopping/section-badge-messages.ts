export const sectionBadges = {
  inList: (count: number) => `в списке ${count}`,
  inCart: (count: number) => `в корзине ${count}`,
}
