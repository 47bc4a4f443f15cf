const rules = new Intl.PluralRules('ru')

/** The form of a noun after a whole number: 1 порция, 2 порции, 5 порций. */
export function plural(count: number, one: string, few: string, many: string) {
  const rule = rules.select(count)
  return rule === 'one' ? one : rule === 'few' ? few : many
}

/** 1 порция, 2 порции, 5 порций. */
export const servings = (count: number) => `${count} ${plural(count, 'порция', 'порции', 'порций')}`

/** After «на»: 1 порцию, 2 порции, 5 порций. */
export const onServings = (count: number) => `${count} ${plural(count, 'порцию', 'порции', 'порций')}`
