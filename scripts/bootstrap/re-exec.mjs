import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { exitWith } from './exit-with.mjs'

/** A terminal and npm each deliver the same Ctrl+C; signals within this time (ms) count as one request. */
const SAME_REQUEST = 1000

/** How often to check whether npm is still running (ms). */
const NPM_CHECK_INTERVAL = 500

/** Preloaded into the program so that it stops when the process that started it has vanished. */
const stopWithParent = new URL('./stop-with-parent.mjs', import.meta.url).href

/**
 * Runs a program in place of this one: passes each request to stop on once, and ends with the program's exit status.
 * @param {string} node
 * @param {readonly string[]} args
 */
export function reExec(node, args) {
  const child = spawn(node, ['--import', stopWithParent, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In its own process group, so that a terminal's Ctrl+C arrives through this process only.
    detached: true,
  })
  let lastRequest = Number.NEGATIVE_INFINITY
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    const now = performance.now()
    if (now - lastRequest > SAME_REQUEST) child.kill(signal)
    lastRequest = now
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
  whenNpmIsGone(() => stop('SIGTERM'))
  child.on('error', (error) => exitWith(`The project's Node could not be run: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal === null ? code : 128 + constants.signals[signal]))
}

/**
 * A signal sent to npm ends npm and the shell between npm and this process, but does not reach this process.
 * @param {() => void} act
 */
function whenNpmIsGone(act) {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    act()
  }, NPM_CHECK_INTERVAL)
  look.unref()
}
