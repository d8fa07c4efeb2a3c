import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/build/languages/words-files.ts'

/** A module of the sources: its text, and the modules that it imports, at once or later. */
export type SourceModule = { readonly code: string; readonly imports: readonly string[] }

const IMPORTED = /\b(?:from|import)\s*\(?\s*'([^']+)'/g
const IMPORTED_AT_ONCE = /\b(?:from|import)\s*'([^']+)'/g
/** Whatever a page leads to is fetched from here: what is imported later is no part of the page. */
const leadsOn = (file: string): boolean => file.startsWith('src/web/routes/')
/** Modules that only tests use are seen by nobody. */
const ofTests = /\.(?:test|fixture|example)\.tsx?$/

/** The file below the root that a module names; null if it is none of ours. */
function fileOf(from: string, named: string): string | null {
  const file = named.startsWith('#')
    ? `src/${named.slice(1)}`
    : named.startsWith('.')
      ? path.join(path.dirname(from), named)
      : null
  return file !== null && /\.tsx?$/.test(file) && existsSync(path.join(root, file)) ? file : null
}

/** The modules of the pages and emails by their file below the root. */
export function sourceModules(): ReadonlyMap<string, SourceModule> {
  const files = globSync('src/{domain,server/email,web}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !ofTests.test(file),
  )
  return new Map(
    files.map((file) => {
      const code = readFileSync(path.join(root, file), 'utf8')
      const imports = [...code.matchAll(leadsOn(file) ? IMPORTED_AT_ONCE : IMPORTED)].flatMap(
        ([, named = '']) => fileOf(file, named) ?? [],
      )
      return [file, { code, imports }]
    }),
  )
}

/** Every module that some modules lead to, with the number of imports on the way to it. */
export function reachedFrom(
  modules: ReadonlyMap<string, SourceModule>,
  starts: readonly string[],
): ReadonlyMap<string, number> {
  const steps = new Map(starts.map((start) => [start, 0]))
  // A map may grow while it is read: what is added is visited in turn, the nearest first.
  for (const [file, far] of steps)
    for (const next of modules.get(file)?.imports ?? []) if (!steps.has(next)) steps.set(next, far + 1)
  return steps
}
