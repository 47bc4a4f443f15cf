import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'

import { useThemeDraft } from '@/components/styleguide/editor/use-theme-draft'
import { readProposal, writeProposal } from '@/lib/theme/theme-link'

it('The draft is in the address, and follows a link that is pasted into the address of the open page', () => {
  const { result } = renderHook(() => useThemeDraft('kitchen'))
  const change = result.current[1]
  const own = { base: 'kitchen', values: { 'corners.chip': '2px' } }
  act(() => change({ type: 'set', values: own.values }))
  expect(readProposal(location.hash)).toEqual(own)
  const pasted = { 'corners.card': '9px' }
  act(() => {
    location.hash = writeProposal({ base: 'kitchen', values: pasted })
    dispatchEvent(new Event('hashchange'))
  })
  expect(result.current[0].values).toEqual(pasted)
  act(() => change({ type: 'undo' }))
  expect(readProposal(location.hash)).toEqual(own)
})
