import { type Caption } from '../captions'
import { type Scene, type Story } from '../story'

/** When everything in a scene has appeared. A step to a scene while the film is paused shows this moment. */
const ENTERED_MS = 700
/** A step back later than this in a scene goes to the start of the scene instead. */
const RESTART_AFTER_MS = 2_000
/** How long before its end a scene is complete: the single picture of it that reduced motion shows. */
const COMPLETE_BEFORE_END_MS = { title: 420, shelf: 320, step: 1_000, finale: 0 }

/** Returns the index of the scene that is on at `time`. */
export function sceneIndexAt(scenes: Scene[], time: number): number {
  return Math.max(
    0,
    scenes.findLastIndex(({ start }) => start <= time),
  )
}

/** Returns the index of the caption that is read at `time` of its scene. */
export function captionIndexAt(captions: Caption[], time: number): number {
  return Math.max(
    0,
    captions.findLastIndex(({ at }) => at <= time),
  )
}

/** Returns the index of the next or previous scene, or of the current one to start it again; may be out of range. */
export function steppedIndex(scenes: Scene[], time: number, step: 1 | -1): number {
  const index = sceneIndexAt(scenes, time)
  const elapsed = time - (scenes[index]?.start ?? 0)
  return step < 0 && elapsed > RESTART_AFTER_MS ? index : index + step
}

/** Returns the time of a scene, from its start, at which its content has appeared. */
export function enteredTime({ kind, duration }: Scene): number {
  return kind === 'title' || kind === 'finale' ? duration / 2 : ENTERED_MS
}

/** Returns the time of a scene, from its start, at which it is complete and has not begun to disappear. */
export function completeTime({ kind, duration }: Scene): number {
  return duration - COMPLETE_BEFORE_END_MS[kind]
}

/** Returns what a scene is called above its captions and on the slider: 'Шаг 2 из 7 · 20 мин'. */
export function sceneLabel(scene: Scene, { title, scenes }: Story): string {
  if (scene.kind === 'title') return title
  if (scene.kind === 'shelf') return 'Понадобится'
  if (scene.kind === 'finale') return scene.lines[0]?.text ?? ''
  const count = scenes.filter(({ kind }) => kind === 'step').length
  const minutes = scene.dial ? ` · ${scene.dial.join('\u00a0')}` : ''
  return `Шаг ${scene.number} из ${count}${minutes}`
}

/** Returns what is read aloud from `time` of the scene: a step from its current caption, other scenes whole. */
export function narrationFrom(scene: Scene, time: number): string {
  const first = scene.kind === 'step' ? captionIndexAt(scene.lines, time) : 0
  const texts = scene.lines.slice(first).map(({ text }) => text)
  return scene.kind === 'shelf' ? `Понадобится: ${texts.join(', ')}` : texts.join(' ')
}
