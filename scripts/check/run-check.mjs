import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'

/** How far a check stands back where something else is more urgent, as `nice` counts. */
const STANDS_BACK = 10

/**
 * Runs one check and prints a line about it; its output only if it failed.
 * @param {import('./checks.mjs').Check} check
 * @param {{ standsBack?: boolean }} [options] whether it leaves the machine to what runs beside it
 * @returns {Promise<boolean>} whether it passed
 */
export function runCheck({ name, command: [program, ...args] }, { standsBack = false } = {}) {
  const begin = performance.now()
  return new Promise((resolve) => {
    const check = execFile(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const passed = error === null
      // A program that did not even start has printed nothing.
      if (!passed) process.stdout.write(`${stdout}${stderr}${typeof error.code === 'string' ? error.message : ''}\n`)
      const seconds = ((performance.now() - begin) / 1000).toFixed(1)
      console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(16)} ${seconds} s`)
      resolve(passed)
    })
    // A program that did not even start has no number.
    if (standsBack && check.pid !== undefined) setPriority(check.pid, STANDS_BACK)
  })
}
