import { pourOf, stageStep, type Place, type Staging } from './staging'

/** The film of a recipe as a list of scenes on one clock. All times are in milliseconds. */

/** What the film is made from: a recipe of the catalogue with its products' pictures. */
export type FilmRecipe = {
  title: string
  time: string
  kcal: string
  servings: number
  ingredients: { title: string; quantity: string; unit: string; image: string }[]
  steps: { text: string; uses: number[]; minutes: number }[]
  /** The colour of the finished food, and what it is served in. */
  color: string
  serving: Place
}

/** A piece of a caption that is read at once, from its moment in the scene on. */
export type Line = { text: string; amount?: string; at: number }

type Timed = { start: number; duration: number; lines: Line[] }

export type TitleScene = Timed & { kind: 'title' }
export type ShelfScene = Timed & { kind: 'shelf' }
export type StepScene = Timed & {
  kind: 'step'
  number: number
  /** Indexes of the ingredients that go in now, and of those that went into the same vessel before. */
  uses: number[]
  inside: number[]
  staging: Staging
  /** The number and the unit on the dial; absent where the step names no time. */
  dial?: [value: string, unit: string]
}
export type FinaleScene = Timed & { kind: 'finale' }
export type Scene = TitleScene | ShelfScene | StepScene | FinaleScene

export type Story = {
  title: string
  color: string
  duration: number
  ingredients: { title: string; image: string; pour?: string }[]
  scenes: Scene[]
}

/** Reading speed of captions, in letters a second: that of good Russian subtitles. */
const LETTERS_A_SECOND = 16
const LONGEST_FILM = 90_000
const LONGEST_LINE = 90
/** How many ingredients already inside are worth showing. */
const MOST_INSIDE = 5

export const wish = 'Приятного аппетита!'

/** Tells a recipe as a film of 90 seconds at most. */
export function tellStory(recipe: FilmRecipe): Story {
  const title = titleScene(recipe)
  const shelf = shelfScene(recipe)
  const finale: Untimed<FinaleScene> = { kind: 'finale', duration: 4_500, lines: [{ text: wish, at: 0 }] }
  const left = LONGEST_FILM - title.duration - shelf.duration - finale.duration
  const scenes = onOneClock([title, shelf, ...hurried(stepScenes(recipe), left), finale])
  return {
    title: recipe.title,
    color: recipe.color,
    duration: scenes.reduce((sum, { duration }) => sum + duration, 0),
    ingredients: recipe.ingredients.map(({ title, unit, image }) => {
      const pour = pourOf(title, unit)
      return { title, image, ...(pour && { pour }) }
    }),
    scenes,
  }
}

type Untimed<S extends Scene> = Omit<S, 'start'>

function titleScene({ title, time, kcal, servings }: FilmRecipe): Untimed<TitleScene> {
  return {
    kind: 'title',
    duration: 3_200,
    lines: [{ text: `${title}. ${facts({ time, kcal, servings })}`, at: 0 }],
  }
}

/** '40 минут · 4 порции · 320 ккал' */
export function facts({ time, kcal, servings }: Pick<FilmRecipe, 'time' | 'kcal' | 'servings'>): string {
  return [time, `${servings}\u00a0${portions(servings)}`, kcal].map(unbroken).join(' · ')
}

function portions(count: number) {
  const [tens, ones] = [count % 100, count % 10]
  if (tens > 10 && tens < 20) return 'порций'
  if (ones === 1) return 'порция'
  return ones > 1 && ones < 5 ? 'порции' : 'порций'
}

