import { readProposal } from '@/lib/theme/theme-link'
import type { ThemeName } from '@/tailwind.config'

/** The values that a hash proposes for a theme, by path. A damaged proposal and one for another theme have none. */
export function proposedValues(hash: string, theme: ThemeName): Record<string, string> {
  const proposal = readProposal(hash)
  return typeof proposal === 'object' && proposal.base === theme ? proposal.values : {}
}
