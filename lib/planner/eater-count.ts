import { CHILD_PORTION, type Eater, isChild } from '@/lib/plan/eaters'

/** Returns the eaters with `count` adults or children: drops the last ones, or adds new ones with ids of `newId`. */
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
