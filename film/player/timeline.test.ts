import { describe, expect, it } from 'vitest'

import { type Scene, type Story } from '../story'
import {
  captionIndexAt,
  completeTime,
  enteredTime,
  narrationFrom,
  sceneIndexAt,
  sceneLabel,
  steppedIndex,
} from './timeline'

const captions = [
  { text: 'Нарежьте лук.', at: 0 },
  { text: 'Обжарьте.', at: 2_000 },
]
const title: Scene = { kind: 'title', start: 0, duration: 3_000, lines: [{ text: 'Суп.', at: 0 }] }
const shelf: Scene = {
  kind: 'shelf',
  start: 3_000,
  duration: 4_000,
  lines: [
    { text: 'Лук', at: 500 },
    { text: 'Вода', at: 1_500 },
  ],
}
const step = (number: number, start: number, dial?: [string, string]): Scene => ({
  kind: 'step',
  number,
  start,
  duration: 5_000,
  lines: captions,
  uses: [],
  inside: [],
  cuts: [],
  inPieces: [],
  cooked: [],
  staging: { place: 'pot' },
  ...(dial && { dial }),
})
const finale: Scene = {
  kind: 'finale',
  start: 17_000,
  duration: 4_500,
  lines: [{ text: 'Приятного аппетита!', at: 0 }],
}
const scenes = [title, shelf, step(1, 7_000, ['20', 'мин']), step(2, 12_000), finale]
const story: Story = { title: 'Суп', color: '#fff', duration: 21_500, ingredients: [], scenes }

describe('sceneIndexAt', () => {
  it('returns the scene that has started last', () => {
    expect([0, 2_999, 3_000, 11_999, 12_000, 90_000].map((time) => sceneIndexAt(scenes, time))).toEqual([
      0, 0, 1, 2, 3, 4,
    ])
  })

  it('returns the first scene for an earlier time', () => {
    expect(sceneIndexAt(scenes, -1)).toBe(0)
  })
})

describe('captionIndexAt', () => {
  it('returns the caption that has started last, or the first one', () => {
    expect([-100, 0, 1_999, 2_000].map((time) => captionIndexAt(captions, time))).toEqual([0, 0, 0, 1])
    expect(captionIndexAt(shelf.lines, 100)).toBe(0)
  })
})

describe('steppedIndex', () => {
  it('goes to the next scene at any time', () => {
    expect(steppedIndex(scenes, 3_000, 1)).toBe(2)
    expect(steppedIndex(scenes, 6_900, 1)).toBe(2)
  })

  it('goes back to the previous scene in the first two seconds, then to the start of this one', () => {
    expect(steppedIndex(scenes, 5_000, -1)).toBe(0)
    expect(steppedIndex(scenes, 5_001, -1)).toBe(1)
  })

  it('may leave the range of the scenes', () => {
    expect(steppedIndex(scenes, 0, -1)).toBe(-1)
    expect(steppedIndex(scenes, 21_500, 1)).toBe(5)
  })
})

describe('enteredTime', () => {
  it('is the middle of the title and the finale, and 700 ms of other scenes', () => {
    expect([title, shelf, step(1, 0), finale].map(enteredTime)).toEqual([1_500, 700, 700, 2_250])
  })
})

describe('completeTime', () => {
  it('is before the content of the scene disappears', () => {
    expect([title, shelf, step(1, 0), finale].map(completeTime)).toEqual([2_580, 3_680, 4_000, 4_500])
  })
})

describe('sceneLabel', () => {
  it('names each kind of scene', () => {
    expect(scenes.map((scene) => sceneLabel(scene, story))).toEqual([
      'Суп',
      'Понадобится',
      'Шаг 1 из 2 · 20\u00a0мин',
      'Шаг 2 из 2',
      'Приятного аппетита!',
    ])
  })
})

describe('narrationFrom', () => {
  it('reads a step from its current caption', () => {
    expect(narrationFrom(step(1, 0), 0)).toBe('Нарежьте лук. Обжарьте.')
    expect(narrationFrom(step(1, 0), 2_500)).toBe('Обжарьте.')
  })

  it('always reads the whole list of ingredients', () => {
    expect(narrationFrom(shelf, 3_000)).toBe('Понадобится: Лук, Вода')
  })
})
