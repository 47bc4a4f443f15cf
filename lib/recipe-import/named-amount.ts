import { findAmount, type FoundAmount, type TextAmount, unitAt } from '@/lib/recipe-import/text-amounts'
import { ALONE, gramsOf, meaningBeside, PACKS } from '@/lib/recipe-import/text-units'

/** An amount and the name beside it. `grams` is the weight that stands beside an amount in another unit. */
type NamedAmount = {
  amount: TextAmount
  name: string
  notes: string[]
  /** «по 1 ч. л. соли и сахара»: of each. */
  isEach: boolean
  grams?: number
}

/** Splits the amount of an ingredient from its name; undefined where there is none. */
export function splitAmount(text: string): NamedAmount | undefined {
  if (/^яйцо$/iu.test(text)) return { amount: { value: 1, unit: 'шт' }, name: text, notes: [], isEach: false }
  const found = findAmount(text) ?? unitAlone(text)
  if (!found) return undefined
  return found.start === 0 ? amountFirst(text, found) : nameFirst(text, afterDash(text) ?? found)
}

/** «Мука тип 550 — 300 г»: the amount is what a dash announces. */
function afterDash(text: string): FoundAmount | undefined {
  const [dash] = [...text.matchAll(/ [—–-] /g)].slice(-1)
  const at = dash && dash.index + dash[0].length
  const found = at && findAmount(text, at)
  return found && found.start === at ? found : undefined
}

/** «щепотка соли», «по щепотке соли», «изюм горсть», 'a pinch of salt': one of them. */
function unitAlone(text: string): FoundAmount | undefined {
  const first = /^(?:an? |по )?/iu.exec(text)?.[0] ?? ''
  const gaps = [...text.matchAll(/[\s,—–:-]+(?:по )?(?=\p{L})/giu)]
  const places = [{ start: 0, at: first.length, isEach: /по/i.test(first) }].concat(
    gaps.map(({ 0: gap, index }) => ({ start: index, at: index + gap.length, isEach: /по/i.test(gap) })),
  )
  for (const { start, at, isEach } of places) {
    const unit = unitAt(text, at)
    const isEdge = start === 0 || unit?.end === text.length
    if (unit && isEdge && ALONE.has(unit.unit) && /\p{L}{3}/u.test(text.slice(at, unit.end)))
      return { value: 1, unit: unit.unit, start, end: unit.end, isEach, hasNumber: false }
  }
  return undefined
}

/** '500 г муки', '2 x 400g cans tomatoes', '2 garlic cloves, crushed'. */
function amountFirst(text: string, found: FoundAmount): NamedAmount {
  const whole = withSecond(text, found)
  const { grams, size, end } = whole
  let { amount } = whole
  let name = text.slice(end).replace(/^(?:[\s.,—–:-]|of (?:the )?|с горкой )+/iu, '')
  const isEach = found.isEach || /^each /i.test(name)
  name = name.replace(/^each (?:of )?/i, '')
  if (!amount.unit) {
    const last = /^(?:small |large |big )?([^,]*?) (cloves?|stalks?|sprigs?)(?=,|$)/i.exec(name)
    const unit = last?.[2] && unitAt(last[2], 0)
    if (last && unit) {
      amount = { ...amount, unit: unit.unit }
      name = (last[1] ?? '') + name.slice(last[0].length)
    }
  }
  const cut = isEach ? undefined : endOfName(name)
  return {
    amount: withPieces(amount),
    name: name.slice(0, cut?.index),
    notes: [size ?? '', cut ? name.slice(cut.index + cut[0].length) : ''],
    isEach,
    ...(grams && { grams }),
  }
}

/** Where the name ends and a note begins: at a comma that does not stand between two descriptions, or at a dash. */
const endOfName = (name: string) => /\s*(?:,(?!\d)| [-–—] ?)\s*/.exec(name.replace(BETWEEN, '\0'))

/** The comma in «300 г свежей, мытой клубники», where the words agree, and in '2 lbs boneless, skinless thighs'. */
const BETWEEN =
  /(?<=\p{L}{2}[ыиоеаяую](?<end>х|й|го|я|е|ю)),(?=\s*\p{L}{3,}[ыиоеаяую]\k<end>\s+\p{L})|(?<=(?<!\p{L})(?:fresh|ripe|small|medium|large|firm|lean|dry|raw|cooked|smoked|bone-in|boneless|skin-on|skinless|unsalted)),(?= \p{L})/giu

