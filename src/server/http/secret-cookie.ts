import type { FastifyReply, FastifyRequest } from 'fastify'

type Site = { readonly publicUrl: string }

/** A cookie with a secret that scripts cannot read and other sites cannot send. */
export type SecretCookie = { readonly name: string; readonly maxAgeSeconds: number }

/** Browsers accept the prefix only with https; on a developer's machine the cookie has a plain name. */
const fullName = (name: string, { publicUrl }: Site): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name

const attributesOf = ({ publicUrl }: Site): string =>
  ['Path=/', 'HttpOnly', 'SameSite=Strict', ...(publicUrl.startsWith('https:') ? ['Secure'] : [])].join('; ')

/** The secret in a request's cookie; null if there is none or it has the wrong form. */
export function cookieSecret(
  { headers }: Pick<FastifyRequest, 'headers'>,
  site: Site,
  { name }: SecretCookie,
): string | null {
  const prefix = `${fullName(name, site)}=`
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  const secret = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length)
  return secret !== undefined && /^[A-Za-z0-9_-]{20,100}$/.test(secret) ? secret : null
}

export const setSecretCookie = (reply: FastifyReply, site: Site, cookie: SecretCookie, secret: string): FastifyReply =>
  reply.header(
    'set-cookie',
    `${fullName(cookie.name, site)}=${secret}; ${attributesOf(site)}; Max-Age=${cookie.maxAgeSeconds}`,
  )

export const clearSecretCookie = (reply: FastifyReply, site: Site, { name }: SecretCookie): FastifyReply =>
  reply.header('set-cookie', `${fullName(name, site)}=; ${attributesOf(site)}; Max-Age=0`)
