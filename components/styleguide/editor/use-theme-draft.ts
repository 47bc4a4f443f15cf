import { useEffect, useReducer } from 'react'

import { type Change, changeDraft, type Draft, draftOf } from '@/components/styleguide/editor/theme-draft'
import { proposedValues } from '@/components/styleguide/proposed-values'
import { writeHistory } from '@/lib/router/next-guard'
import { readProposal, writeProposal } from '@/lib/theme/theme-link'
import { type ThemeName, themes } from '@/tailwind.config'

/** The hash that carries a draft; empty for none. */
export const draftHash = (base: ThemeName, { values }: Draft) =>
  Object.keys(values).length > 0 ? `#${writeProposal({ base, values })}` : ''

/** The draft of a theme. It is kept in the hash of the page, so it survives a reload and can be sent as a link. */
export function useThemeDraft(name: ThemeName): [Draft, (change: Change) => void] {
  const [draft, change] = useReducer(
    (before: Draft, step: Change) => changeDraft(themes[name], before, step),
    name,
    () => draftOf(proposedValues(location.hash, name)),
  )
  // A link that is pasted into the address of the open page.
  useEffect(() => {
    const follow = () => change({ type: 'replace', values: proposedValues(location.hash, name) })
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [name])

  const hash = draftHash(name, draft)
  useEffect(() => {
    // A link that cannot be read stays in the address, and its message on the page, until something is changed.
    if (location.hash !== hash && (hash || typeof readProposal(location.hash) !== 'string'))
      writeHistory('replaceState', history.state, `${location.pathname}${location.search}${hash}`)
  }, [hash])
  return [draft, change]
}
