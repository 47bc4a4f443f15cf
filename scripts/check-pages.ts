import { findBrowser } from './browser'
import { buildSite } from './build'
import { playwright } from './e2e'
import { takePorts } from './ports'
import { atEnd } from './processes'
import { localAddress } from './addresses'
import { noSettings } from './services'
import { startSite } from './static-server'

const folder = '.e2e/pages'
const basePath = '/other-name'

/** Settings of the shell for the tests of another site. */
const withoutServices = {
  API_HOST: undefined,
  AUTH_EMULATOR: undefined,
  ORDERS_URL: undefined,
  SYNC_URL: undefined,
  E2E_EMAIL: undefined,
  E2E_PASSWORD: undefined,
}

/**
 * `npm run check:pages`: a rehearsal of GitHub Pages. Builds the site as the workflow does where no variable is set, under
 * another base path, serves it by a static server and runs the smoke tests.
 */
export default async function checkPages() {
  const { executablePath } = await findBrowser()
  const { PORT } = await takePorts({ PORT: 3100 })
  const origin = localAddress(PORT)
  const code = await buildSite({
    folder,
    env: { ...noSettings, BASE_PATH: basePath, NEXT_PUBLIC_SITE_URL: origin },
  })
  if (code !== 0) return code
  atEnd((await startSite({ folder, basePath, port: PORT })).close)
  const site = `${origin}${basePath}/`
  // Of the static specs those that need no account either.
  return playwright(['--project=chromium', '--project=static', '--grep=@smoke'], {
    executablePath,
    env: { ...withoutServices, BASE_URL: site, BARE_URL: site },
  })
}
