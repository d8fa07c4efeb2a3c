import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { BASE } from '#domain/api/base-path.ts'
import { Problem } from '#domain/problem.ts'
import { escapeHtml } from '#server/email/email-layout.ts'
import { withPicturesInside } from '#server/email/email-pictures.ts'
import { isDeveloper } from '#server/http/developer.ts'
import type { Services } from '#server/services.ts'
import { developerPage, sendHtml } from './developer-page.ts'

type OutboxEntry = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly created_at: Date
  readonly sent_at: Date | null
}

/** The page of the newest emails, which stay here because no mail server is set. */
function outboxPage(emails: readonly OutboxEntry[]): string {
  const items = emails.map(
    ({ id, recipient, subject, created_at, sent_at }) =>
      `<li><a href="/v3/outbox/${id}">${escapeHtml(subject)}</a> <small>To ${escapeHtml(recipient)}, ${created_at.toISOString()}${sent_at === null ? ', waiting' : ''} · <a href="/v3/outbox/${id}?as=text">as text</a></small></li>`,
  )
  const list = items.length === 0 ? '<p>There are no emails yet.</p>' : `<ul>${items.join('')}</ul>`
  return developerPage(
    'Outbox',
    `<p>No mail server is set (SMTP_URL), so emails stay here. Only this machine can see them.</p>\n${list}`,
  )
}

const SHOWN_MAX = 100

/**
 * The local outbox: emails that can be read here if no mail server is set. It is only for a developer on this machine;
 * for everyone else, and in every installation that sends real emails, it does not exist.
 */
export function outboxRoutes({ config, db }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (config.smtpUrl !== null || !(await isDeveloper(request, config))) throw new Problem('NOT_FOUND')
    })

    app.get(`${BASE}/outbox`, { schema: { hide: true } }, async (_request, reply) => {
      const emails = await db
        .selectFrom('emails')
        .select(['id', 'recipient', 'subject', 'created_at', 'sent_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(SHOWN_MAX)
        .execute()
      return sendHtml(reply, outboxPage(emails))
    })

    const params = Type.Object({ id: Type.String() })
    const querystring = Type.Object({ as: Type.Optional(Type.Literal('text')) })
    app.get(`${BASE}/outbox/:id`, { schema: { hide: true, params, querystring } }, async (request, reply) => {
      const { id } = request.params
      const email = /^[0-9a-f-]{36}$/.test(id)
        ? await db.selectFrom('emails').select(['html', 'text']).where('id', '=', id).executeTakeFirst()
        : undefined
      if (email === undefined) return reply.redirect(`${BASE}/outbox`, 302)
      if (request.query.as === 'text') return reply.type('text/plain; charset=utf-8').send(email.text)
      return sendHtml(reply, await withPicturesInside(email.html))
    })
  }
}
