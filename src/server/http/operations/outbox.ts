import { hash } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { BASE } from '#domain/api/base-path.ts'
import { Problem } from '#domain/problems.ts'
import { escapeHtml } from '#server/email/email-layout.ts'
import { isDeveloper } from '#server/http/protocol/developer.ts'
import type { Services } from '#server/services.ts'

export type OutboxEntry = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly created_at: Date
  readonly sent_at: Date | null
}

const style = `
:root { color-scheme: light dark; }
body { max-width: 640px; margin: 0 auto; padding: 32px 16px; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 24px; }
ul { padding: 0; list-style: none; }
li { padding: 14px 0; border-top: 1px solid #8886; }
small { display: block; opacity: .8; }
`

/** The emails that stay here because no mail server is set, the newest first. */
export function outboxPage(emails: readonly OutboxEntry[]): string {
  const items = emails.map(
    ({ id, recipient, subject, created_at, sent_at }) =>
      `<li><a href="/v3/outbox/${id}">${escapeHtml(subject)}</a> <small>To ${escapeHtml(recipient)}, ${created_at.toISOString()}${sent_at === null ? ', waiting' : ''} · <a href="/v3/outbox/${id}?as=text">as text</a></small></li>`,
  )
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Outbox</title><style>${style}</style></head><body><h1>Outbox</h1>`,
    '<p>No mail server is set (SMTP_URL), so emails stay here. Only this machine can see them.</p>',
    items.length === 0 ? '<p>There is no email yet.</p>' : `<ul>${items.join('')}</ul>`,
    '</body></html>',
  ].join('\n')
}

/** The policy under which a page or an email is shown: its own style, links, and nothing else. */
export function outboxPolicy(html: string): string {
  const hashes = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${hash('sha256', css, 'base64')}'`,
  )
  const styles = hashes.length === 0 ? "'none'" : hashes.join(' ')
  return `default-src 'none'; style-src ${styles}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`
}

const SHOWN_MAX = 100

const sendHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', outboxPolicy(html)).send(html)

/**
 * The local outbox: emails to read where no mail server is set. It opens for a developer at this machine only; for
 * everybody else, and in every installation that sends real emails, it does not exist.
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
      return sendHtml(reply, email.html)
    })
  }
}
