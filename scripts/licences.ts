import { readFileSync, writeFileSync } from 'node:fs'
import { buildSite } from './build'
import { licencesPage } from './licences/list'

const page = 'docs/licences.md'

/** `npm run licences`: builds the site and writes the list of the third-party packages in it. */
export default async function licences() {
  const code = await buildSite({ folder: '.e2e/licences' })
  if (code === 0) writeFileSync(page, await licencesPage())
  return code
}

/** Checks the list against the last build. Returns 0, or 1 with a message. */
export async function checkLicences(): Promise<number> {
  if (readFileSync(page, 'utf8') === (await licencesPage())) return 0
  console.error(`${page} is out of date: update it by npm run licences.`)
  return 1
}
