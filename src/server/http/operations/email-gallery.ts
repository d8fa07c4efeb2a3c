import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { BASE } from '#domain/api/base-path.ts'
import { emailExamples } from '#server/email/templates/letter-examples.ts'
import { isLocalPeer } from '#server/http/protocol/local-peer.ts'
import type { Services } from '#server/services.ts'
import { GALLERY, galleryPage, inScheme, schemes } from './email-gallery-page.ts'
import { outboxPolicy } from './outbox-page.ts'

const sendHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', outboxPolicy(html)).send(html)

/** Every letter with example data, for whoever works on them at this machine. Where real visitors come it is not there. */
export function mailGalleryRoutes({ config }: Pick<Services, 'config'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (config.nodeEnv === 'production' || !isLocalPeer(request)) return reply.redirect(`${BASE}/`, 302)
    })

    app.get(GALLERY, { schema: { hide: true } }, (_request, reply) => sendHtml(reply, galleryPage(emailExamples)))

    const params = Type.Object({ name: Type.String({ maxLength: 40 }) })
    const querystring = Type.Object({
      as: Type.Optional(Type.Literal('text')),
      scheme: Type.Optional(Type.Enum([...schemes])),
    })
    app.get(`${GALLERY}/:name`, { schema: { hide: true, params, querystring } }, (request, reply) => {
      const { as, scheme } = request.query
      const { name } = request.params
      const letter = Object.hasOwn(emailExamples, name) ? emailExamples[name] : undefined
      if (letter === undefined) return reply.redirect(GALLERY, 302)
      if (as === 'text') return reply.type('text/plain; charset=utf-8').send(letter.text)
      return sendHtml(reply, scheme === undefined ? letter.html : inScheme(letter.html, scheme))
    })
  }
}
