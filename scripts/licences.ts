import { readFileSync, writeFileSync } from 'node:fs'
import { buildSite } from './build'
import { licencesPage } from './licences/list'

const page = 'docs/licences.md'

/** `npm run licences`: builds the site and writes the list of what others have made of it. */
export default async function licences() {
  const code = await buildSite({ folder: '.e2e/licences' })
  if (code === 0) writeFileSync(page, await licencesPage())
  return code
}

/** Whether the list is that of the build made last: 0, or 1 with a sentence. */
export async function checkLicences(): Promise<number> {
  if (readFileSync(page, 'utf8') === (await licencesPage())) return 0
  console.error(`${page} is out of date: npm run licences writes it anew.`)
  return 1
}
