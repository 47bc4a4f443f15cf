import { themeTokens } from '@/lib/theme/theme-tokens'
import type { Theme } from '@/tailwind.config'

/** The values that differ from a theme, by path, and the steps to undo. */
export type Draft = {
  values: Values
  past: Values[]
  future: Values[]
  /** The path that is being typed or dragged: its changes are one step. */
  open?: string
}

export type Values = Record<string, string>

export type Change =
  | { type: 'set'; values: Values; open?: string }
  /** Ends the step of a field that is left. */
  | { type: 'settle' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'reset' }

export const draftOf = (values: Values): Draft => ({ values, past: [], future: [] })

/** The draft of a theme after a change. A value that is the theme's own again is no part of it. */
export function changeDraft(theme: Theme, draft: Draft, change: Change): Draft {
  const { values, past, future, open } = draft
  switch (change.type) {
    case 'set': {
      const next = differing(theme, { ...values, ...change.values })
      const continues = change.open !== undefined && change.open === open
      return { values: next, past: continues ? past : [...past, values], future: [], open: change.open }
    }
    case 'settle':
      return { values, past, future }
    case 'undo': {
      const last = past.at(-1)
      return last ? { values: last, past: past.slice(0, -1), future: [values, ...future] } : draft
    }
    case 'redo': {
      const [next, ...rest] = future
      return next ? { values: next, past: [...past, values], future: rest } : draft
    }
    case 'reset':
      return { values: {}, past: [...past, values], future: [] }
  }
}

function differing(theme: Theme, values: Values): Values {
  const own = new Map(themeTokens(theme).map(({ path, css }) => [path, css]))
  return Object.fromEntries(Object.entries(values).filter(([path, css]) => own.get(path) !== css))
}
