import { withoutMarkdown } from '@/lib/recipe-import/markdown'
import { LENGTHS, splitAmount } from '@/lib/recipe-import/named-amount'
import { withoutInvisible } from '@/lib/recipe-import/plain-text'
import { findAmount, plainNumbers, type TextAmount } from '@/lib/recipe-import/text-amounts'
import { gramsOf, meaningBeside } from '@/lib/recipe-import/text-units'

/**
 * What one line of ingredients says. Without an `amount` it is to taste. `grams` is the weight that stands beside an amount in
 * another unit; `note` is all that is neither amount nor name.
 */
export type ReadIngredient = { name: string; amount?: TextAmount; grams?: number; note: string }

/**
 * Reads a line of ingredients in Russian or English. Usually one ingredient; «соль, перец», «по 1 ч. л. соли и сахара» and
 * «молоко 125 мл + вода 125 мл» are several. A line without a name has none.
 */
export function readIngredientLine(line: string): ReadIngredient[] {
  const read = partsOf(withoutBrackets(tidy(line).replace(PURPOSE, ''))).flatMap(readPart)
  // «1 стакан + 2 ст. л. муки» names its ingredient once.
  const name = read.find(hasName)?.name ?? (read[0]?.amount?.unit === 'зубчик' ? CLOVES : '')
  return read.map((one) => (one.amount && !hasName(one) ? { ...one, name } : one)).filter(hasName)
}

/** «Для соуса 200 г сметаны, 2 ст. л. томатной пасты» */
const PURPOSE = /^для \p{L}+ (?=\d+ )/iu

/** A line of ingredients as it was written, and the ingredients in it; none if it was not understood. */
export type ReadLine = { text: string; group?: string; ingredients: ReadIngredient[] }

/** Reads a line of ingredients that stands below the heading `group`, if any. */
export const readLine = (text: string, group?: string): ReadLine => ({
  text,
  ...(group && { group }),
  ingredients: readIngredientLine(text),
})

/** The ingredient of cloves where a line does not name it: «1–2 зубчика». */
const CLOVES = 'чеснок'

const hasName = ({ name }: ReadIngredient) => /\p{L}/u.test(name)

/** Without bullets, table lines, leaders and full stops at the end, with plain numbers and one kind of blank and dash. */
const tidy = (line: string) =>
  plainNumbers(
    withoutMarkdown(withoutInvisible(line))
      .replace(/[\u00a0\u2009\u202f\t]/g, ' ')
      .replace(/^\s*\d\uFE0F?\u20E3/u, '')
      .replace(/^[^\p{L}\p{N}(~≈½⅓⅔¼¾⅛]+(?:или )?|^или /iu, '')
      .replace(/^\d{1,2}[.)] +(?=[\p{L}\p{N}])(?!(?:г|л|мл|кг|шт)(?!\p{L}))/u, '')
      .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
      .replace(/\.{3,}|…/g, ' — ')
      .replace(/(\d) *\| */g, '$1 ')
      .replaceAll('|', ' — '),
  )
    .replace(/\/(\p{L}[^/\d]{2,})\//gu, '($1)')
    .replace(/(\p{L}\.?) ?\/ ?(?=\d)/gu, '$1 ')
    .replace(/(\d) ?[xх×] ?(?=\d)/giu, '$1 x ')
    .replace(/^([^\d=]+) = /, '$1 — ')
    .replace(/дол(?:ьк\p{L}+|ек)(?: (?=чеснока)|(?<=чеснок.{1,40}))/giu, 'зубчика ')
    .replace(/(\d{1,2}) десят(?:ок|ка|ков)(?!\p{L})/giu, '$10')
    .replace(THOUSANDS, '$1$2')
    .replace(/ {2,}/g, ' ')
    .replace(/[\s;,.:*]+$/, '')
    .trim()

/** «1 500 мл», but not '2 400 g cans'. */
const THOUSANDS =
  /(?<![\d.,/-])(\d) (\d{3})(?= ?(?:гр?|мл|g|ml)(?![\p{L}])(?!\.? ?(?:пач|бан|уп|can|tin|pack)))/giu

/** «Картофель (500 г)», «лук (1 шт.), морковь (2 шт.)»: brackets hold the amount where no other does. */
function withoutBrackets(text: string) {
  const isOutside = splitAmount(text.replace(IN_BRACKETS, '').trim())
  return isOutside
    ? text
    : text.replace(/\(([^()]*)\)/g, (whole, inner: string) => (isAmount(inner) ? inner : whole))
}

function isAmount(text: string) {
  const found = findAmount(text)
  return found?.start === 0 && found.end === text.length && found.unit !== ''
}

const IN_BRACKETS = /\([^)]*\)?/g
const HIDDEN = '\0'

