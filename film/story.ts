import { servings as servingsText } from '../lib/text/plural'
import { captionsOf, withNonBreakingSpaces, type Caption } from './captions'
import type { FilmRecipe } from './film-recipe'
import { followFood, type StepFood } from './food'
import { melts, pourColor } from './pouring'

/* The film of a recipe as a list of scenes on one timeline. All times are in milliseconds. */

type SceneBase = { start: number; duration: number; lines: Caption[] }

type TitleScene = SceneBase & { kind: 'title' }
export type ShelfScene = SceneBase & { kind: 'shelf' }
export type StepScene = SceneBase &
  StepFood & {
    kind: 'step'
    number: number
    /** The number and the unit on the kitchen timer; absent if the step names no time. */
    dial?: [value: string, unit: string]
  }
type FinaleScene = SceneBase & { kind: 'finale' }
export type Scene = TitleScene | ShelfScene | StepScene | FinaleScene

export type Story = {
  title: string
  color: string
  duration: number
  /**
   * `pour` is the colour of an ingredient that is poured from its package, of which nothing is seen until it is `cooked`; for
   * the other pictures see `FilmRecipe`.
   */
  ingredients: {
    title: string
    image: string
    content?: string
    cut?: string
    cooked?: string
    pour?: string
    /** Heated, it melts and is not drawn any more. */
    melts?: true
  }[]
  scenes: Scene[]
}

/** Reading speed of good Russian subtitles. */
const CHARACTERS_PER_SECOND = 16
const MAX_FILM_MS = 90_000
const FINALE_MS = 4_500
const MIN_STEP_MS = 4_000
const FIRST_INGREDIENT_MS = 500

/** The last caption of every film. */
export const closingLine = 'Приятного аппетита!'

/** Returns the film of a recipe, which lasts 90 seconds at most. */
export function createStory(recipe: FilmRecipe): Story {
  const title = titleScene(recipe)
  const shelf = shelfScene(recipe)
  const finale: Unplaced<FinaleScene> = {
    kind: 'finale',
    duration: FINALE_MS,
    lines: [{ text: closingLine, at: 0 }],
  }
  const timeForSteps = MAX_FILM_MS - title.duration - shelf.duration - finale.duration
  const scenes = placeOnTimeline([title, shelf, ...shortenTo(timeForSteps, stepScenes(recipe)), finale])
  return {
    title: recipe.title,
    color: recipe.color,
    duration: scenes.reduce((sum, { duration }) => sum + duration, 0),
    ingredients: recipe.ingredients.map((ingredient) => {
      const { title, image, content, cut, cooked } = ingredient
      const pour = pourColor(ingredient)
      return {
        title,
        image,
        ...(pour ? { pour } : { ...(content && { content }), ...(cut && { cut }) }),
        ...(cooked && { cooked }),
        ...(melts(title) && { melts: true }),
      }
    }),
    scenes,
  }
}

/** A scene whose start is not known yet. */
type Unplaced<S extends Scene> = Omit<S, 'start'>

function titleScene({ title, time, kcal, servings }: FilmRecipe): Unplaced<TitleScene> {
  return {
    kind: 'title',
    duration: 3_200,
    lines: [{ text: `${title}. ${recipeFacts({ time, kcal, servings })}`, at: 0 }],
  }
}

/** Returns the facts below the title: '40 минут · 4 порции · 320 ккал', with non-breaking spaces. */
export function recipeFacts({
  time,
  kcal,
  servings,
}: Pick<FilmRecipe, 'time' | 'kcal' | 'servings'>): string {
  return [time, servingsText(servings), kcal].map(withNonBreakingSpaces).join(' · ')
}

function shelfScene({ ingredients }: FilmRecipe): Unplaced<ShelfScene> {
  // The more ingredients, the faster they follow one another.
  const interval = Math.round(Math.max(760, 1_050 - 22 * ingredients.length))
  return {
    kind: 'shelf',
    duration: FIRST_INGREDIENT_MS + interval * ingredients.length + 1_300,
    lines: ingredients.map(({ title, quantity }, index) => ({
      text: title,
      amount: withNonBreakingSpaces(quantity),
      at: FIRST_INGREDIENT_MS + interval * index,
    })),
  }
}

function stepScenes(recipe: FilmRecipe): Unplaced<StepScene>[] {
  return followFood(recipe).map(({ text, minutes, ...scene }, index) => {
    const dial = timerDial(minutes)
    const reading = (text.length / CHARACTERS_PER_SECOND) * 1_000 + 700
    const moving = 1_900 + scene.uses.length * 420
    const duration = Math.round(Math.max(MIN_STEP_MS, reading, moving))
    return {
      kind: 'step',
      number: index + 1,
      duration,
      lines: captionsOf(text, duration),
      ...scene,
      ...(dial && { dial }),
    }
  })
}

/** Speeds the steps up so that together they last `limit` at most. */
function shortenTo(limit: number, scenes: Unplaced<StepScene>[]): Unplaced<StepScene>[] {
  const total = scenes.reduce((sum, { duration }) => sum + duration, 0)
  if (total <= limit) return scenes
  const pace = limit / total
  return scenes.map((scene) => ({
    ...scene,
    duration: Math.floor(scene.duration * pace),
    lines: scene.lines.map((line) => ({ ...line, at: Math.floor(line.at * pace) })),
  }))
}

/** Returns minutes as the small dial of the timer shows them: '20' 'мин', '2' 'ч', '1:30' 'ч'. */
function timerDial(minutes: number): [value: string, unit: string] | undefined {
  if (minutes <= 0) return undefined
  if (minutes < 60) return [`${minutes}`.replace('.', ','), 'мин']
  const rest = Math.round(minutes % 60)
  return [rest ? `${Math.floor(minutes / 60)}:${String(rest).padStart(2, '0')}` : `${minutes / 60}`, 'ч']
}

function placeOnTimeline(scenes: Unplaced<Scene>[]): Scene[] {
  let start = 0
  return scenes.map((scene) => {
    const placed = { ...scene, start } as Scene
    start += scene.duration
    return placed
  })
}
