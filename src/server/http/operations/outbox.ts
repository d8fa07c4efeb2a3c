import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { BASE } from '#domain/api/base-path.ts'
import { isLocalPeer } from '#server/http/protocol/local-peer.ts'
import type { Services } from '#server/services.ts'
import { outboxPage, outboxPolicy } from './outbox-page.ts'

const SHOWN_MAX = 100

const sendHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', outboxPolicy(html)).send(html)

/**
 * The local outbox: mails to read where no mail server is set. It opens for the person at this machine only; everybody
 * else, and every installation that sends real mails, is led home.
 */
export function outboxRoutes({ config, db }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (config.smtpUrl !== null || !isLocalPeer(request)) return reply.redirect(`${BASE}/`, 302)
    })

    app.get(`${BASE}/outbox`, { schema: { hide: true } }, async (_request, reply) => {
      const mails = await db
        .selectFrom('emails')
        .select(['id', 'recipient', 'subject', 'created_at', 'sent_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(SHOWN_MAX)
        .execute()
      return sendHtml(reply, outboxPage(mails))
    })

    const params = Type.Object({ id: Type.String() })
    const querystring = Type.Object({ as: Type.Optional(Type.Literal('text')) })
    app.get(`${BASE}/outbox/:id`, { schema: { hide: true, params, querystring } }, async (request, reply) => {
      const { id } = request.params
      const mail = /^[0-9a-f-]{36}$/.test(id)
        ? await db.selectFrom('emails').select(['html', 'text']).where('id', '=', id).executeTakeFirst()
        : undefined
      if (mail === undefined) return reply.redirect(`${BASE}/outbox`, 302)
      if (request.query.as === 'text') return reply.type('text/plain; charset=utf-8').send(mail.text)
      return sendHtml(reply, mail.html)
    })
  }
}
