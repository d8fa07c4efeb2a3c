import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { countsOf } from './counts.mjs'

/**
 * Runs Vitest and counts what it found.
 * @param {string} name of the report in .cache/tests
 * @param {readonly string[]} args
 */
export function runVitest(name, args) {
  const report = join(root, '.cache', 'tests', `${name}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = spawnSync('vitest', ['run', ...reporters, ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
  return countsOf(read(report), status === 0)
}

/**
 * @param {string} file
 * @returns {import('./counts.mjs').Report | null}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
