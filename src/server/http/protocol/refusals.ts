import { type TSchema, Type } from 'typebox'
import { ProblemReply } from '#domain/api/problem.ts'
import { type ProblemCode, problems } from '#domain/problems.ts'

/** What every route may answer, whatever it does. */
const always: readonly ProblemCode[] = ['TOO_MANY_REQUESTS', 'UNEXPECTED', 'SERVICE_UNAVAILABLE']

/** What every route with a body may answer before its content is looked at. */
export const bodyRefusals = [
  'BODY_NOT_JSON',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE_UNSUPPORTED',
  'INPUT_INVALID',
] as const satisfies readonly ProblemCode[]

/** Codes that belong to no route of their own: wrong addresses, wrong methods, and what other sites send. */
export const elsewhere = ['NOT_FOUND', 'METHOD_NOT_ALLOWED', 'CROSS_SITE'] as const satisfies readonly ProblemCode[]

/**
 * The refusals of a route as response schemas by status, for its documentation. Typed as nothing, so that the handler's
 * own replies stay checked.
 */
export function refusals(...codes: readonly ProblemCode[]): Readonly<Record<never, never>> {
  const byStatus = new Map<number, ProblemCode[]>()
  for (const code of [...codes, ...always]) {
    const { status } = problems[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries([...byStatus].map(([status, these]) => [status, refusalSchema(these)]))
}

/** One schema for each set of codes: most routes share some of theirs. */
const schemas = new Map<string, TSchema>()

function refusalSchema(codes: readonly ProblemCode[]): TSchema {
  const known = schemas.get(codes.join())
  if (known !== undefined) return known
  const schema = Type.Object(
    { ...ProblemReply.properties, code: Type.Enum([...codes]) },
    { description: codes.map((code) => `${code}: ${problems[code].say}`).join('\n\n') },
  )
  schemas.set(codes.join(), schema)
  return schema
}
