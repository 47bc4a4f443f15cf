/** A sum: '59.97 руб.' */
export const inRubles = (rubles: string) => `${rubles}\u00a0руб.`

/** The sum at the till: 'На кассе 59.97 руб.' */
export const atTill = (rubles: string) => `На\u00a0кассе ${inRubles(rubles)}`
