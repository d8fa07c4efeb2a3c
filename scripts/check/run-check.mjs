import { execFile } from 'node:child_process'

/**
 * Runs one check and prints a line about it, and its output if it failed.
 * @param {import('./checks.mjs').Check} check
 * @returns {Promise<boolean>} whether it passed
 */
export function runCheck({ name, command: [program, ...args] }) {
  const begin = performance.now()
  return new Promise((resolve) => {
    execFile(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const passed = error === null
      // A program that did not even start has printed nothing.
      if (!passed) process.stdout.write(`${stdout}${stderr}${typeof error.code === 'string' ? error.message : ''}\n`)
      const seconds = ((performance.now() - begin) / 1000).toFixed(1)
      console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(16)} ${seconds} s`)
      resolve(passed)
    })
  })
}
