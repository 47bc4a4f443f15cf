import { themeTokens } from '@/lib/theme/theme-tokens'
import type { Theme } from '@/lib/theme/theme-types'

/** The values that differ from a theme, by path, and the steps to undo. */
export type Draft = {
  values: Values
  past: Values[]
  future: Values[]
  /** The path of the field that is being edited: its changes are one step. */
  editedPath?: string
}

type Values = Record<string, string>

export type Change =
  | { type: 'set'; values: Values; editedPath?: string }
  /** Ends the step of the edited field, which has lost the focus. */
  | { type: 'commit' }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Replaces all values, none to reset the draft. */
  | { type: 'replace'; values: Values }

export const draftOf = (values: Values): Draft => ({ values, past: [], future: [] })

/** The draft of a theme after a change. It drops the values that equal those of the theme. */
export function changeDraft(theme: Theme, draft: Draft, change: Change): Draft {
  const { values, past, future } = draft
  switch (change.type) {
    case 'set': {
      const { editedPath } = change
      const next = differing(theme, { ...values, ...change.values })
      const isSameStep = editedPath !== undefined && editedPath === draft.editedPath
      return { values: next, past: isSameStep ? past : [...past, values], future: [], editedPath }
    }
    case 'commit':
      return { values, past, future }
    case 'undo': {
      const last = past.at(-1)
      return last ? { values: last, past: past.slice(0, -1), future: [values, ...future] } : draft
    }
    case 'redo': {
      const [next, ...rest] = future
      return next ? { values: next, past: [...past, values], future: rest } : draft
    }
    case 'replace':
      return { values: differing(theme, change.values), past: [...past, values], future: [] }
  }
}

function differing(theme: Theme, values: Values): Values {
  const original = new Map(themeTokens(theme).map(({ path, css }) => [path, css]))
  return Object.fromEntries(Object.entries(values).filter(([path, css]) => original.get(path) !== css))
}
