import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { BASE } from '#domain/api/base-path.ts'
import { Problem } from '#domain/problem.ts'
import { escapeHtml } from '#server/email/email-layout.ts'
import { withPicturesInside } from '#server/email/email-pictures.ts'
import { DARK_SCHEME } from '#server/email/email-style.ts'
import { type Email, emailExamples } from '#server/email/emails.ts'
import { isDeveloper } from '#server/http/developer.ts'
import { languageOfRequest } from '#server/http/language-of-request.ts'
import type { Services } from '#server/services.ts'
import { developerPage, sendHtml } from './developer-page.ts'

export const GALLERY = `${BASE}/mail-gallery`

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** An email as a device with that colour scheme shows it, regardless of this device's setting. */
export const inScheme = (html: string, scheme: Scheme): string =>
  html
    .replace(DARK_SCHEME, scheme === 'dark' ? '@media all' : '@media not all')
    .replace('color-scheme: light dark', `color-scheme: ${scheme}`)

/** The list of all emails, each in its variants. */
export function galleryPage(emails: ReadonlyMap<string, Email>): string {
  const forms = (name: string) =>
    [...schemes.map((scheme) => [`scheme=${scheme}`, scheme] as const), ['as=text', 'as text'] as const]
      .map(([query, words]) => `<a href="${GALLERY}/${name}?${query}">${words}</a>`)
      .join(' · ')
  const items = [...emails].map(
    ([name, { subject }]) =>
      `<li><a href="${GALLERY}/${name}">${name}</a><small>${escapeHtml(subject)}</small>${forms(name)}</li>`,
  )
  return developerPage(
    'Emails',
    `<p>All emails, with example data. Only this machine can see them.</p>\n<ul>${items.join('')}</ul>`,
  )
}

/** Every email with example data, for developers on this machine. Not available in production. */
export function emailGalleryRoutes({ config }: Pick<Services, 'config'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!(await isDeveloper(request, config))) throw new Problem('NOT_FOUND')
    })

    app.get(GALLERY, { schema: { hide: true } }, ({ headers }, reply) =>
      sendHtml(reply, galleryPage(emailExamples(languageOfRequest(headers)))),
    )

    const params = Type.Object({ name: Type.String({ maxLength: 40 }) })
    const querystring = Type.Object({
      as: Type.Optional(Type.Literal('text')),
      scheme: Type.Optional(Type.Enum([...schemes])),
    })
    app.get(`${GALLERY}/:name`, { schema: { hide: true, params, querystring } }, async (request, reply) => {
      const { as, scheme } = request.query
      const { name } = request.params
      const email = emailExamples(languageOfRequest(request.headers)).get(name)
      if (email === undefined) return reply.redirect(GALLERY, 302)
      if (as === 'text') return reply.type('text/plain; charset=utf-8').send(email.text)
      const html = await withPicturesInside(email.html)
      return sendHtml(reply, scheme === undefined ? html : inScheme(html, scheme))
    })
  }
}
