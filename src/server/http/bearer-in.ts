import { Problem } from '#domain/problems.ts'
import { bearerToken } from '#server/http/bearer.ts'
import type { Services } from '#server/http/services.ts'
import { type Bearer, bearerOfToken } from '#server/leads/lead-of-token.ts'

/** Whose token a header holds; null for none, and for one that says nothing: where everybody may ask, it is no reason to refuse. */
export async function bearerIn(
  services: Pick<Services, 'db' | 'now'>,
  authorization: string | undefined,
): Promise<Bearer | null> {
  if (authorization === undefined) return null
  try {
    return await bearerOfToken(services, bearerToken(authorization))
  } catch (error) {
    if (error instanceof Problem && error.code === 'TOKEN_INVALID') return null
    throw error
  }
}
