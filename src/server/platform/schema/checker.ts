import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

/** Checks stored data, or replies of other services, against one schema. */
export type Checker<Schema extends TSchema> = {
  Check(value: unknown): value is Static<Schema>
  /** @throws Error if the value does not match */
  Parse(value: unknown): Static<Schema>
}

/** The checker of a schema. It is compiled at first use, so that a start does not wait for all of them. */
export function checkerOf<Schema extends TSchema>(schema: Schema): Checker<Schema> {
  let compiled: Validator<Record<never, never>, Schema> | undefined
  const checker = () => {
    compiled ??= Compile(schema)
    return compiled
  }
  return {
    Check: (value): value is Static<Schema> => checker().Check(value),
    Parse: (value) => checker().Parse(value) as Static<Schema>,
  }
}
