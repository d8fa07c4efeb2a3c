import { dirname, join, normalize } from 'node:path/posix'
import { importsOf } from '#tests/house/imports.ts'
import { sources } from '#tests/house/project-files.ts'

const pathOf = (file: string, address: string): string =>
  address.startsWith('#') ? `src/${address.slice(1)}` : normalize(join(dirname(file), address))

/** Who imports a file directly. */
const importers = new Map<string, string[]>()
for (const file of sources.filter((name) => name.startsWith('src/') && !name.startsWith('src/web/')))
  for (const address of importsOf(file)) {
    const to = pathOf(file, address)
    importers.set(to, [...(importers.get(to) ?? []), file])
  }

/** As many tests as a mutant is worth: those further away pass through too much other code to notice it. */
const MOST = 16

/**
 * The unit tests that import a file, directly or through others: the one beside it first, then those of its folder, then the
 * nearest.
 */
export function unitTestsOf(file: string): readonly string[] {
  const seen = new Set([file])
  const tests: string[] = []
  for (let level = [file]; level.length > 0; ) {
    const next = level.flatMap((each) => importers.get(each) ?? []).filter((each) => !seen.has(each))
    level = [...new Set(next)].toSorted()
    for (const each of level) seen.add(each)
    tests.push(...level.filter((each) => each.endsWith('.test.ts') && !each.endsWith('.int.test.ts')))
  }
  const beside = file.replace(/\.ts$/, '.test.ts')
  const distance = (test: string) => (test === beside ? 0 : dirname(test) === dirname(file) ? 1 : 2)
  return tests.toSorted((a, b) => distance(a) - distance(b)).slice(0, MOST)
}
