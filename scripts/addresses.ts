import { readSettings } from '../lib/config'
import { readPorts } from './ports'

/** Where the sites and services of this machine are. The configuration of Playwright reads it too. */

/** '/tasty' unless BASE_PATH says otherwise; '' for the root of the host. */
export const { basePath } = readSettings({ BASE_PATH: process.env.BASE_PATH })

/** `localhost`, not an IP address: Firebase needs the page and the emulator to be same-site. */
export function localAddress(port: number) {
  return `http://localhost:${port}`
}

/**
 * The sites under test, apart from out/, which belongs to the user: one with all services, one that also sends orders, and
 * one built with no settings at all. `port` is the variable that sets the port of each.
 */
export const testedSites = {
  full: { folder: '.e2e/full', port: 'PORT' },
  orders: { folder: '.e2e/orders', port: 'ORDERS_PORT' },
  bare: { folder: '.e2e/bare', port: 'BARE_PORT' },
} as const

/** The ports of the commands that serve the site to the user. */
export const localPorts = { PORT: 3000, API_PORT: 4000, AUTH_PORT: 9099, SYNC_PORT: 5050 }

export const testPorts = {
  PORT: 3100,
  BARE_PORT: 3101,
  ORDERS_PORT: 3102,
  API_PORT: 4100,
  AUTH_PORT: 9199,
  SYNC_PORT: 5150,
}

/** The environment by which the tests find the sites and services that they start themselves. */
export function testAddresses() {
  const ports = readPorts(testPorts)
  const site = (port: number) => `${localAddress(port)}${basePath}/`
  return {
    BASE_URL: site(ports.PORT),
    ORDERS_URL: site(ports.ORDERS_PORT),
    BARE_URL: site(ports.BARE_PORT),
    API_HOST: localAddress(ports.API_PORT),
    AUTH_EMULATOR: localAddress(ports.AUTH_PORT),
    SYNC_URL: localAddress(ports.SYNC_PORT),
    // The specs that need the files of the sites run with these only.
    E2E_OWN_SITE: 'yes',
  }
}
