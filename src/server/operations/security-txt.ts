import type { FastifyInstance } from 'fastify'
import { plusDays } from '#domain/time.ts'
import type { Services } from '#server/services.ts'

/** Days for which the file is valid. It is created at each request, so it never expires (RFC 9116, 2.5.5). */
const VALID_DAYS = 180

/** Where security problems can be reported, if the operator has set an address. */
export function securityTxtRoute(app: FastifyInstance, { config, now }: Pick<Services, 'config' | 'now'>): void {
  const contact = config.securityContact
  if (contact === null) return
  const path = '/.well-known/security.txt'
  app.get(path, async (_request, reply) => {
    const expires = plusDays(now(), VALID_DAYS).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=86400')
      .send([`Contact: ${contact}`, `Expires: ${expires}`, `Canonical: ${config.publicUrl}${path}`, ''].join('\n'))
  })
}
