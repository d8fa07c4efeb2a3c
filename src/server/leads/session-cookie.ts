import type { FastifyReply, FastifyRequest } from 'fastify'
import { keyKinds } from '#domain/key-kinds.ts'
import { clearSecretCookie, cookieSecret, type SecretCookie, setSecretCookie } from '#server/http/secret-cookie.ts'

type Site = { readonly publicUrl: string }

const session: SecretCookie = { name: 'session', maxAgeSeconds: keyKinds.session.lifetime.atMost / 1000 }

/** The session secret in a request; null if there is none or it has the wrong form. */
export const sessionSecret = (request: Pick<FastifyRequest, 'headers'>, site: Site): string | null =>
  cookieSecret(request, site, session)

export const setSessionCookie = (reply: FastifyReply, site: Site, secret: string): FastifyReply =>
  setSecretCookie(reply, site, session, secret)

export const clearSessionCookie = (reply: FastifyReply, site: Site): FastifyReply =>
  clearSecretCookie(reply, site, session)
