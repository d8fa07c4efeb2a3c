/**
 * What must hold before any test is worth running, the quickest to answer first.
 * @type {readonly { name: string, command: readonly [string, ...string[]] }[]}
 */
export const steps = [
  { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
]

/** The rules of this house that no tool knows. */
export const house = /** @type {const} */ ({
  name: 'house rules',
  command: ['vitest', 'run', '--project', 'house', '--reporter=dot'],
})
