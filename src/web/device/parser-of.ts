import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'

/**
 * The parser of a schema: it returns the value if it matches the schema, otherwise null. This is a macro: Vite replaces
 * every call `parserOf(Name)`, where `Name` is imported from a file of schemas, with the code that TypeBox generates from
 * that schema (`scripts/build/vite/parsers-plugin.ts`), so that neither the schema nor TypeBox reaches a browser. Tests
 * without Vite run the code below.
 */
export const parserOf =
  <S extends TSchema>(schema: S) =>
  (value: unknown): Static<S> | null =>
    Check(schema, value) ? value : null
