import { readIngredientLine } from '@/lib/recipe-import/ingredient-line'
import { LENGTHS } from '@/lib/recipe-import/named-amount'
import { findAmount, plainNumbers } from '@/lib/recipe-import/text-amounts'
import { isFactLine } from '@/lib/recipe-import/text-facts'

/** What a line of a pasted recipe is. A parameter `text` is a line without signs at its beginning, as `bare` returns it. */

const NOISE =
  /^(?:(?:главная|home) ?[/>›»→]|фото(?:граф\p{L}*)? ?:|\[?реклама|advertisement|sponsored|jump to recipe|print$|pin$|share$|распечатать$|поделиться$|оцени(?:ть|те) рецепт|сохраняй(?:те)?(?!\p{L})|подписывайтесь|ставь|приятного аппетита|калори|кбжу|пищевая ценность|энергетическая|calories|nutrition|rating|рейтинг|★|#\p{L})/iu
const END = /^(?:комментарии|отзывы|comments|reviews|похожие рецепты|related recipes)(?!\p{L})/iu
const INGREDIENTS =
  /^(?:ингр[еи]диенты|состав|(?:список )?продукт(?:ы|ов)|что (?:нужно|понадобится)|(?:вам |нам )?понадоб[ия]тся|нужно|основное|ingredients|you(?:'|’)?ll need|what you need|на [\p{L}\d]+ (?:порци\p{L}*|персон|человек)(?: нужно)?:|на [\p{L}\d]+ порци\p{L}* нужно)/iu
const STEPS =
  /^(?:(?:(?:способ|описание|пошаговое|пошаговый рецепт) )?приготовлени[ея]|как (?:(?:при)?готовить|сварить|испечь|(?:это )?сделать)|что делать|(?:пошаговая )?инструкци[яи]|рецепт(?=$| [«"])|готовим$|готов(?:лю|ится)(?: \p{L}+)?:?$|готовка|шаги|пошаговый (?:фото)?рецепт|(?:ход|порядок) \p{L}+|directions|method|instructions?|steps|preparation|how to (?:make|cook))/iu
const GROUP =
  /^(?:(?:для|for the|for) [^\d]{2,30}|(?:тесто|соус|начинка|крем|основа|коржи|глазурь|заправка|маринад|фарш|бульон|сверху|украшение|подача|панировка|гарнир|опара|кляр|посыпка|пропитка|бисквит|topping|dough|sauce|filling|dressing|frosting|icing|crust|[\p{L} ]{3,30}(?=:))|(?:\p{L}{3,}(?:[ыио]й|[ая]я|[ое]е|[ыи]е) )?(?:пюре|котлеты|тефтели|начинка|крем|глазурь|заправка|панировка))\s*:?$/iu
const NOTES = /^(?:(?:на )?заметк[аиу]|примечани[ея]|советы?|notes?|tips?)\s*:?$/iu
const STEP_NUMBER =
  /^(?:(?:шаг|step)\s*\d{1,2}(?: (?:из|of) \d{1,2})?[.:)]?|\d{1,2}[.)](?!\d)|\d\uFE0F?\u20E3|(?:[-–—•*●○]|\p{Extended_Pictographic}[\uFE0F\u200D]*)+)\s*/iu

/** Whether a line is no longer than a heading: «Ингредиенты для «Сырники классические»:» is a long one, with a colon. */
const isShort = (text: string) => text.length < (text.endsWith(':') ? 100 : 45)

/** Without emojis and signs at its beginning. */
export const bare = (line: string) =>
  line
    .replace(/^[^\p{L}\p{N}[★#]+/u, '')
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .trim()

/** The heading of the ingredients or of the steps. */
export const isHeading = (line: string) =>
  isShort(line) && (INGREDIENTS.test(bare(line)) || STEPS.test(bare(line)))

/** Whether a line is one of those that pages put around a recipe. */
export const isNoise = (text: string) => NOISE.test(text)

/** Whether the recipe has ended and the page goes on with something else. */
export const isEnd = (line: string) => END.test(line)

/** The heading of notes: «Заметки», 'Tips'. */
export const isNotesHeading = (text: string) => NOTES.test(text)

/** A heading that ingredients follow; not an ingredient itself, which has a measure. */
export const beginsIngredients = (text: string) =>
  isShort(text) && INGREDIENTS.test(text) && !hasMeasure(withoutNote(text))

/** A heading that steps follow. */
export const beginsSteps = (text: string) => isShort(text) && STEPS.test(text.replace(/:$/, ''))

/** A heading that steps follow, and no more: «Приготовление», «Как приготовить соус:». */
export const isStepsHeading = (text: string) =>
  STEPS.test(text) && (/^.{0,40}:$/u.test(text) || !/\p{L}/u.test(text.replace(STEPS, '')))

/** The heading of a group of ingredients. */
export const isGroup = (text: string) =>
  FOR_SIZE.test(text) ||
  (WITH_COLON.test(text) && !endsWithAmount(text.slice(0, -1)) && !isStep(text)) ||
  (GROUP.test(text) && !hasMeasure(text))

/**
 * Whether the third of five lines is the heading of the ingredients below, set apart by the blank line above: «Яблочный слой».
 * These have amounts, so that it is none of them itself.
 */
export const isSetApart = ([before = '', gap, line = '', ...below]: string[]) =>
  before !== '' &&
  gap === '' &&
  /^\p{Lu}\p{L}+(?: \p{L}+)?$/u.test(line) &&
  !SEASONING.test(line) &&
  isNameAlone(line) &&
  !isNoise(line) &&
  below.length === 2 &&
  below.every((next) => isIngredient(bare(next)) && !isStep(bare(next)))

/** What recipes list without an amount. */
const SEASONING = /(?<!\p{L})(?:соль|перец|сахар|вода|масло|зелень|специи|salt|pepper|water|oil)(?!\p{L})/iu

/** The form or the jar that the amounts are for: «На форму 20 см», «На 3-литровую банку», «на 2 пиццы 30 см». */
const FOR_SIZE = /^(?:(?:на форму|форма|на \d-литров\p{L}+)(?!\p{L}).{0,40}|на \d{1,2} \p{L}{4,} \d+ см)$/iu

/** «Тесто (на 2 коржа):», «Маринад на 1 л воды:» */
const WITH_COLON = /^(?!\d).{2,45}:$/u

/** A heading without what stands in brackets: «Ингредиенты (на форму 20 см):». */
const withoutNote = (text: string) => (text.endsWith(':') ? text.replace(/ ?\([^()]*\)/g, '') : text)

/** A step without «Шаг 1», «1.», a bullet, or the number in «1 Изюм замочите»; «5 минут варите» keeps its. */
export const withoutNumber = (step: string) =>
  step.replace(STEP_NUMBER, '').replace(/^\d{1,2} (?=\p{Lu}\p{Ll})/u, '')

/** Perhaps the name of an ingredient, without its amount. */
export const isNameAlone = (line: string) =>
  line.length < 60 &&
  /\p{L}/u.test(line) &&
  !/[.!?:;]$/.test(line) &&
  !hasMeasure(line) &&
  !isHeading(line) &&
  !isFactLine(bare(line))

/** An amount with a unit, and nothing else. A number may be that of a step. */
export function isAmountAlone(line: string) {
  if (line.length > 40) return false
  if (/^(?:по вкусу|to taste)$/i.test(line)) return true
  const text = plainNumbers(line).replace(/[\s.]+$/, '')
  const found = findAmount(text)
  return found?.start === 0 && found.unit !== '' && text.length <= found.end
}

/** A line that only announces ingredients, perhaps with the number of servings. */
export const isIngredientHeading = (line: string) => {
  const rest = bare(line).replace(INGREDIENTS, '')
  return INGREDIENTS.test(bare(line)) && (!/\p{L}/u.test(rest) || isFactLine(rest))
}

/** An amount with a unit; not the number of servings in a heading. */
export const hasMeasure = (text: string) => {
  const found = findAmount(plainNumbers(text))
  return found !== undefined && found.unit !== ''
}

/** An amount with a unit after a name, «Мука — 200 г»; not «Борщ на 5 л». */
export function endsWithAmount(line: string) {
  const text = plainNumbers(line).replace(/[\s.,;]+$/, '')
  const found = findAmount(text)
  if (!found?.unit || LENGTHS.has(found.unit) || found.start === 0 || found.end < text.length) return false
  return !/(?<!\p{L})на $/iu.test(text.slice(0, found.start))
}

/** An ingredient with its amount, or a list of them. */
export const isIngredient = (text: string) => {
  if (text.length > MAX_LINE) return false
  const measured = readIngredientLine(text).filter(({ amount }) => amount !== undefined)
  // A long line is a list of many.
  return measured.length > (text.length < 90 ? 0 : 2)
}

/** Maximum number of characters of a line with ingredients. */
const MAX_LINE = 600

/** Imperatives, infinitives, the plurals of «нарезаем» and «промывают», «запекаю», and «замочи», as one tells a friend. */
const VERB =
  /(?<!\p{L})(?:\p{L}{2,}(?:йте|ьте|ите|ай|уй|ать|ять|еть|ить|оть|уть|чь|[аяую]ем|[аяую]ют)|(?:\p{L}{0,3}(?:вар|жар|туш|готов|сол|став|вод|ход|чист)|соедин)(?:им|ят)|\p{L}{2,}[ая]ю|солю|перчу|варю|жарю|режу|кладу|ставлю|\p{L}{1,4}(?:моч|жар|крут|вар|туш|лож|кинь|бав|став|реж|готов|чист|сып|маж)[иь]|(?:на|по|пере|рас|про)три|(?:в|на|по|за|раз)лей|\p{L}{2,4}грей|(?:вз|раз)бей)(?:сь|ся)?(?!\p{L})/giu
const NOUNS = /^(?:пять|девять|десять|четверть|треть|сеть|нить|щепоть|чай|чаем|урожай|май|рай|печь)$/iu
const ENGLISH_VERB =
  /^(?:add|air[ -]?fry|arrange|bake|beat|blend|blitz|boil|break|bring|brown|brush|chill|chop|coat|combine|cook|cool|cover|cut|divide|drain|drizzle|fill|fold|fry|grill|heat|knead|leave|marinate|mash|melt|mix|pat|peel|place|press|pour|preheat|put|refrigerate|remove|return|rinse|roast|roll|rub|scatter|scramble|season|serve|shape|simmer|slice|soak|spread|sprinkle|steam|stir|strain|take|toast|top|toss|transfer|turn|warm|wash|whisk|wrap)(?!\p{L})/iu

/**
 * Whether a line tells what to do. A verb after an amount or in brackets describes the ingredient: «50 г сыра, натереть»,
 * «масло (растопить) — 50 г».
 */
export function isStep(text: string) {
  const plain = plainNumbers(withoutNumber(text).replace(/\([^()]*\)/g, ''))
  if (/^шаг \d|^step \d/iu.test(text)) return true
  if (ENGLISH_VERB.test(plain)) return true
  const amount = findAmount(plain)
  const verb = [...plain.matchAll(VERB)].find(([word]) => !NOUNS.test(word))
  if (verb && (!amount || verb.index < amount.start))
    return text.endsWith('.') || plain.split(/\s+/).length > 2
  return text.length > 110 || (/[.!]$/.test(text) && !amount && plain.split(/\s+/).length > 6)
}

/** «Рис сварить» above another step; two words that could be an ingredient elsewhere. */
export const isShortStep = (text: string, next: string) =>
  /^\p{L}+ \p{L}+$/u.test(text) && isStep(`${text}.`) && isStep(next)
