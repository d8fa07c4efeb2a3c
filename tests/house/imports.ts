import { readText } from './project-files.ts'

// Static imports and re-exports, type-only ones too, and imports at run time.
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?\bfrom\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'|\bimport\('([^']+)'\)/g

/** The addresses a file imports, in order. */
export const importsOf = (file: string): readonly string[] =>
  [...readText(file).matchAll(IMPORT)].flatMap(([, from, bare, atRunTime]) => from ?? bare ?? atRunTime ?? [])
