import type { FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import { optionalBearer } from './authentication.ts'
import { leadsOfPerson } from './person.ts'
import { sessionSecret } from './session-cookie.ts'
import { type Session, sessionOf } from './sessions.ts'

/**
 * Finds the session of a request. If the questionnaire token belongs to another person, the session is ignored: the
 * person who last answered the questionnaire on this device counts.
 */
export function sessionFinder(services: Pick<Services, 'db' | 'now' | 'config'>) {
  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<Session | null> => {
    const secret = sessionSecret({ headers }, services.config)
    const found = secret === null ? null : await sessionOf(services, secret)
    if (found === null) return null
    const bearer = await optionalBearer(services, headers.authorization)
    if (bearer === null || bearer.leadId === found.leadId) return found
    return (await leadsOfPerson(services.db, found.leadId)).includes(bearer.leadId) ? found : null
  }
}
