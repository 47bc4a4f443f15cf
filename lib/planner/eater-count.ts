import { CHILD_PORTION, type Eater, isChild } from '@/lib/plan/eaters'

/** The people with so many adults or children: the last ones go first. `newId` names those who come. */
export function withCount(
  eaters: Eater[],
  kind: 'adults' | 'children',
  count: number,
  newId: () => string,
): Eater[] {
  const isOfKind = (eater: Eater) => isChild(eater) === (kind === 'children')
  const ofKind = eaters.filter(isOfKind)
  const kept = new Set(ofKind.slice(0, count))
  const portion = kind === 'children' ? CHILD_PORTION : 1
  const added = Array.from({ length: Math.max(0, count - ofKind.length) }, () => ({
    id: newId(),
    name: '',
    portion,
  }))
  return [...eaters.filter((eater) => !isOfKind(eater) || kept.has(eater)), ...added]
}
