import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'

/**
 * The parser of a schema: the value where it fits, else null. It is a macro: Vite replaces every call `parserOf(Name)`,
 * where `Name` is imported from a file of schemas, by the code that TypeBox generates from that schema
 * (`scripts/build/vite/parsers-plugin.ts`), so that neither the schema nor TypeBox reaches a browser. Tests without Vite
 * run it as it stands.
 */
export const parserOf =
  <S extends TSchema>(schema: S) =>
  (value: unknown): Static<S> | null =>
    Check(schema, value) ? value : null
