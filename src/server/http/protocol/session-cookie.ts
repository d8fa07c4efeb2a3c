import type { FastifyReply, FastifyRequest } from 'fastify'
import { MS_PER_DAY } from '#domain/time.ts'
import { SESSION_DAYS } from '#server/leads/sessions.ts'
import { deviceOf } from '#server/platform/device/device-of.ts'

type Site = { readonly publicUrl: string }

/** Browsers take the prefix with https only; on a developer's machine the cookie has a plain name. */
const nameOf = ({ publicUrl }: Site): string => (publicUrl.startsWith('https:') ? '__Host-session' : 'session')

const attributesOf = ({ publicUrl }: Site): string =>
  ['Path=/', 'HttpOnly', 'SameSite=Strict', ...(publicUrl.startsWith('https:') ? ['Secure'] : [])].join('; ')

/** The secret of the session that a request brings; null where it brings none, or what cannot be one. */
export function sessionSecret({ headers }: Pick<FastifyRequest, 'headers'>, site: Site): string | null {
  const prefix = `${nameOf(site)}=`
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  const secret = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length)
  return secret !== undefined && /^[A-Za-z0-9_-]{20,100}$/.test(secret) ? secret : null
}

export const setSessionCookie = (reply: FastifyReply, site: Site, secret: string): FastifyReply =>
  reply.header(
    'set-cookie',
    `${nameOf(site)}=${secret}; ${attributesOf(site)}; Max-Age=${(SESSION_DAYS * MS_PER_DAY) / 1000}`,
  )

export const clearSessionCookie = (reply: FastifyReply, site: Site): FastifyReply =>
  reply.header('set-cookie', `${nameOf(site)}=; ${attributesOf(site)}; Max-Age=0`)

/** What a person knows their device by, such as "Chrome, Android"; of what the browser does not tell, nothing is said. */
export function deviceName(request: Pick<FastifyRequest, 'headers'>): string {
  const { browser, os } = deviceOf(request.headers['user-agent'] ?? '')
  const known = [browser, os].filter((name) => name !== 'Unknown')
  return known.length === 0 ? 'A device we do not know' : known.join(', ')
}