/** The parts of a line with an amount each: «3 желтка + 1 яйцо», «соли 1 ч. л., сахара 2 ст. л.». */
function partsOf(text: string): string[] {
  const inBrackets = text.match(IN_BRACKETS) ?? []
  const bare = text.replaceAll(HIDDEN, '').replace(IN_BRACKETS, HIDDEN)
  const withoutLabel = bare.replace(LABEL, '')
  const sums = [withoutLabel, bare].map((one) => one.split(/ \+ | plus /i))
  const lists = [withoutLabel, bare].map((one) => one.split(/[,;] |(?<=\p{L}) (?:и|and) (?=\d)/u))
  const parts = sums.find(isSum) ?? lists.find(isList) ?? [bare]
  return parts.map((part) => part.replaceAll(HIDDEN, () => inBrackets.shift() ?? ''))
}

/** «Зелень: укроп, лук», «Тесто: 300 г муки, 2 яйца», «Соус: йогурт 2 ст. л. + мёд 1 ч. л.» */
const LABEL = /^\p{L}[\p{L} ]{2,24}: (?=[^,;]+[,;] |\p{L}[^+]+ \+ )/u

/** «3 желтка + 1 яйцо» */
const isSum = (parts: string[]) => parts.length > 1 && parts.every((part) => findAmount(part))

/** «300 г муки, 2 яйца, соль»: a part without an amount is a name, not what is done or how something is. */
const isList = (parts: string[]) =>
  parts.filter(isMeasured).length > 1 &&
  parts.every(
    (part) =>
      isMeasured(part) ||
      (/^\p{L}+(?: (?:и )?\p{L}+)?$/u.test(part.replace(TO_TASTE, '')) &&
        !/(?:ть|[ыио]й|[ая]я|[оы]е|ых)$/iu.test(part)),
  )

/** Whether a part has a name of its own and an amount, which has a unit or stands first. */
function isMeasured(part: string) {
  const found = findAmount(part)
  const name = found && (part.slice(0, found.start) + part.slice(found.end)).trim()
  if (!found || !name || LENGTHS.has(found.unit)) return false
  const isAmount = found.unit !== '' || found.start === 0
  return isAmount && /\p{L}{3}/u.test(name) && !/^(?:раза?|из|на|для|или|либо|of|for|or|to)\s/iu.test(name)
}

const LEVEL = /с (?:горкой|верхом)|без (?:горки|верха)|(?:средн|крупн|небольш|больш|мелк)\p{L}+ размера/iu
const TO_TASTE =
  /[\s,—–:-]*(?<![\p{L}])((?:или |либо |or )?(?:по вкусу|по желанию|при желании|не ?обязательно|к столу|к подаче|на кончике ножа|на глаз|сколько (?:угодно|возьм[её]т|войд[её]т)|to taste|to serve|as needed|optional|plus (?:extra|more)|для (?:жар|обжар|смаз|подач|украш|посып|обвал|панир|форм|фольг|вод|сервир)\p{L}*|to garnish|for (?:serving|topping|garnish\p{L}*|frying|dusting|greasing|brushing))(?<rest>[\s,—–:-].*)?)$/iu
const SOME =
  /[\s,—–:-]*(?<![\p{L}])(?:несколько|немного|чуть-чуть|some|a few)(?: (?:\p{L}+оч(?:ек|ки)|перьев|нитей|листиков|sprigs|leaves))?(?: of)?(?!\p{L})/iu
/** Drops are no amount that one buys: «2–3 капли табаско», «пара капель соуса». */
const DROPS = /(?:несколько|пар[ау]|\d{1,2}(?:-\d{1,2})?) кап(?:ля|ли|ель)(?!\p{L})/iu
const BESIDE = /^(?:около |ок\. ?|примерно |~ ?|≈ ?|about )?/iu

function readPart(part: string): ReadIngredient[] {
  const { bare, inBrackets } = cutBrackets(part)
  const { text, taken } = cutPhrases(bare)
  const some = text.replace(SOME, '')
  const given = some === text || findAmount(text) ? splitAmount(some) : undefined
  const beside = inBrackets.map((inner) => {
    const found = amountInBrackets(inner)
    return {
      inner,
      grams: found?.grams,
      meaning: found?.grams && meaningBeside(given?.amount.unit, found.unit),
    }
  })
  const grams = beside.find(({ meaning }) => meaning === 'weight')?.grams ?? given?.grams
  const told = beside.filter(({ meaning }) => !meaning || meaning === 'size').map(({ inner }) => inner)
  const notes = [...told, ...taken, ...(given?.notes ?? [])]
  if (!given) return namesOf(some).map((name) => ingredient(name, { notes, grams }))
  const names = given.isEach ? given.name.split(/,\s*|\s+(?:и|and)\s+/) : [given.name]
  return names.map((name) => ingredient(name, { amount: given.amount, grams, notes }))
}

