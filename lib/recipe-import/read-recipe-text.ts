import { readLine, type ReadLine } from '@/lib/recipe-import/ingredient-line'
import {
  bare,
  beginsIngredients,
  beginsSteps,
  endsWithAmount,
  hasMeasure,
  isAmountAlone,
  isEnd,
  isGroup,
  isHeading,
  isIngredient,
  isIngredientHeading,
  isNameAlone,
  isNoise,
  isNotesHeading,
  isSetApart,
  isShortStep,
  isStep,
  isStepsHeading,
  withoutNumber,
} from '@/lib/recipe-import/line-kinds'
import { withoutMarkdown } from '@/lib/recipe-import/markdown'
import { withoutInvisible } from '@/lib/recipe-import/plain-text'
import { readRunningText, TAKE } from '@/lib/recipe-import/running-text'
import { findAmount, plainNumbers } from '@/lib/recipe-import/text-amounts'
import { findServings, findTimes, isFactLine } from '@/lib/recipe-import/text-facts'

/** A recipe that was read from a text; times are in minutes. */
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

const LABELLED = /^(?<label>источник|source|метки|теги|tags)\s*[:—-]\s*(?<text>.+)$/iu

/** Reads a pasted recipe. Never throws; what it does not find is absent or empty. */
export function readRecipeText(pasted: string): ReadRecipe {
  const { recipe, notes } = cutNotes(linesOf(withoutMarkdown(withoutInvisible(pasted.slice(0, MAX_TEXT)))))
  const all = joinColumns(withColons(recipe).filter(Boolean))
  const end = all.findIndex(isEnd)
  const beforeEnd = end > 0 ? all.slice(0, end) : all
  const lines = beforeEnd.filter((line) => !isNoise(bare(line)))
  const { rest, source, tags } = cutLabelled(lines)
  const titleAt = findTitle(rest)
  const titleLine = rest[titleAt] ?? ''
  // Share sheets put the title above a text that begins with it.
  const body = rest.slice(titleAt + (rest[titleAt + 1] === titleLine ? 2 : 1))
  const servings = findServings(body.join('\n')) ?? findServings(titleLine)
  const { active, total } = findTimes(body.map(bare))
  const running = readRunningText(rest)
  const { unread, ...content } = running ? { ...running, unread: [] } : readBody(body)
  const [relevant, notRead] = [new Set(lines), new Set(unread)]
  const leftOut = [
    ...all.filter((line) => (notRead.has(line) || !relevant.has(line)) && hasLetter(line)),
    ...linesBeyond(pasted),
  ]
  return {
    ...(servings && { servings }),
    ...(active && { activeMinutes: active }),
    ...(total && { totalMinutes: total }),
    ...(source && { source }),
    ...(tags && { tags }),
    ...(notes && { notes }),
    ...content,
    title: cleanTitle(running?.title ?? titleLine),
    ...(leftOut.length > 0 && { leftOut }),
  }
}

/** The lines of a text after the part that is read. */
export const linesBeyond = (text: string) => linesOf(text.slice(MAX_TEXT)).filter(hasLetter)

const hasLetter = (line: string) => /\p{L}/u.test(line)

const linesOf = (text: string) => text.split(/\r\n?|\n/).map((line) => line.replace(SENDER, '').trim())

const MOMENT = String.raw`\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?,? \d{1,2}:\d{2}(?::\d{2})?`

/** What messengers copy along: «[12.03.2026, 18:22] Мама: …», «12.03.26, 18:22 - Мама: …», «Мама, [12.03.2026 18:22]». */
const SENDER = new RegExp(
  String.raw`^\s*(?:(?:\[${MOMENT}\]|${MOMENT} [-–]) ?[^:]{1,40}:(?= )|[^:]{1,40}, \[${MOMENT}\]$)`,
)

/** The lines with a colon after each heading that only a blank line sets apart. */
const withColons = (lines: string[]) =>
  lines.map((line, index) => (index > 1 && isSetApart(lines.slice(index - 2, index + 3)) ? `${line}:` : line))

/** Pages with two columns are copied with the amount below the name: «Куриное филе», «500 г». The first line is the title. */
function joinColumns(lines: string[]): string[] {
  const joined: string[] = []
  for (const [index, line] of lines.entries()) {
    const name = lines[index - 1] ?? ''
    const isServings =
      /^(?:(?:количество )?порци[ийя]|servings|serves):?$/iu.test(name) && /^\d{1,2}$/.test(line)
    if (index > 1 && (isServings || (isAmountAlone(line) && isNameAlone(name))))
      joined.splice(-1, 1, `${name} — ${line}`)
    else joined.push(line)
  }
  return joined
}

