import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

// Runs before anything is installed, on whatever Node there is: Node's own modules only.

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 9)) {
  console.error(
    `Tasty needs Node 20.9 or newer, this is ${process.version}. Get it from https://nodejs.org/.`,
  )
  process.exit(1)
}

/** Runs `npm ci` when node_modules is missing or is not what package-lock.json describes. */
export async function install() {
  if (isInstalled()) return
  console.log('Installing the dependencies of package-lock.json (npm ci), this takes a minute or two')
  const code = await npmCi()
  if (code !== 0) {
    console.error('Installing failed: npm ci needs the npm registry, see its message above.')
    process.exit(typeof code === 'number' ? code : 1)
  }
}

function isInstalled() {
  // What npm keeps about the packages it has put there, in the format of package-lock.json.
  const record = new URL('../node_modules/.package-lock.json', import.meta.url)
  if (!existsSync(record)) return false
  const installed = read(record)
  return Object.entries(read(new URL('../package-lock.json', import.meta.url))).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional), // made for another system
  )
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function npmCi() {
  // Tests and builds need the development packages, whatever NODE_ENV says.
  const npm = spawn('npm', ['ci', '--include=dev', '--no-fund', '--no-audit'], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  const pass = (signal) => npm.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  return new Promise((resolve) => {
    npm.on('error', ({ message }) => resolve(message)).on('exit', (code, signal) => resolve(code ?? signal))
  }).finally(() => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, pass)
  })
}
