import type { FastifyReply, FastifyRequest } from 'fastify'
import { BASE } from '#domain/api/base-path.ts'
import { chooseLocale } from '#domain/language/choose-locale.ts'
import { SOURCE_LOCALE } from '#domain/language/locales.ts'
import { SECONDS_PER_DAY } from '#domain/time.ts'
import { chosenLanguage } from '#server/http/language-of-request.ts'
import type { BuiltSite, SiteInLanguage } from './built-site.ts'

/** The cookie of the language that somebody chose; only a choice sets it. */
const COOKIE = 'lang'
const KEPT_SECONDS = 365 * SECONDS_PER_DAY

/** The language in which a request is answered. */
export type PageLanguage = {
  readonly tag: string
  readonly site: SiteInLanguage
  /** Whether the site has another. */
  readonly isOneOfSeveral: boolean
  /** Whether it was chosen by hand, so that no shared cache may keep the reply. */
  readonly isChosen: boolean
}

type Request = Pick<FastifyRequest, 'headers' | 'url'>

const named = (site: BuiltSite): readonly [string, ...string[]] => [SOURCE_LOCALE, ...site.languages.keys()]

/** The language that an address names, `?lang=en-GB`; null if it names none that is offered. */
function namedIn({ url }: Request, site: BuiltSite): string | null {
  const at = url.indexOf('?')
  const tag = at === -1 ? null : new URLSearchParams(url.slice(at)).get('lang')
  return tag !== null && named(site).includes(tag) ? tag : null
}

/** The language of a reply: the one that the address names, else that of the cookie, else the browser's. */
export function languageFor(request: Request, site: BuiltSite): PageLanguage {
  const chosen = namedIn(request, site) ?? chosenLanguage(request.headers)
  const tag = chooseLocale({ chosen, accepted: request.headers['accept-language'] }, named(site))
  return {
    tag,
    site: site.languages.get(tag) ?? site,
    isOneOfSeveral: site.languages.size > 0,
    isChosen: chosen === tag,
  }
}

/** Marks a reply as one in a language, which another request for the same address may get in another. */
export const inLanguage = (reply: FastifyReply, { tag }: PageLanguage): FastifyReply =>
  reply.header('content-language', tag).header('vary', 'accept-language, cookie')

/**
 * Keeps the language that a person chose by opening an address that names it. A script that asks for a page by the name
 * of its language has chosen nothing.
 */
export function rememberLanguage(request: Request, reply: FastifyReply, { tag }: PageLanguage, site: BuiltSite): void {
  const isOpened = (request.headers['sec-fetch-dest'] ?? 'document') === 'document'
  if (!isOpened || namedIn(request, site) === null || chosenLanguage(request.headers) === tag) return
  const secure = site.publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${COOKIE}=${tag}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${secure}`)
}

/** The first page in every language, for search engines (`hreflang`). */
export const alternatesOf = (site: BuiltSite): string =>
  [
    ...named(site).map((tag) => [tag, `?lang=${tag}`] as const),
    // For everybody else: the address that chooses by itself.
    ['x-default', ''] as const,
  ]
    .map(([tag, query]) => `<${site.publicUrl}${BASE}/${query}>; rel="alternate"; hreflang="${tag}"`)
    .join(', ')
