/** @typedef {{ name: string, command: readonly [string, ...string[]] }} Check */

/**
 * What must pass before any test is worth running, the quickest first.
 * @type {readonly Check[]}
 */
export const checks = [
  { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
  // One checker: each further one would repeat much of the first one's work, on cores that others need.
  { name: 'types', command: ['tsc', '-b', '--checkers', '1'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
]

/**
 * The rules of this project that no general tool checks.
 * @type {Check}
 */
export const houseRules = { name: 'house rules', command: ['vitest', 'run', '--project', 'house', '--reporter=dot'] }
