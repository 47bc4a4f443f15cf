/** Servings and times that a pasted text names, and the lines that say nothing else. */

const IN_WORDS =
  /(?<!\p{L})(?:(одн[ау]|one)|(две|two)|(три|three)|(четыре|four)|(пять|five)|(шесть|six)) (?:порци|serving)/iu

const SERVINGS = [
  /(?<![\d.,])(\d{1,2})[ -]*(?:порци|порц\.|serving|persons?|people|персон|человек)/iu,
  /(?:порци[ийя]|порц\.|выход|получ(?:ается|ится)|servings?|serves|yields?|makes)[^\p{L}\d\n.]{0,6}(\d{1,2})(?!\d|[.,]\d| ?(?:бан[ко]|бутыл|литр|(?:л|мл|г|кг)(?!\p{L})))/iu,
  /(?<!\p{L})на (\d{1,2}) (?:шт|горшоч)/iu,
  /\(for (\d{1,2})\)|(?:👥|👤|🍽)\uFE0F? ?(\d{1,2})$/imu,
]

/** The servings that a text names: «на 6 порций», «Получается 12 штук», 'Serves 4'; jars are none: «Выход: 2 банки». */
export function findServings(text: string): number | undefined {
  const inWords = IN_WORDS.exec(text)
  if (inWords) return inWords.slice(1).findIndex(Boolean) + 1
  return SERVINGS.map((pattern) => Number(pattern.exec(text)?.slice(1).find(Boolean) ?? 0)).find(
    (count) => count > 0,
  )
}

/** The servings that a yield names: 4 of '4-6 порций', 8 of '1 торт (8 порций)', 0 of '120 г' and '1,5 л'. */
export const servingsOfYield = (text: string) =>
  Number((OF_SERVINGS.exec(text) ?? NUMBER.exec(text))?.[1] ?? 0)

const NUMBER = /(?<![\d.,])(\d{1,2})(?![\d.,]*\d)/
/** '1 торт (8–10 порций)' */
const OF_SERVINGS =
  /(?<![\d.,–—-])(\d{1,2})(?: ?(?:[–—-]|до|to) ?\d{1,2})? ?(?:порци|порц\.|serving|persons?|people|персон|человек)/i

const DURATION =
  /(?:(\d{1,3}(?:[.,]\d)?)\s*(?:ч(?:ас\p{L}*)?|h(?:ours?|rs?)?)(?!\p{L})\.?)?\s*(?:(\d{1,4})\s*(?:м(?:ин\p{L}*)?|m(?:in(?:ute)?s?)?)(?!\p{L})\.?)?/iu

const ISO = /P(?:\d+Y)?(?:\d+M)?(?:(\d+)D)?(?:T(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?)?/

/** The minutes of the first duration in a text: «1 ч 30 мин», '45 minutes', ISO 8601 'PT1H30M'. */
export function findMinutes(text: string): number | undefined {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = ISO.exec(text) ?? []
  const iso = Math.round(Number(days) * 1440 + Number(hours) * 60 + Number(minutes) + Number(seconds) / 60)
  if (iso > 0) return iso
  for (const { index } of text.matchAll(/(?<![\d.,])\d/g)) {
    const [, hours, minutes] = DURATION.exec(text.slice(index)) ?? []
    if (hours || minutes)
      return Math.round(Number(hours?.replace(',', '.') ?? 0) * 60 + Number(minutes ?? 0)) || undefined
  }
  return undefined
}

const META =
  /^(?:(?:количество )?порци[ийя]|порц|выход|получ(?:ается|ится)(?= \d)|(?:общее )?время|готовить:|кухня|сложность|уровень|serves|servings|yields?|makes|prep(?:aration)? time|cook(?:ing)? time|total time|ready in|for \d+ people|автор|источник|категория|заготовка|рейтинг)(?!\p{L})/iu
const FILLER =
  /(?:количество |на )?(?<!\p{L})(?:\d+[ -]*)?(?:порци\p{L}*|порц|персон\p{L}*|человек\p{L}*|горшочк\p{L}*|шт|ккал|kcal|servings?|serves|people|ч(?:ас\p{L}*)?|мин\p{L}*|minutes?|mins?|hours?|на|for|время|готовки|приготовления|работы|одн[ау]|две|три|ночь|рецепт|стоимость|руб|ready in|one|(?:prep|cook|total)(?: time|:))(?!\p{L})/giu

/** «4 порции, готовим 50 мин»; not «2 порции лапши». */
const BEGINS_WITH_SERVINGS =
  /^\d{1,2}(?: ?[-–—] ?\d{1,2})? (?:порци\p{L}*|персон\p{L}*|servings?)\s*(?:[,.;|·•]|$)/iu

/** Whether a line says how much or how long, and no more: «8 порций | 1 час | 230 ккал». */
export const isFactLine = (line: string) =>
  line.length < 90 &&
  (META.test(line) ||
    BEGINS_WITH_SERVINGS.test(line) ||
    ((findServings(line) !== undefined || findMinutes(line) !== undefined) &&
      !/\p{L}/u.test(line.replace(FILLER, ''))))

const WORK = /\((?<time>[^()\n]*) работы\)/i

/** The working time and the whole time of a recipe, in minutes, where lines of facts name them. */
export function findTimes(lines: string[]): { active?: number; total?: number } {
  const whole = lines.filter(isFactLine).join('\n')
  const facts = whole.replace(WORK, '')
  const after = (label: string) => {
    const text = new RegExp(`${label}[^\\d\\n]*([^|\\n]*)`, 'i').exec(facts)?.[1]
    return text && findMinutes(text)
  }
  const work = WORK.exec(whole)?.groups?.time
  const prep = after('(?:prep(?:aration)?(?: time|:)|время подготовки)')
  const cook = after('(?:cook(?:ing)?(?: time|:)|время (?:приготовления|готовки))')
  const total =
    after('(?:total time|ready in|общее время)') ||
    (prep && cook ? prep + cook : undefined) ||
    after('время') ||
    findMinutes(facts)
  const active = prep ?? (work && findMinutes(work))
  return { ...(active && { active }), ...(total && { total }) }
}
