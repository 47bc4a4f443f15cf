import { readProposal } from '@/lib/theme/theme-link'
import type { ThemeName } from '@/tailwind.config'

/** The values that a hash proposes for a theme, by path. A proposal that cannot be read and one for another theme have none. */
export function proposedValues(hash: string, theme: ThemeName): Record<string, string> {
  const proposal = readProposal(hash)
  return typeof proposal === 'object' && proposal.base === theme ? proposal.values : {}
}