/** «Мука — 500 г», «кокосовое молоко 1 банка 400 мл», «Соль: 1 ст. л. без горки», «сок 1 лимона». */
function nameFirst(text: string, found: FoundAmount): NamedAmount {
  const { amount, grams, size = '', end } = withSecond(text, found)
  const before = text.slice(0, found.start).replace(/[\s,—–:~-]+$/, '')
  const rest = (size + text.slice(end)).replace(/^[\s.,;—–:-]+/, '')
  const isPart = amount.unit === '' && PART.test(before) && /^\p{L}/u.test(rest)
  const described = isPart ? undefined : DESCRIBED.exec(before)
  const further = amount.unit === '' && amount.to === undefined ? KIND.exec(rest)?.[1] : undefined
  return {
    amount: withPieces({ ...amount, value: amount.value + Number(further ?? 0) }),
    name: isPart ? rest : before.slice(0, described?.index),
    notes: [isPart ? before : rest, ...(described ? [described[0].replace(/^[\s,—–-]+/, '')] : [])],
    isEach: found.isEach,
    ...(grams && { grams }),
  }
}

/** What is taken of a fruit: «сок и цедра 1 лимона», 'juice of 1 lemon'. */
const PART =
  /^(?:(?:finely )?grated )?(?:(?:сок|цедра|мякоть|juice|zest|rind)(?: (?:и|and) |(?= (?:of|from)$)|$))+(?: (?:of|from))?$/iu

/** «Перец — 1 красный и 1 жёлтый» are two. */
const KIND =
  /^\p{L}+(?:[ыи]й|ой|ая|ое|[ыи]е|[ыи]х) (?:и|\+) (\d{1,2}) \p{L}+(?:[ыи]й|ой|ая|ое|[ыи]е|[ыи]х)$/iu

/** A description after a name: «Лук-порей, белая часть, 1 стебель», «филе, кубиками, 300 г», «имбирь — кусочек 3 см». */
const DESCRIBED =
  /(?: [—–-])? кусо[кч]\p{L}*$|,\s*(?:(?:мелко|крупно|тонко|куском|целиком)(?!\p{L})|\p{L}+(?:ый|ий|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|ами|ями)(?!\p{L})).*$/iu

/** `size` is that of the measure, or another amount to choose, as the text has it: '250 мл', «или 10 зубчиков». */
type WithSecond = { amount: TextAmount; grams?: number; size?: string; end: number }

/**
 * An amount with what the next one adds to it: the rest («1 кг 200 г»), the size of its measure («1 стакан 250 мл»), its weight
 * («2 пачки по 180 г», '2 x 400g cans') or the same in other units ('200g/7oz').
 */
function withSecond(text: string, found: FoundAmount): WithSecond {
  const { value, to, unit } = found
  const amount: TextAmount = { value, ...(to && { to }), unit }
  const gap = /^[ ,=]*(?:x |или |or )?/i.exec(text.slice(found.end))?.[0] ?? ''
  const second = findAmount(text, found.end + gap.length)
  const follows = second?.start === found.end + gap.length
  if (follows && second.unit && !gramsOf(1, second.unit) && /или|or/i.test(gap))
    return { amount, size: text.slice(found.end, second.end).trim(), end: second.end }
  const size = follows && second.unit ? gramsOf(second.to ?? second.value, second.unit) : undefined
  if (!second || size === undefined) return withPack(text, amount, found.end)
  if (!gap.includes(',') && SMALLER.get(unit) === second.unit)
    return { amount: { value: round(value + size / (gramsOf(1, unit) ?? 1)), unit }, end: second.end }
  const meaning = meaningBeside(unit, second.unit)
  if (meaning === 'size') return { amount, size: text.slice(second.start, second.end), end: second.end }
  // '500g/1lb 2oz': the other units may be two.
  if (meaning === 'same') return { amount, end: gap.includes(',') ? found.end : withSecond(text, second).end }
  const isOfEach = unit === '' || second.isEach
  const pack = unit === '' ? unitAt(text, second.end) : undefined
  const isPack = pack !== undefined && PACKS.has(pack.unit)
  return {
    amount: isPack ? { ...amount, unit: pack.unit } : amount,
    grams: isOfEach ? size * value : size,
    end: isPack ? pack.end : second.end,
  }
}

const SMALLER = new Map([
  ['кг', 'г'],
  ['л', 'мл'],
  ['фунт', 'унция'],
])

const round = (value: number) => Math.round(value * 1000) / 1000

/** The pack of a weight is not counted ('400g can of tomatoes'); of a length the piece is ('1-inch piece of ginger'). */
function withPack(text: string, amount: TextAmount, end: number) {
  const next = unitAt(text, end)
  if (next && PACKS.has(next.unit) && gramsOf(1, amount.unit)) return { amount, end: next.end }
  if (next?.unit === 'кусок' && LENGTHS.has(amount.unit))
    return { amount: { value: 1, unit: next.unit }, end: next.end }
  return { amount, end }
}

/** The units of a size, not of an amount. */
export const LENGTHS = new Set(['см', 'дюйм'])

const withPieces = (amount: TextAmount) => (amount.unit ? amount : { ...amount, unit: 'шт' })
