import { readIngredientLine, type ReadIngredient } from '@/lib/own-recipes/ingredient-line'
import { withoutMarkdown } from '@/lib/own-recipes/markdown'
import { withoutInvisible } from '@/lib/own-recipes/plain-text'
import { findAmount, plainNumbers } from '@/lib/own-recipes/text-amounts'
import { findServings, findTimes, isFactLine } from '@/lib/own-recipes/text-facts'

/** A line of ingredients as it was written, and what it says; nothing where it was not understood. */
export type ReadLine = { text: string; group?: string; ingredients: ReadIngredient[] }

/** A recipe as a text says it; times in minutes. */
export type ReadRecipe = {
  title: string
  servings?: number
  activeMinutes?: number
  totalMinutes?: number
  lines: ReadLine[]
  steps: string[]
  source?: string
  tags?: string[]
  notes?: string
  /** What is in no part of the recipe: lines of a text, or what an export says besides. */
  leftOut?: string[]
  /** The photo in an export, of any size; 'missing' where the export only names it, or it is too large to be read. */
  photo?: Blob | 'missing'
}

/** Whether anything was found: a title alone is no recipe. */
export const hasContent = ({ lines, steps }: ReadRecipe) => lines.length > 0 || steps.length > 0

/** The longest text that is read, in characters. */
export const MAX_TEXT = 200_000

