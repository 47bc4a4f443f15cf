import { buildSite } from './build'
import { demoAccount } from '../lib/session/demo-account'
import { takePorts } from './ports'
import { atEnd, stopsOnRequest } from './processes'
import { basePath, localAddress, localPorts } from './addresses'
import { localSettings, startServices } from './services'
import { startSite } from './static-server'

/** `npm start`: builds and serves the site, with the mock API, the Auth emulator and the sync server. */
export default async function start() {
  stopsOnRequest()
  const ports = await takePorts(localPorts)
  // Side by side: the emulator takes long to start.
  const [code] = await Promise.all([buildSite({ env: localSettings(ports) }), startServices(ports)])
  if (code !== 0) return code
  const site = await startSite({ folder: 'out', basePath, port: ports.PORT })
  atEnd(site.close)
  sayReady(ports.PORT)
}

/** Prints the address of the site and the demo account. */
export function sayReady(port: number) {
  const { email, password } = demoAccount
  console.log(
    `\nTasty is ready: ${localAddress(port)}${basePath}/ (demo account ${email} / ${password}), Ctrl-C stops it`,
  )
}
