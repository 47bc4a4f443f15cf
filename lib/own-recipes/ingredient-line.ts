import {
  findAmount,
  type FoundAmount,
  plainNumbers,
  type TextAmount,
  unitAt,
} from '@/lib/own-recipes/text-amounts'
import { ALONE, gramsOf, PACKS } from '@/lib/own-recipes/text-units'

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
  const text = tidy(line)
  const parts = text.replace(/\([^)]*\)/g, (inner) => inner.replaceAll('+', '\0')).split(/ \+ /)
  const isSum = parts.length > 1 && parts.every((part) => findAmount(part))
  return (isSum ? parts : [parts.join(' + ')])
    .flatMap((part) => readPart(part.replaceAll('\0', '+')))
    .filter(({ name }) => /\p{L}/u.test(name))
}

/** Without bullets, table lines, leaders and full stops at the end, with plain numbers and one kind of blank and dash. */
const tidy = (line: string) =>
  plainNumbers(
    line
      .replace(/[\u00a0\u2009\u202f\t]/g, ' ')
      .replace(/^\s*\d\uFE0F?\u20E3/u, '')
      .replace(/^[^\p{L}\p{N}(~≈½⅓⅔¼¾⅛]+/u, '')
      .replace(/^\d{1,2}[.)] +(?=\p{L})(?!(?:г|л|мл|кг|шт)\b)/u, '')
      .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
      .replace(/\.{3,}|…/g, ' — ')
      .replaceAll('|', ' — '),
  )
    .replace(/\/(\p{L}[^/\d]{2,})\//gu, '($1)')
    .replace(/(\p{L}\.?) ?\/ ?(?=\d)/gu, '$1 ')
    .replace(/(\d) ?[xх×] ?(?=\d)/giu, '$1 x ')
    .replace(/ {2,}/g, ' ')
    .replace(/[\s;,.:]+$/, '')
    .trim()

const LEVEL = /(?:с (?:горкой|верхом)|без (?:горки|верха))/iu
const TO_TASTE =
  /[\s,—–:-]*(?<![\p{L}])((?:по вкусу|по желанию|при желании|не ?обязательно|к столу|к подаче|на кончике ножа|сколько угодно|to taste|to serve|as needed|optional|plus (?:extra|more)|для (?:жар|обжар|смаз|подач|украш|посып|обвал|панир|форм|фольг|вод|сервир)\p{L}*|for (?:serving|garnish\p{L}*|frying|dusting|greasing|brushing))(?: .*)?)$/iu
const SOME =
  /[\s,—–:-]*(?<![\p{L}])(?:несколько|немного|чуть-чуть|some|a few)(?: (?:\p{L}+оч(?:ек|ки)|капель|перьев|листиков|sprigs|leaves))?/iu
const BESIDE = /^(?:около |ок\. ?|примерно |~ ?|≈ ?|about )?/iu

function readPart(part: string): ReadIngredient[] {
  const notes: string[] = []
  const inBrackets: string[] = []
  let text = part.replace(/ ?\(([^)]*)\)?/g, (_, inner: string) => {
    inBrackets.push(inner.trim())
    return ''
  })
  const grams = inBrackets.map(bracketGrams).find(Boolean)
  notes.push(...inBrackets.filter((inner) => bracketGrams(inner) === undefined))
  for (const pattern of [LEVEL, TO_TASTE]) {
    text = text.replace(pattern, (whole: string) => {
      notes.push(whole.replace(/^[\s,—–:-]+/, ''))
      return ''
    })
  }
  // «Соль — 1 ст. л. без горки» has lost its end; «соль, перец, по вкусу» its comma.
  text = text.replace(/[\s,;—–:-]+$/, '').trim()
  const some = text.replace(SOME, '')
  const given = some === text ? splitAmount(text) : undefined
  if (!given) return namesOf(some).map((name) => ingredient(name, { notes, grams }))
  notes.push(...given.notes)
  const known = { amount: given.amount, grams: grams ?? given.grams, notes }
  const names = given.isEach ? given.name.split(/,\s*|\s+(?:и|and)\s+/) : [given.name]
  return names.map((name) => ingredient(name, known))
}

/** The weight in brackets, «около 500 г»; undefined for other brackets. */
function bracketGrams(inner: string) {
  const text = inner.replace(BESIDE, '')
  const amount = findAmount(text)
  if (!amount || amount.start > 0 || amount.end < text.length || amount.isEach) return undefined
  return gramsOf(amount.to ?? amount.value, amount.unit)
}

type Given = { amount: TextAmount; name: string; notes: string[]; isEach: boolean; grams?: number }

