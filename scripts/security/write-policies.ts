import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Settings } from '../../lib/config'
import { headersFile, nginxSnippet, type PagePolicy } from './headers'
import { type PageKind, policyOf, withPolicies } from './policy'

/**
 * Writes the policy of every page of an exported site into the page, and all of them into `_headers` and `_nginx.conf`.
 * The pages must not change afterwards.
 */
export async function writePolicies(folder: string, settings: Settings): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const pages: PagePolicy[] = []
  for (const name of names.filter((name) => name.endsWith('.html')).sort()) {
    const path = name.replaceAll(sep, '/')
    const kind = kindOf(path)
    const html = await readFile(join(folder, name), 'utf8')
    await writeFile(join(folder, name), withPolicies(html, kind, settings))
    const policy = policyOf(html, kind, settings)
    for (const address of addressesOf(path)) pages.push({ path: `${settings.basePath}/${address}`, policy })
  }
  const unique = [...new Map(pages.map((page) => [page.path, page])).values()]
  await writeFile(join(folder, '_headers'), headersFile(settings.basePath, unique))
  await writeFile(join(folder, '_nginx.conf'), nginxSnippet(settings.basePath, unique))
}

function kindOf(path: string): PageKind {
  if (path === 'index.html') return 'app'
  return path.startsWith('video/') ? 'film' : 'plain'
}

/** Folders of pages that share one policy: hosts limit the number of rules. */
const uniform = ['video', 'recipes', 'categories']

/** The addresses of a page. */
function addressesOf(path: string) {
  const folder = uniform.find((name) => path.startsWith(`${name}/`))
  if (folder) return [`${folder}/*`]
  return [path, path.replace(/(^|\/)index\.html$/, '$1')]
}
