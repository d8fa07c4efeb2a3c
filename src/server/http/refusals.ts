import { type TSchema, Type } from 'typebox'
import { ProblemReply } from '#domain/api/problem.ts'
import { type ProblemCode, problems } from '#domain/problems.ts'

/** Refusals that every route may send. */
const always: readonly ProblemCode[] = ['TOO_MANY_REQUESTS', 'UNEXPECTED', 'SERVICE_UNAVAILABLE']

/** Refusals of every route with a body, before its content is inspected. */
export const bodyRefusals = [
  'BODY_NOT_JSON',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE_UNSUPPORTED',
  'INPUT_INVALID',
] as const satisfies readonly ProblemCode[]

/** Codes that belong to no particular route: wrong addresses, wrong methods, and requests from other sites. */
export const elsewhere = ['NOT_FOUND', 'METHOD_NOT_ALLOWED', 'CROSS_SITE'] as const satisfies readonly ProblemCode[]

/**
 * The refusals of a route as response schemas by status, for its documentation. The type is empty, so the handler's own
 * replies are still checked.
 */
export function refusals(...codes: readonly ProblemCode[]): Readonly<Record<never, never>> {
  const byStatus = new Map<number, ProblemCode[]>()
  for (const code of [...codes, ...always]) {
    const { status } = problems[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries([...byStatus].map(([status, these]) => [status, refusalSchema(these)]))
}

/** One schema for each set of codes, because most routes share some sets. */
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
