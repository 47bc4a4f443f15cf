import { describe, expect, it } from 'vitest'

import type { Eater } from '@/lib/plan/eaters'
import { withCount } from '@/lib/planner/eater-count'

const anya: Eater = { id: 'anya', name: 'Аня', portion: 1 }
const kid: Eater = { id: 'kid', name: '', portion: 0.6 }

describe('withCount', () => {
  it('adds people of a kind at the end and takes the last ones away', () => {
    const more = withCount([anya, kid], 'children', 2, () => 'new')
    expect(more).toEqual([anya, kid, { id: 'new', name: '', portion: 0.6 }])
    expect(withCount(more, 'children', 1, () => 'new')).toEqual([anya, kid])
    expect(withCount(more, 'adults', 0, () => 'new')).toEqual(more.slice(1))
  })
})
