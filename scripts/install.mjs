import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

// Runs before any package is installed, and on old versions of Node: only modules of Node are available.

const problem = nodeProblem(process.versions.node, process.argv[2])
if (problem) {
  console.error(problem)
  process.exit(1)
}

/** Why the command cannot run on this version of Node, in a sentence; undefined if it can. */
export function nodeProblem(version, command) {
  const [major, minor] = version.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9))
    return `Tasty needs Node 20.9 or newer, this is ${version}. Get it from https://nodejs.org/.`
  // Those that start Vitest or ESLint.
  if (major >= 24 || !['test', 'contract'].includes(command)) return undefined
  const leastMinor = { 20: 19, 22: 13 }[major]
  if (minor >= leastMinor) return undefined
  return `npm run ${command} needs Node 20.19, 22.13, or 24 and newer, this is ${version}. Get it from https://nodejs.org/.`
}

/** Runs `npm ci` if node_modules is missing or differs from package-lock.json. */
export async function install() {
  if (isInstalled()) return
  console.log('Installing the dependencies of package-lock.json (npm ci), which takes a minute or two')
  const code = await npmCi()
  if (code !== 0) {
    console.error('npm ci failed, see its message above: it needs the npm registry.')
    process.exit(typeof code === 'number' ? code : 1)
  }
}

function isInstalled() {
  // npm's record of the installed packages, in the format of package-lock.json.
  const record = new URL('../node_modules/.package-lock.json', import.meta.url)
  if (!existsSync(record)) return false
  const installed = read(record)
  return Object.entries(read(new URL('../package-lock.json', import.meta.url))).every(
    // Optional packages of other systems are absent.
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  )
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

function npmCi() {
  // Tests and builds need the development packages also where NODE_ENV is `production`.
  const npm = spawn('npm', ['ci', '--include=dev', '--no-fund', '--no-audit'], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  const forward = (signal) => npm.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward)
  return new Promise((resolve) => {
    npm.on('error', ({ message }) => resolve(message)).on('exit', (code, signal) => resolve(code ?? signal))
  }).finally(() => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, forward)
  })
}
