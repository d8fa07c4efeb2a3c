import { spawnSync } from 'node:child_process'

/**
 * Runs one check and prints a line about it; its output only if it failed.
 * @param {import('./checks.mjs').Check} check
 * @returns {boolean} whether it passed
 */
export function runCheck({ name, command: [program, ...args] }) {
  const begin = performance.now()
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  const passed = status === 0
  if (!passed) process.stdout.write(`${stdout}${stderr}${error?.message ?? ''}\n`)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(16)} ${seconds} s`)
  return passed
}
