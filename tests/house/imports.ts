import { readText } from './project-files.ts'

// Static imports and re-exports, type-only ones included, and dynamic imports.
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?\bfrom\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'|\bimport\('([^']+)'\)/g

/** The addresses that a file imports, in order. */
export const importsOf = (file: string): readonly string[] =>
  [...readText(file).matchAll(IMPORT)].flatMap(([, from, bare, atRunTime]) => from ?? bare ?? atRunTime ?? [])
