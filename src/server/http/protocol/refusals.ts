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

/** Codes that belong to no route of their own: wrong addresses and wrong methods. */
export const elsewhere = ['NOT_FOUND', 'METHOD_NOT_ALLOWED'] as const satisfies readonly ProblemCode[]

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

function refusalSchema(codes: readonly ProblemCode[]): TSchema {
  return Type.Object(
    { ...ProblemReply.properties, code: Type.Enum([...codes]) },
    { description: codes.map((code) => `${code}: ${problems[code].say}`).join('\n\n') },
  )
}
