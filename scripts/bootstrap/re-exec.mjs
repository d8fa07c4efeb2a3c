import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { exitWith } from './exit-with.mjs'

/** A terminal and npm each deliver the same Ctrl+C; what arrives within this time (ms) is one request. */
const SAME_REQUEST = 1000

/** How often to look whether npm is still there (ms). */
const LOOK_FOR_NPM = 500

/** Preloaded into the program: it stops by itself when the process that started it has vanished. */
const stopWithParent = new URL('./stop-with-parent.mjs', import.meta.url).href

/**
 * Runs a program in this one's place: passes on each request to stop once, and ends as the program ends.
 * @param {string} node
 * @param {readonly string[]} args
 */
export function reExec(node, args) {
  const child = spawn(node, ['--import', stopWithParent, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A group of its own, so that a terminal's Ctrl+C comes through here and only here.
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
 * A signal sent to npm ends npm and the shell between npm and this process, and goes no further.
 * @param {() => void} act
 */
function whenNpmIsGone(act) {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    act()
  }, LOOK_FOR_NPM)
  look.unref()
}