/** The index of the title; -1 in a text that begins with its ingredients. */
function findTitle(lines: string[]): number {
  const [first = '', second = ''] = lines.map(bare).filter((line) => !isFactLine(line))
  const amount = findAmount(plainNumbers(first))
  const beginsWithIngredient =
    (amount?.start === 0 && amount.unit !== '') || (endsWithAmount(first) && isIngredient(second))
  if (isIngredientHeading(first) || beginsWithIngredient) return -1
  return lines.findIndex((line) => !isFactLine(bare(line)) && !isHeading(line))
}

/** Cuts off the notes: all that follows their heading, unless a part of the recipe follows it. */
function cutNotes(lines: string[]): { recipe: string[]; notes?: string } {
  const at = lines.findIndex((line) => isNotesHeading(bare(line)) || POSTSCRIPT.test(line))
  const [first = '', ...others] = lines.slice(at)
  if (at < 1 || others.some(isHeading)) return { recipe: lines }
  const rest = POSTSCRIPT.test(first) ? [first.replace(POSTSCRIPT, ''), ...others] : others
  const end = rest.findIndex(isEnd)
  return { recipe: lines.slice(0, at), notes: (end < 0 ? rest : rest.slice(0, end)).join('\n').trim() }
}

const POSTSCRIPT = /^(?:p\.? ?s\.?|з\.? ?ы\.?)[ :,—–-]+/i

/** Removes the lines that name the source and the tags. A line that is only the address of a page names the source, too. */
function cutLabelled(lines: string[]): { rest: string[]; source?: string; tags?: string[] } {
  const found = lines.map((line) => LABELLED.exec(line)?.groups)
  const isSource = ({ label = '' }: Record<string, string>) => /^(?:источник|source)$/i.test(label)
  const source = found.find((one) => one && isSource(one))?.text
  const tags = found.find((one) => one && !isSource(one))?.text?.split(/\s*,\s*/)
  const address = lines.find((line) => ADDRESS.test(line))
  return {
    rest: lines.filter((line, index) => !found[index] && !ADDRESS.test(line)),
    source: source ?? address,
    tags: tags?.filter(Boolean),
  }
}

const ADDRESS = /^https?:\/\/\S+$/i

function cleanTitle(line: string) {
  const title = bare(line)
    .replace(/^рецепт: */i, '')
    .replace(/ рецепт с фото.*$/i, '')
    .replace(/ ?\([^)]*\)$/, '')
    .replace(/ за \d+ мин\p{L}*$|(?: [—–-]|,)? (?:на|serves|makes) \d{1,2}(?: порци\p{L}*| человек)?$/iu, '')
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
      if (/:$/.test(line) && (isGroup(line) || !hasMeasure(line))) {
        group = line.replace(/[\s:]+$/, '')
        return []
      }
      return readLine(line, group)
    })
}

/** `unread` are the lines that are neither ingredients, steps nor facts. */
function readBody(body: string[]): Pick<ReadRecipe, 'lines' | 'steps'> & { unread: string[] } {
  const lines: ReadLine[] = []
  const steps: string[] = []
  const unread: string[] = []
  const headings = new Map<string, string>()
  let part: 'start' | 'ingredients' | 'steps' = 'start'
  let group: string | undefined
  const start = body.findIndex(isIngredientHeading)
  for (const [index, line] of body.entries()) {
    const text = bare(line)
    if (!text || (isFactLine(text) && !isHeading(line))) continue
    if (part !== 'steps' && beginsIngredients(text)) {
      part = 'ingredients'
      continue
    }
    if (part === 'steps') {
      if (steps.length > 0 ? !isStepsHeading(text) : !beginsSteps(text)) addStep(steps, line)
      continue
    }
    if (beginsSteps(text) && (lines.length > 0 || (index > start && isStep(bare(body[index + 1] ?? ''))))) {
      part = 'steps'
      continue
    }
    if (index > start && isGroup(text)) {
      group = text.replace(/[\s:]+$/, '')
      headings.set(line, group)
      part = 'ingredients'
      continue
    }
    const item = text.replace(TAKE, '')
    if (lines.length > 0 && (isStep(text) || isShortStep(text, bare(body[index + 1] ?? '')))) {
      part = 'steps'
      addStep(steps, line)
    } else if (part === 'ingredients' || (index > start && isIngredient(item))) {
      part = 'ingredients'
      lines.push(readLine(item, group))
    } else unread.push(line)
  }
  const isUsed = new Set(lines.map((line) => line.group))
  const unused = [...headings].flatMap(([line, name]) => (isUsed.has(name) ? [] : line))
  return { lines, steps, unread: [...unread, ...unused] }
}

function addStep(steps: string[], line: string) {
  const text = withoutNumber(line).trim()
  if (!/\p{L}/u.test(text) || (isFactLine(bare(text)) && text.length < 30)) return
  steps.push(text)
}
