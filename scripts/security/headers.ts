import { referrerPolicy } from './policy'

/** What hosts that can send headers send: the pages' policies, and what a `<meta>` cannot say. */

/** A path of the site, `*` at its end for all below it, and the policy of the page there. */
export type PagePolicy = { path: string; policy: string }

/** Films are framed by recipes, the style guide by itself. */
const ANCESTORS = "frame-ancestors 'self'"

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': referrerPolicy,
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(), usb=()',
}

/** `_headers`, as Netlify and Cloudflare Pages read it. They join the policies of all rules that fit; each holds. */
export function headersFile(basePath: string, pages: PagePolicy[]): string {
  const rules: [string, Record<string, string>][] = [
    [`${basePath}/*`, { ...headers, 'Content-Security-Policy': ANCESTORS }],
    ...pages.map(
      ({ path, policy }) => [path, { 'Content-Security-Policy': policy }] as [string, Record<string, string>],
    ),
  ]
  return rules
    .map(([path, named]) =>
      [path, ...Object.entries(named).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

/** A snippet for `server { … }` of nginx. */
export function nginxSnippet(pages: PagePolicy[]): string {
  return [
    '# include this in the server block; a location with an add_header of its own has to include it again.',
    `set $tasty_policy "${ANCESTORS}";`,
    ...pages.map(
      ({ path, policy }) => `if ($uri ~ "${pattern(path)}") { set $tasty_policy "${policy}; ${ANCESTORS}"; }`,
    ),
    'add_header Content-Security-Policy $tasty_policy always;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
  ].join('\n')
}

function pattern(path: string) {
  const literal = path.replace(/\*$/, '').replace(/[.+?^(){}|[\]\\]/g, '\\$&')
  return path.endsWith('*') ? `^${literal}` : `^${literal}$`
}