/** Takes the brackets out of a part, except those that belong to its amount. */
function cutBrackets(part: string) {
  const inBrackets: string[] = []
  const bare = part.replace(/ ?\(([^)]*)\)?/g, (_, inner: string, at: number) => {
    // «2 упаковки (по 200 г)»
    if (findAmount(inner)?.isEach && inner.startsWith('по ')) return ` ${inner}`
    // '4 (6 ounce) salmon fillets' are of six ounces each.
    if (/^ ?\d{1,2}$/.test(part.slice(0, at)) && amountInBrackets(inner)?.grams) return ` x ${inner}`
    inBrackets.push(inner.trim())
    return ''
  })
  return { bare, inBrackets }
}

/** Takes out the phrases that are notes: «без горки», «по вкусу», «для жарки». */
function cutPhrases(bare: string) {
  const taken: string[] = []
  const take = (note: string) => {
    taken.push(note.replace(/^[\s,—–:-]+/, ''))
    return ''
  }
  const text = bare
    .replace(LEVEL, take)
    .replace(DROPS, take)
    .replace(TO_TASTE, (whole: string, _: string, rest = '') =>
      // «Масло для жарки — 50 мл» goes on with its amount.
      findAmount(rest) ? take(whole.slice(0, whole.length - rest.length)) + rest : take(whole),
    )
    // «Соль — 1 ст. л. без горки» has lost its end; «соль, перец, по вкусу» its comma.
    .replace(/[\s,;—–:+-]+$/, '')
    .trim()
  return { text, taken }
}

/** The amount in brackets, «около 500 г», and its grams if it is a weight or a volume; undefined for other brackets. */
function amountInBrackets(inner: string) {
  const text = inner.replace(BESIDE, '')
  const amount = findAmount(text)
  if (!amount || amount.start > 0 || amount.end < text.length || amount.isEach) return undefined
  return { unit: amount.unit, grams: gramsOf(amount.to ?? amount.value, amount.unit) }
}

/** The names of a line without an amount: «соль, перец и зелень». */
function namesOf(text: string): string[] {
  const parts = text
    .replace(LABEL, '')
    .replace(SEASONINGS, ', ')
    .split(/\s*,\s*|\s+(?:и|and|&)\s+|(?<=\p{L})\/(?=\p{L})/u)
  return parts.every((part) => part.split(' ').length <= MAX_WORDS) ? parts : [text]
}

/** The blanks in «соль перец масло». */
const SEASONINGS =
  /(?<=(?<!\p{L})(?:соль|перец|сахар|масло)) (?=(?:соль|(?:ч[её]рный )?перец|сахар|масло|зелень|специи)(?!\p{L}))/giu

/** A longer part is a sentence, not a name. */
const MAX_WORDS = 4

type Known = { amount?: TextAmount; grams?: number; notes: string[] }

const ADJECTIVE = String.raw`\p{L}{3,}(?:[ыио]й|[ая]я|[ое]е|[ыи]е|[ыи]х|[ое]го|[ую]ю)`

/** «300 г свежих или замороженных ягод»: of the same thing. */
const EITHER = new RegExp(String.raw`^${ADJECTIVE} (?:или|либо) ${ADJECTIVE} \p{L}`, 'iu')

/** Alternatives are notes: «сметана или йогурт». */
function ingredient(text: string, { amount, grams, notes }: Known): ReadIngredient {
  const name = text.replace(/^[\s,.—–:-]+|[\s,.;—–:-]+$/g, (gap, at: number) =>
    at > 0 && gap === '.' ? gap : '',
  )
  const other = EITHER.test(name) ? null : /\s+(?:или|либо|or)\s+/iu.exec(name)
  const all = [...(other ? [name.slice(other.index).trim()] : []), ...notes].filter(Boolean)
  return {
    name: other ? name.slice(0, other.index) : name,
    ...(amount && { amount }),
    ...(grams && { grams }),
    // The comma of decimals again, which `plainNumbers` has made a point.
    note: all.join(', ').replace(/(\d)\.(?=\d)/g, '$1,'),
  }
}