const NOISE =
  /^(?:\[?реклама|advertisement|sponsored|jump to recipe|print$|pin$|share$|сохраняйте|подписывайтесь|ставь|приятного аппетита|калори|кбжу|пищевая ценность|энергетическая|calories|nutrition|rating|рейтинг|★|#\p{L})/iu
const END = /^(?:комментарии|отзывы|comments|reviews|похожие рецепты|related recipes)(?!\p{L})/iu
const INGREDIENTS =
  /^(?:ингр[еи]диенты|состав|(?:список )?продукт(?:ы|ов)|что (?:нужно|понадобится)|(?:вам |нам )?понадобится|нужно|основное|ingredients|you(?:'|’)?ll need|what you need|на [\p{L}\d]+ (?:порци\p{L}*|персон|человек)(?: нужно)?:|на [\p{L}\d]+ порци\p{L}* нужно)/iu
const STEPS =
  /^(?:(?:способ )?приготовлени[ея]|как (?:при)?готовить|инструкци[яи]|рецепт$|готовим|готовка|шаги|пошаговый рецепт|(?:ход|порядок) |directions|method|instructions?|steps|preparation|how to (?:make|cook))/iu
const GROUP =
  /^(?:(?:для|for the|for) [^\d]{2,30}|(?:тесто|соус|начинка|крем|основа|коржи|глазурь|заправка|маринад|фарш|бульон|сверху|украшение|подача|панировка|topping|dough|sauce|filling|dressing|[\p{L} ]{3,30}(?=:)))\s*:?$/iu
const NOTES = /^(?:заметк[аи]|примечани[ея]|советы?|notes?|tips?)\s*:?$/iu
const LABELLED = /^(?<label>источник|source|метки|теги|tags)\s*[:—-]\s*(?<text>.+)$/iu
const STEP_NUMBER = /^(?:(?:шаг|step)\s*\d{1,2}[.:)]?|\d{1,2}[.)](?!\d)|\d\uFE0F?\u20E3|[-–—•*▪✔👉]+)\s*/iu

/** Reads a pasted recipe. Never throws; what it does not find is absent or empty. */
export function readRecipeText(pasted: string): ReadRecipe {
  const { recipe, notes } = cutNotes(
    withoutMarkdown(withoutInvisible(pasted.slice(0, MAX_TEXT)))
      .split(/\r\n?|\n/)
      .map((line) => line.trim()),
  )
  const all = joinColumns(recipe.filter(Boolean))
  const end = all.findIndex((line) => END.test(line))
  const beforeEnd = end > 0 ? all.slice(0, end) : all
  const lines = beforeEnd.filter((line) => !NOISE.test(bare(line)))
  const titleAt = findTitle(lines)
  const { body, source, tags } = cutLabelled(lines.slice(titleAt + 1))
  const servings = findServings(body.join('\n')) ?? findServings(lines[titleAt] ?? '')
  const { active, total } = findTimes(body.map(bare))
  const { unread, ...content } = readBody(body)
  const [relevant, notRead] = [new Set(lines), new Set(unread)]
  const leftOut = all.filter((line) => (notRead.has(line) || !relevant.has(line)) && /\p{L}/u.test(line))
  return {
    title: cleanTitle(lines[titleAt] ?? ''),
    ...(servings && { servings }),
    ...(active && { activeMinutes: active }),
    ...(total && { totalMinutes: total }),
    ...(source && { source }),
    ...(tags && { tags }),
    ...(notes && { notes }),
    ...content,
    ...(leftOut.length > 0 && { leftOut }),
  }
}

/** Pages with two columns are copied with the amount below the name: «Куриное филе», «500 г». The first line is the title. */
function joinColumns(lines: string[]): string[] {
  const joined: string[] = []
  for (const [index, line] of lines.entries()) {
    const name = lines[index - 1] ?? ''
    const isServings = /^(?:порци[ийя]|servings|serves)$/iu.test(name) && /^\d{1,2}$/.test(line)
    if (index > 1 && (isServings || (isAmountAlone(line) && isNameAlone(name))))
      joined.splice(-1, 1, `${name} — ${line}`)
    else joined.push(line)
  }
  return joined
}

const isNameAlone = (line: string) =>
  line.length < 60 &&
  /\p{L}/u.test(line) &&
  !/[.!?:;]$/.test(line) &&
  !hasMeasure(line) &&
  !isHeading(line) &&
  !isFactLine(bare(line))

/** An amount with a unit, and nothing else. A number may be that of a step. */
function isAmountAlone(line: string) {
  if (line.length > 40) return false
  if (/^(?:по вкусу|to taste)$/i.test(line)) return true
  const text = plainNumbers(line).replace(/[\s.]+$/, '')
  const found = findAmount(text)
  return found?.start === 0 && found.unit !== '' && text.length <= found.end
}

/** The index of the title; -1 in a text that begins with its ingredients. */
function findTitle(lines: string[]): number {
  const first = bare(lines.find((line) => !isFactLine(bare(line))) ?? '')
  const amount = findAmount(plainNumbers(first))
  const beginsWithIngredient = amount?.start === 0 && amount.unit !== ''
  if (isIngredientHeading(first) || beginsWithIngredient) return -1
  return lines.findIndex((line) => !isFactLine(bare(line)) && !isHeading(line))
}

/** Notes are what follows their heading, where no part of the recipe follows it. */
function cutNotes(lines: string[]): { recipe: string[]; notes?: string } {
  const at = lines.findIndex((line) => NOTES.test(bare(line)))
  const rest = lines.slice(at + 1)
  if (at < 1 || rest.some(isHeading)) return { recipe: lines }
  const end = rest.findIndex((line) => END.test(line))
  return { recipe: lines.slice(0, at), notes: (end < 0 ? rest : rest.slice(0, end)).join('\n').trim() }
}

/** Takes the lines out that name the source and the tags; the address of a page alone is its source, too. */
function cutLabelled(lines: string[]): { body: string[]; source?: string; tags?: string[] } {
  const found = lines.map((line) => LABELLED.exec(line)?.groups)
  const isSource = ({ label = '' }: Record<string, string>) => /^(?:источник|source)$/i.test(label)
  const source = found.find((one) => one && isSource(one))?.text
  const tags = found.find((one) => one && !isSource(one))?.text?.split(/\s*,\s*/)
  const address = lines.find((line) => ADDRESS.test(line))
  return {
    body: lines.filter((line, index) => !found[index] && !ADDRESS.test(line)),
    source: source ?? address,
    tags: tags?.filter(Boolean),
  }
}

const ADDRESS = /^https?:\/\/\S+$/i

/** Without emojis and signs at its beginning. */
const bare = (line: string) =>
  line
    .replace(/^[^\p{L}\p{N}[★#]+/u, '')
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .trim()

const isHeading = (line: string) =>
  line.length < 45 && (INGREDIENTS.test(bare(line)) || STEPS.test(bare(line)))

function cleanTitle(line: string) {
  const title = bare(line)
    .replace(/ ?\([^)]*\)$/, '')
    .replace(/ за \d+ мин\p{L}*$/iu, '')
    .replace(/(?<=\p{L}{4})\. .*$/u, '')
    .replace(/[\s!.:]+$/, '')
  if (title !== title.toUpperCase()) return title
  return title.charAt(0) + title.slice(1).toLowerCase()
}

/** The lines of ingredients of a form: one in each line, headings end with a colon. */
export function readIngredientLines(text: string): ReadLine[] {
  let group: string | undefined
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      if (/:$/.test(line) && !hasMeasure(line)) {
        group = line.replace(/[\s:]+$/, '')
        return []
      }
      return { text: line, ...(group && { group }), ingredients: readIngredientLine(line) }
    })
}

/** `unread` are the lines that are neither ingredients, steps nor facts. */
function readBody(body: string[]): Pick<ReadRecipe, 'lines' | 'steps'> & { unread: string[] } {
  const lines: ReadLine[] = []
  const steps: string[] = []
  const unread: string[] = []
  let part: 'start' | 'ingredients' | 'steps' = 'start'
  let group: string | undefined
  const start = body.findIndex(isIngredientHeading)
  for (const [index, line] of body.entries()) {
    const text = bare(line)
    if (!text || (isFactLine(text) && !isHeading(line))) continue
    if (part !== 'steps' && text.length < 45 && INGREDIENTS.test(text) && !hasMeasure(text)) {
      part = 'ingredients'
      continue
    }
    if (text.length < 45 && STEPS.test(text.replace(/:$/, '')) && lines.length > 0) {
      part = 'steps'
      continue
    }
    if (part === 'steps') {
      addStep(steps, line)
      continue
    }
    if (index > start && GROUP.test(text) && !hasMeasure(text)) {
      group = text.replace(/[\s:]+$/, '')
      part = 'ingredients'
      continue
    }
    if (lines.length > 0 && isStep(line, text)) {
      part = 'steps'
      addStep(steps, line)
    } else if (part === 'ingredients' || (index > start && isIngredient(text))) {
      part = 'ingredients'
      lines.push({ text, ...(group && { group }), ingredients: readIngredientLine(line) })
    } else unread.push(line)
  }
  return { lines, steps, unread }
}

/** A line that says nothing but that ingredients follow, perhaps for how many servings. */
const isIngredientHeading = (line: string) => {
  const rest = bare(line).replace(INGREDIENTS, '')
  return INGREDIENTS.test(bare(line)) && (!/\p{L}/u.test(rest) || isFactLine(rest))
}

/** An amount with a unit; not the number of servings in a heading. */
const hasMeasure = (text: string) => {
  const found = findAmount(plainNumbers(text))
  return found !== undefined && found.unit !== ''
}

const isIngredient = (text: string) => {
  if (text.length > MAX_LINE) return false
  const measured = readIngredientLine(text).filter(({ amount }) => amount !== undefined)
  // A long line is a list of many.
  return measured.length > (text.length < 90 ? 0 : 2)
}

/** A longer line is no list of ingredients. */
const MAX_LINE = 600

const VERB = /(?<!\p{L})\p{L}{2,}(?:йте|ьте|ите|ай|уй|ать|ять|еть|ить|оть|уть|чь)(?:сь|ся)?(?!\p{L})/giu
const NOUNS = /^(?:пять|девять|десять|четверть|треть|сеть|нить|чай|урожай|май|рай|печь)$/iu
const ENGLISH_VERB =
  /^(?:add|arrange|bake|beat|blend|boil|bring|brown|chill|chop|coat|combine|cook|cool|cover|cut|drain|fill|fold|fry|grill|heat|knead|leave|marinate|mash|melt|mix|place|pour|preheat|put|roast|roll|rub|scatter|scramble|season|serve|simmer|slice|spread|sprinkle|stir|toast|top|toss|transfer|warm|whisk)(?!\p{L})/iu

/** Whether a line tells what to do. A verb after an amount describes the ingredient: «50 г сыра, натереть». */
function isStep(line: string, text: string) {
  const plain = plainNumbers(text.replace(STEP_NUMBER, ''))
  if (/^шаг \d|^step \d/iu.test(text)) return true
  if (ENGLISH_VERB.test(plain)) return true
  const amount = findAmount(plain)
  const verb = [...plain.matchAll(VERB)].find(([word]) => !NOUNS.test(word))
  if (verb && (!amount || verb.index < amount.start))
    return line.endsWith('.') || plain.split(/\s+/).length > 2
  return line.length > 110 || (/[.!]$/.test(line) && !amount && plain.split(/\s+/).length > 6)
}

function addStep(steps: string[], line: string) {
  const text = line.replace(STEP_NUMBER, '').trim()
  if (!/\p{L}/u.test(text) || (isFactLine(bare(text)) && text.length < 30)) return
  steps.push(text)
}