/** Digits stay with the word after them, short prepositions with theirs. */
export function unbroken(text: string) {
  return text
    .replace(/(\d) (?=\S)/g, '$1\u00a0')
    .replace(/(?<=^|[\s(«])(в|и|с|к|о|у|а|на|по|за|из|до|от|не|во|со) (?=\S)/giu, '$1\u00a0')
}

const FIRST_INGREDIENT = 500

function shelfScene({ ingredients }: FilmRecipe): Untimed<ShelfScene> {
  // Fourteen ingredients come in livelier than five.
  const each = Math.round(Math.max(760, 1_050 - 22 * ingredients.length))
  return {
    kind: 'shelf',
    duration: FIRST_INGREDIENT + each * ingredients.length + 1_300,
    lines: ingredients.map(({ title, quantity }, index) => ({
      text: title,
      amount: unbroken(quantity),
      at: FIRST_INGREDIENT + each * index,
    })),
  }
}

function stepScenes({ steps, serving }: FilmRecipe): Untimed<StepScene>[] {
  const seen = new Map<Place, number[]>()
  let before: Place | undefined
  let last: number[] = []
  return steps.map(({ text, uses, minutes }, index) => {
    const staging = stageStep(text, before, serving)
    const vessel = vesselOf(staging.place)
    const known = seen.get(vessel) ?? (uses.length === 0 || vessel === 'tray' ? last : [])
    const inside = known.filter((ingredient) => !uses.includes(ingredient)).slice(-MOST_INSIDE)
    seen.set(vessel, [...known.filter((ingredient) => !uses.includes(ingredient)), ...uses])
    before = staging.place
    last = [...inside, ...uses]
    const dial = dialOf(minutes)
    const reading = (text.length / LETTERS_A_SECOND) * 1_000 + 700
    const moving = 1_900 + uses.length * 420
    const duration = Math.round(Math.max(4_000, reading, moving))
    return {
      kind: 'step',
      number: index + 1,
      duration,
      lines: linesOf(text, duration),
      uses,
      inside,
      staging,
      ...(dial && { dial }),
    }
  })
}

function vesselOf(place: Place): Place {
  return place === 'oven' || place === 'cold' ? 'tray' : place
}

/** The steps in `limit` at most: a long recipe is told faster. */
function hurried(scenes: Untimed<StepScene>[], limit: number): Untimed<StepScene>[] {
  const total = scenes.reduce((sum, { duration }) => sum + duration, 0)
  if (total <= limit) return scenes
  const pace = limit / total
  return scenes.map((scene) => ({
    ...scene,
    duration: Math.floor(scene.duration * pace),
    lines: scene.lines.map((line) => ({ ...line, at: Math.floor(line.at * pace) })),
  }))
}

/** Sentences, long ones in parts, each shown for as long as its share of the letters. */
function linesOf(text: string, duration: number): Line[] {
  let letters = 0
  return sentencesOf(text)
    .flatMap(parts)
    .map((part) => {
      const at = Math.round((letters / text.length) * duration)
      letters += part.length + 1
      return { text: unbroken(part), at }
    })
}

function sentencesOf(text: string) {
  return text.split(/(?<=[.!?…]) (?=[«А-ЯЁ\d])/u)
}

/** Parts of a sentence that fit a small caption, divided where one would breathe. */
function parts(sentence: string): string[] {
  if (sentence.length <= LONGEST_LINE) return [sentence]
  const breaths = [...sentence.matchAll(/[,;:] (?=\S)| (?=— )| (?=(?:и|или|затем|чтобы|пока) )/giu)].map(
    (breath) => breath.index + breath[0].length,
  )
  const middle = sentence.length / 2
  const nearest = breaths.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0]
  const isGood = nearest !== undefined && nearest > 15 && nearest < sentence.length - 15
  const at = isGood ? nearest : sentence.indexOf(' ', Math.floor(middle)) + 1
  if (at <= 0) return [sentence]
  return [sentence.slice(0, at).trim(), sentence.slice(at).trim()].flatMap(parts)
}

/** Minutes as a dial has room for them: '20' 'мин', '2' 'ч', '1:30' 'ч'. */
function dialOf(minutes: number): [value: string, unit: string] | undefined {
  if (minutes <= 0) return undefined
  if (minutes < 60) return [`${minutes}`.replace('.', ','), 'мин']
  const rest = Math.round(minutes % 60)
  return [rest ? `${Math.floor(minutes / 60)}:${String(rest).padStart(2, '0')}` : `${minutes / 60}`, 'ч']
}

function onOneClock(scenes: Untimed<Scene>[]): Scene[] {
  let start = 0
  return scenes.map((scene) => {
    const timed = { ...scene, start } as Scene
    start += scene.duration
    return timed
  })
}
