const rules = new Intl.PluralRules('ru')

/** Selects the form of a noun after an integer: 1 порция, 2 порции, 5 порций. */
export function plural(count: number, one: string, few: string, many: string) {
  const rule = rules.select(count)
  return rule === 'one' ? one : rule === 'few' ? few : many
}

/** The noun after a number of servings in the nominative: 1 порция, 2 порции, 5 порций. */
export const servingsNoun = (count: number) => plural(count, 'порция', 'порции', 'порций')

/** A number of servings in the nominative: '4 порции'. */
export const servings = (count: number) => `${count} ${servingsNoun(count)}`

/** A number of servings in the accusative, as after «на»: 1 порцию, 2 порции, 5 порций. */
export const servingsAccusative = (count: number) => `${count} ${plural(count, 'порцию', 'порции', 'порций')}`
