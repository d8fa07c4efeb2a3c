/** @typedef {{ name: string, command: readonly [string, ...string[]] }} Check */

/**
 * What must hold before any test is worth running, the quickest to answer first.
 * @type {readonly Check[]}
 */
export const checks = [
  { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
  // One checker a project: each further one looks again at much of what the first has seen, on cores that others need.
  { name: 'types', command: ['tsc', '-b', '--checkers', '1'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
]

/**
 * The rules of this project that no tool knows.
 * @type {Check}
 */
export const houseRules = { name: 'house rules', command: ['vitest', 'run', '--project', 'house', '--reporter=dot'] }
