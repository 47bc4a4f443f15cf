import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The child processes of a command, and its end: whether it succeeded, failed, was interrupted or a child exited early,
 * all children are stopped and all clean-ups run.
 */

type Environment = Record<string, string | undefined>
type Options = {
  cwd?: string
  /** Added to the environment of the command; undefined removes a variable. */
  env?: Environment
  /** 'hide' keeps the end of the output for error messages; 'failure' also prints it when the command fails. */
  output?: 'show' | 'hide' | 'failure'
  /** The descriptor of a file that takes the output in place of the terminal. */
  log?: number
}
type Child = { process: ChildProcess; exit: Promise<number>; output: () => string }

const GRACE_MS = 8_000
const LAST_OUTPUT_MS = 1_000
const children = new Set<Child>()
const cleanUps: (() => unknown)[] = []
let ending: { since: number; code: number } | undefined
let codeOnSignal: number | undefined

/** Runs `cleanUp` when the command ends; the last one added runs first. */
export function atEnd(cleanUp: () => unknown) {
  cleanUps.unshift(cleanUp)
}

/** For a command that serves until it is interrupted: it then exits with 0. */
export function stopsOnRequest() {
  codeOnSignal = 0
}

/** Passes SIGINT, SIGTERM and SIGHUP on to the children and ends the command; a second signal ends it at once. */
export function passSignalsOn() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!ending) return void end(codeOnSignal ?? 128 + constants.signals[signal], signal)
      // On Ctrl-C the terminal and npm send a signal each: only a later one is a second request.
      if (Date.now() - ending.since < 1000) return
      for (const child of children) send(child, 'SIGKILL')
      process.exit(ending.code)
    })
  }
}

/** Stops the children, runs the clean-ups and exits. Never returns; only the first call has an effect. */
export async function end(code: number, signal: NodeJS.Signals = 'SIGTERM'): Promise<never> {
  if (ending) return new Promise<never>(() => {})
  ending = { since: Date.now(), code }
  await Promise.all([...children].map((child) => stop(child, signal)))
  for (const cleanUp of cleanUps) await Promise.resolve().then(cleanUp).catch(console.error)
  process.exit(code)
}

/** Runs a program and returns its exit code. A program that exceeds `limitMs` is stopped, with a message, and has failed. */
export async function run(
  name: string,
  command: string[],
  { limitMs, ...options }: Options & { limitMs?: number } = {},
): Promise<number> {
  const child = launch(command, options)
  const timer =
    limitMs &&
    setTimeout(() => {
      console.error(`${name} took longer than ${limitMs / 1000} s and was stopped.`)
      void stop(child, 'SIGTERM')
    }, limitMs)
  const code = await child.exit
  clearTimeout(timer)
  if (code !== 0 && !ending && options.output === 'failure') console.error(child.output())
  // Its own children may still run.
  await stop(child, 'SIGTERM')
  if (ending) return new Promise<never>(() => {})
  return code
}

/** Starts a program that has to run as long as the command: when it exits by itself, the command ends with 1. */
export function runService(name: string, command: string[], options: Options = {}) {
  const child = launch(command, options)
  void child.exit.then((code) => {
    if (ending) return
    console.error([child.output(), `${name} stopped by itself (exit code ${code}).`].join('\n').trim())
    void end(1)
  })
}

function launch([program = '', ...args]: string[], options: Options): Child {
  const { cwd, env, output = 'show', log = 'inherit' } = options
  const stdio = output === 'show' ? log : 'pipe'
  const leash = `--require=${JSON.stringify(fileURLToPath(new URL('leash.cjs', import.meta.url)))}`
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env, NODE_OPTIONS: [process.env.NODE_OPTIONS, leash].join(' ').trim() },
    stdio: ['ignore', stdio, stdio],
    // Its own process group: Ctrl-C does not reach it directly, and it can be stopped with all its children.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32' && program === 'npm',
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (text = (text + chunk).slice(-4000)))
  }
  const exit = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => {
      const done = () => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
      // The end of the output arrives after the exit; the program's children may keep the output open for longer.
      child.once('close', done)
      setTimeout(done, LAST_OUTPUT_MS).unref()
    })
    child.once('error', ({ message }) => {
      if (output === 'show') console.error(message)
      text += message
      resolve(127)
    })
  })
  const launched = { process: child, exit, output: () => text.trim() }
  children.add(launched)
  return launched
}

/** Resolves when no process of the child's group is left, at the latest after `GRACE_MS`. */
async function stop(child: Child, signal: NodeJS.Signals) {
  if (send(child, signal)) {
    const deadline = Date.now() + GRACE_MS
    while (send(child, 0) && Date.now() < deadline) await sleep(50)
    send(child, 'SIGKILL')
  }
  children.delete(child)
}

/** Signals the child's process group; false when it is empty. */
function send({ process: child }: Child, signal: NodeJS.Signals | 0) {
  if (child.pid === undefined) return false
  if (process.platform === 'win32') {
    if (signal && child.exitCode === null) spawnSync('taskkill', ['/pid', `${child.pid}`, '/t', '/f'])
    return child.exitCode === null
  }
  try {
    return process.kill(-child.pid, signal)
  } catch {
    return false
  }
}
