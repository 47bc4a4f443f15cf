import { readApiSettings } from '../mock-api/server'
import { testPorts } from './addresses'
import { takePorts } from './ports'
import { stopsOnRequest } from './processes'
import { startServices } from './services'

/**
 * `node scripts/run.mjs tested-services`, which Playwright starts: the mock API, which takes orders, the Auth emulator and the
 * sync server.
 */
export default async function serveTestedServices() {
  stopsOnRequest()
  const { API_PORT, AUTH_PORT, SYNC_PORT } = testPorts
  const ports = await takePorts({ API_PORT, AUTH_PORT, SYNC_PORT })
  await startServices(ports, { ...readApiSettings(process.env), orders: true })
}
