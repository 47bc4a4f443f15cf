import { describe, expect, it } from 'vitest'

import { type Change, changeDraft, draftOf } from '@/components/styleguide/editor/theme-draft'
import { themes } from '@/tailwind.config'

const after = (...changes: Change[]) =>
  changes.reduce((draft, change) => changeDraft(themes.kitchen, draft, change), draftOf({}))

const set = (path: string, css: string, editedPath?: string): Change => ({
  type: 'set',
  values: { [path]: css },
  editedPath,
})
const accent = 'light.tones.accent'

describe('changeDraft', () => {
  it('undoes and redoes step by step', () => {
    const steps = [set(accent, '#111111'), set('corners.card', '9px')]
    expect(after(...steps).values).toEqual({ [accent]: '#111111', 'corners.card': '9px' })
    expect(after(...steps, { type: 'undo' }).values).toEqual({ [accent]: '#111111' })
    expect(after(...steps, { type: 'undo' }, { type: 'undo' }, { type: 'undo' }).values).toEqual({})
    expect(after(...steps, { type: 'undo' }, { type: 'undo' }, { type: 'redo' }).values).toEqual({
      [accent]: '#111111',
    })
    expect(after(...steps, { type: 'replace', values: {} }).values).toEqual({})
    expect(after(...steps, { type: 'replace', values: {} }, { type: 'undo' }).values).toEqual(
      after(...steps).values,
    )
  })

  it('makes one step of all that is typed into a field until it loses the focus', () => {
    const typed = [set(accent, '#111111', accent), set(accent, '#222222', accent)]
    expect(after(...typed, { type: 'undo' }).values).toEqual({})
    const again = [...typed, { type: 'commit' } as const, set(accent, '#333333', accent)]
    expect(after(...again, { type: 'undo' }).values).toEqual({ [accent]: '#222222' })
  })

  it('contains only values that differ from the theme', () => {
    expect(after(set(accent, '#111111'), set(accent, themes.kitchen.light.tones.accent)).values).toEqual({})
  })

  it('discards the undone steps on another change', () => {
    const draft = after(set(accent, '#111111'), { type: 'undo' }, set('corners.card', '9px'), {
      type: 'redo',
    })
    expect(draft.values).toEqual({ 'corners.card': '9px' })
  })
})
