import { isPlainValue, themeTokens, withTokens } from '@/lib/theme/theme-tokens'
import type { Theme } from '@/lib/theme/theme-types'
import { type ThemeName, themes } from '@/tailwind.config'

/** A proposed theme in an address: the theme that it started from, and the values that differ, by path. */
export type Proposal = { base: ThemeName; values: Record<string, string> }

/** The name of the parameter: `/tasty/#/?theme=…`. */
const PARAMETER = 'theme'

/** The parameter that carries a proposal, for the query of a hash. */
export function writeProposal({ base, values }: Proposal): string {
  const text = btoa(JSON.stringify([base, values]))
  return `${PARAMETER}=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** Why a link shows no theme: it is cut off, or holds anything but values of a theme that this site has. */
type Unreadable = 'damaged' | 'foreign'

/** The proposal in a hash, or why it is none: links come from others. Undefined where there is none. */
export function readProposal(hash: string): Proposal | Unreadable | undefined {
  const text = new RegExp(`[#?&]${PARAMETER}=([^&]*)`).exec(hash)?.[1]
  if (text === undefined) return undefined
  try {
    const [base, values] = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')))
    return isProposal(base, values) ? { base, values } : 'foreign'
  } catch {
    return 'damaged'
  }
}

/** The whole theme that a proposal means. */
export const proposedTheme = ({ base, values }: Proposal): Theme => withTokens(themes[base], values)

function isProposal(base: unknown, values: unknown): boolean {
  if (typeof base !== 'string' || !Object.hasOwn(themes, base)) return false
  if (typeof values !== 'object' || values === null) return false
  const kinds = new Map(themeTokens(themes[base as ThemeName]).map(({ path, kind }) => [path, kind]))
  return Object.entries(values).every(([path, css]) => {
    const kind = kinds.get(path)
    return kind !== undefined && typeof css === 'string' && isPlainValue(kind, css)
  })
}
