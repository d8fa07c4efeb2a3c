import { spawnSync } from 'node:child_process'

/**
 * Runs one step, prints a line about it, and what it said only if it failed.
 * @param {{ name: string, command: readonly [string, ...string[]] }} step
 */
export function passes({ name, command: [program, ...args] }) {
  const begin = performance.now()
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  const passed = status === 0
  if (!passed) process.stdout.write(`${stdout}${stderr}${error?.message ?? ''}\n`)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(16)} ${seconds} s`)
  return passed
}
