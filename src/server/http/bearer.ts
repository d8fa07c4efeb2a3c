import { Problem } from '#domain/problems.ts'

const shape = /^Bearer ([A-Za-z0-9_-]{20,200})$/i

/** The token of an `Authorization: Bearer` header. @throws Problem TOKEN_INVALID */
export function bearerToken(authorization: string | undefined): string {
  const token = shape.exec(authorization ?? '')?.[1]
  if (token === undefined) throw new Problem('TOKEN_INVALID')
  return token
}