function splitAmount(text: string): Given | undefined {
  if (/^яйцо$/iu.test(text)) return { amount: { value: 1, unit: 'шт' }, name: text, notes: [], isEach: false }
  const found = findAmount(text) ?? unitAlone(text)
  if (!found) return undefined
  return found.start === 0 ? amountFirst(text, found) : nameFirst(text, found)
}

/** «щепотка соли», «изюм горсть», 'a pinch of salt': one of them. */
function unitAlone(text: string): FoundAmount | undefined {
  const article = /^an? /i.exec(text)?.[0].length ?? 0
  const starts = [
    article,
    ...[...text.matchAll(/[\s,—–:-]+(?=\p{L})/gu)].map(({ 0: gap, index }) => index + gap.length),
  ]
  for (const at of starts) {
    const unit = unitAt(text, at)
    const isEdge = at === article || unit?.end === text.length
    if (unit && isEdge && ALONE.has(unit.unit) && /\p{L}{3}/u.test(text.slice(at, unit.end)))
      return {
        value: 1,
        unit: unit.unit,
        start: at === article ? 0 : at,
        end: unit.end,
        isEach: false,
        hasNumber: false,
      }
  }
  return undefined
}

/** '500 г муки', '2 x 400g cans tomatoes', '2 garlic cloves, crushed'. */
function amountFirst(text: string, found: FoundAmount): Given {
  let { end } = found
  let amount: TextAmount = toAmount(found)
  let grams: number | undefined
  const times = /^ ?x /i.exec(text.slice(end))
  const size = times && findAmount(text, end + times[0].length)
  if (size) {
    grams = gramsOf(size.value * amount.value, size.unit)
    end = size.end
  }
  const next = unitAt(text, end)
  if (next && PACKS.has(next.unit)) {
    if (size) amount = { ...amount, unit: next.unit }
    if (size || gramsOf(1, amount.unit)) end = next.end
  }
  let name = text.slice(end).replace(/^(?:[\s.,—–:-]|of (?:the )?|с горкой )+/iu, '')
  const notes: string[] = []
  if (!amount.unit) {
    const last = /^(?:small |large |big )?([^,]*?) (cloves?|stalks?|sprigs?)(?=,|$)/i.exec(name)
    const unit = last?.[2] && unitAt(last[2], 0)
    if (last && unit) {
      amount = { ...amount, unit: unit.unit }
      name = (last[1] ?? '') + name.slice(last[0].length)
    }
  }
  const cut = /\s*(?:,| [-–—] ?)\s*/.exec(name)
  if (cut) {
    notes.push(name.slice(cut.index + cut[0].length))
    name = name.slice(0, cut.index)
  }
  return { amount: withPieces(amount), name, notes, isEach: found.isEach, ...(grams && { grams }) }
}

/** «Мука — 500 г», «кокосовое молоко 1 банка 400 мл», «Соль: 1 ст. л. без горки». */
function nameFirst(text: string, found: FoundAmount): Given {
  const name = text.slice(0, found.start).replace(/[\s,—–:-]+$/, '')
  const rest = text.slice(found.end)
  const second = findAmount(rest)
  const grams = second && second.start <= 2 ? gramsOf(second.value, second.unit) : undefined
  const note = (grams && second ? rest.slice(second.end) : rest).replace(/^[\s.,;—–:-]+/, '')
  return {
    amount: withPieces(toAmount(found)),
    name,
    notes: [note],
    isEach: found.isEach,
    ...(grams && { grams }),
  }
}

const toAmount = ({ value, to, unit }: FoundAmount): TextAmount => ({ value, ...(to && { to }), unit })

const withPieces = (amount: TextAmount) => (amount.unit ? amount : { ...amount, unit: 'шт' })

/** The names of a line without an amount: «соль, перец и зелень». */
function namesOf(text: string): string[] {
  const parts = text.split(/\s*,\s*|\s+(?:и|and|&)\s+|(?<=\p{L})\/(?=\p{L})/u)
  return parts.every((part) => part.split(' ').length <= 3) ? parts : [text]
}

type Known = { amount?: TextAmount; grams?: number; notes: string[] }

/** Alternatives are notes: «сметана или йогурт». */
function ingredient(text: string, { amount, grams, notes }: Known): ReadIngredient {
  const name = text.replace(/^[\s,.—–:-]+|[\s,.;—–:-]+$/g, (gap, at: number) =>
    at > 0 && gap === '.' ? gap : '',
  )
  const other = /\s+(?:или|либо|or)\s+/iu.exec(name)
  const all = [...(other ? [name.slice(other.index).trim()] : []), ...notes].filter(Boolean)
  return {
    name: other ? name.slice(0, other.index) : name,
    ...(amount && { amount }),
    ...(grams && { grams }),
    note: all.join(', '),
  }
}
