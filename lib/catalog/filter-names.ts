/** The filters by their names in an address, apart from `filters.ts`: the categories load without it. */
export const filterNames = ['time', 'kcal', 'with', 'without', 'free', 'diet', 'sort'] as const
