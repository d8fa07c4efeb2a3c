import type { TSchema } from 'typebox'
import { Code } from 'typebox/compile'

const CHECK = /^const check_0 = (.*);$/m

/** The source text of a function that returns a value if it fits a schema, else null. It needs no import. */
export function parserCode(schema: TSchema, name: string): string {
  const { Code: module, External } = Code(schema)
  const check = CHECK.exec(module)?.[1]?.replace(/\bExternal\[(\d+)\]/g, (_, index: string) =>
    // Patterns are the only constants of a check that are not inlined into it.
    String(External.variables[Number(index)]),
  )
  if (check === undefined || /\bcheck_\d|\b(?:Guard|Hashing|External)\b/.test(check))
    throw new Error(`The schema ${name} needs more than a plain expression to be checked.`)
  return `((value) => ${check}(value) ? value : null)`
}
