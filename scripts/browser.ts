import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { run } from './processes'

/** The same behaviour everywhere, and no background traffic. Playwright itself adds --no-sandbox. */
export const launchArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * For commands that launch a browser. Signals are handled by the command, since Playwright would exit before the other
 * children.
 */
export const launchOptions = {
  args: launchArguments,
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
}

const DAY_MS = 24 * 60 * 60 * 1000
const failedInstall = 'node_modules/.cache/tasty/no-playwright-browser'

/** Says that there is no browser, and what to do. */
export function noBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH
  return new Error(
    named
      ? `PLAYWRIGHT_CHROMIUM_PATH: there is no file ${named}.`
      : 'No browser for the tests. Install Chromium or Chrome (npx playwright install chromium, apt-get install chromium, ' +
          'or https://www.google.com/chrome/), or set PLAYWRIGHT_CHROMIUM_PATH to one.',
  )
}

/**
 * The browser that `findBrowser` would choose first of those that are installed, without starting it. `executablePath` is
 * undefined for Playwright's own. Returns undefined if there is none.
 */
export function installedBrowser(): { executablePath: string | undefined } | undefined {
  const { PLAYWRIGHT_CHROMIUM_PATH: named } = process.env
  if (named) return existsSync(named) ? { executablePath: named } : undefined
  if (existsSync(chromium.executablePath())) return { executablePath: undefined }
  const executablePath = systemPaths().find((path) => existsSync(path))
  return executablePath ? { executablePath } : undefined
}

/**
 * Finds a browser that starts: the one of PLAYWRIGHT_CHROMIUM_PATH, Playwright's own (installed if possible), a Chromium
 * or Chrome of the system, or Debian's package where root can install it. `executablePath` is undefined for Playwright's
 * own. Throws an Error that says what to install if there is none.
 */
export async function findBrowser(): Promise<{ executablePath: string | undefined }> {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw noBrowser()
    if (!(await launches(named)))
      throw new Error(`PLAYWRIGHT_CHROMIUM_PATH: ${named} does not start as a Chromium.`)
    return { executablePath: named }
  }
  if ((await launches()) || (await installPlaywrightsOwn())) return { executablePath: undefined }
  const executablePath = (await systemBrowser()) ?? (await installDebianPackage())
  if (executablePath) return { executablePath }
  throw noBrowser()
}

/** An existing file is not enough: a system library may be missing. */
async function launches(executablePath?: string) {
  const options = { ...launchOptions, executablePath, timeout: 60_000 }
  const browser = await chromium.launch(options).catch(() => undefined)
  await browser?.close()
  return browser !== undefined
}

async function installPlaywrightsOwn() {
  // A failed attempt takes up to 90 s: one a day.
  const since = statSync(failedInstall, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - since < DAY_MS) return false
  console.log("Installing Playwright's Chromium")
  const install = [process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium']
  const code = await run('playwright install', install, { limitMs: 90_000, output: 'hide' })
  if (code === 0 && (await launches())) {
    rmSync(failedInstall, { force: true })
    return true
  }
  console.log(
    'It cannot be downloaded here (not tried again for a day); looking for a Chromium of the system',
  )
  mkdirSync(dirname(failedInstall), { recursive: true })
  writeFileSync(failedInstall, '')
  return false
}

async function systemBrowser() {
  for (const path of systemPaths()) if (existsSync(path) && (await launches(path))) return path
  return undefined
}

function systemPaths() {
  const { PATH = '', HOME = '', PROGRAMFILES, LOCALAPPDATA } = process.env
  if (process.platform === 'win32') {
    const folders = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA]
    const names = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe']
    return folders.flatMap((folder) => (folder ? names.map((name) => join(folder, name)) : []))
  }
  // The headless shell has no windows to draw: tests take a third less time than in the whole browser.
  const shells = ['chromium-headless-shell', 'chrome-headless-shell']
  const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
  const folders = [...PATH.split(delimiter), '/usr/bin', '/snap/bin']
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  if (process.platform !== 'darwin') return [...new Set(paths)]
  const applications = [
    'Google Chrome.app/Contents/MacOS/Google Chrome',
    'Chromium.app/Contents/MacOS/Chromium',
  ]
  return [
    ...['/Applications', `${HOME}/Applications`].flatMap((folder) =>
      applications.map((name) => join(folder, name)),
    ),
    ...paths,
  ]
}

async function installDebianPackage() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined
  console.log("Installing Debian's Chromium (apt-get install chromium-headless-shell)")
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitMs: 300_000, output: 'hide' } as const
  // An unreachable source fails the update; the package may be available all the same.
  await run('apt-get update', ['apt-get', 'update'], options)
  // Older releases have no package of the shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get install', ['apt-get', 'install', '-y', name], options)
    const browser = await systemBrowser()
    if (browser) return browser
  }
  return undefined
}
