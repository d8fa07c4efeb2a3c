import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { BASE } from '#domain/api/base-path.ts'
import { routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problem.ts'
import { sendPlainPage, takeEmptyForms } from '#server/email/plain-page.ts'
import { isDeveloper } from '#server/http/developer.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { sendWeekEmails } from '#server/jobs/send-week-emails.ts'
import { sendWeighInReminders } from '#server/jobs/send-weigh-in-reminders.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { answerBank, approveWallet, changeCard } from '#server/payment-providers/sandbox/buyer-actions.ts'
import type { SandboxClock } from '#server/payment-providers/sandbox/sandbox-clock.ts'
import { byRef } from '#server/payment-providers/sandbox/sandbox-database.ts'
import { type DeliverWebhook, deliverWebhooks } from '#server/payment-providers/sandbox/webhooks.ts'
import type { Database } from '#server/platform/db/database.ts'
import { webhookDeliveryModes } from '#server/platform/db/sales-columns.ts'
import type { Services } from '#server/services.ts'
import { bankPage, cardPage } from './sandbox-page.ts'

type SandboxSite = {
  readonly config: Services['config']
  readonly db: Database
  readonly clock: SandboxClock
  readonly deliver: DeliverWebhook
  /** Runs all scheduled jobs now. */
  readonly catchUp: () => Promise<void>
}

const Ref = Type.Object(
  { ref: Type.String({ pattern: '^sandbox_sub_[0-9a-f]{32}$' }) },
  { additionalProperties: false },
)
const Advance = Type.Object(
  { days: Type.Integer({ minimum: 0, maximum: 800 }), webhooks: Type.Optional(Type.Enum([...webhookDeliveryModes])) },
  { additionalProperties: false },
)

const approving = {
  hide: true,
  body: Ref,
  response: { 204: Type.Null({ description: 'The buyer has approved.' }), ...refusals(...bodyRefusals) },
}
const advancing = {
  hide: true,
  body: Advance,
  response: { 200: Type.Object({ now: Type.String() }), ...refusals(...bodyRefusals, 'NOT_FOUND') },
}

/** Moves the clock forward day by day, running what is due on each day. */
async function passDays({ db, clock, deliver, catchUp }: SandboxSite, days: number): Promise<void> {
  for (let day = 0; day <= days; day++) {
    const now = day === 0 ? clock.now() : await clock.advance(1)
    await advanceSandbox(db, now)
    await deliverWebhooks(db, deliver, now)
    await catchUp()
  }
}

/** The sandbox's own pages, on which it acts as the bank, and its clock, which a developer can move forward. */
export function sandboxRoutes(site: SandboxSite): FastifyPluginAsyncTypebox {
  const { db, clock } = site
  return async (app) => {
    takeEmptyForms(app)
    app.get(`${BASE}/sandbox/bank/:ref`, { schema: { hide: true, params: Ref } }, async ({ params }, reply) => {
      const subscription = await byRef(db, params.ref)
      if (subscription === undefined) throw new Problem('NOT_FOUND')
      const { first_amount_minor: minor, currency } = subscription
      return sendPlainPage(reply, bankPage(params.ref, { minor, currency }))
    })
    for (const [answer, approved] of [
      ['approve', true],
      ['fail', false],
    ] as const) {
      app.post(
        `${BASE}/sandbox/bank/:ref/${answer}`,
        { schema: { hide: true, params: Ref } },
        async ({ params }, reply) => {
          await answerBank(db, params.ref, approved, clock.now())
          return reply.redirect(`${BASE}/complete`, 303)
        },
      )
    }
    app.post(routes.sandboxApproval, { schema: approving }, async ({ body }, reply) => {
      await approveWallet(db, body.ref, clock.now())
      return reply.code(204).send(null)
    })
    app.get(`${BASE}/sandbox/card/:ref`, { schema: { hide: true, params: Ref } }, async ({ params }, reply) =>
      sendPlainPage(reply, cardPage(params.ref)),
    )
    for (const card of ['ok', 'renewals_fail'] as const) {
      app.post(
        `${BASE}/sandbox/card/:ref/${card}`,
        { schema: { hide: true, params: Ref } },
        async ({ params }, reply) => {
          await changeCard(db, params.ref, card, clock.now())
          return reply.redirect(`${BASE}/subscription`, 303)
        },
      )
    }
    app.post(routes.sandboxAdvance, { schema: advancing }, async (request) => {
      if (!(await isDeveloper(request, site.config))) throw new Problem('NOT_FOUND')
      const { days, webhooks } = request.body
      if (webhooks !== undefined) await db.updateTable('sandbox_settings').set({ webhooks }).execute()
      await passDays(site, days)
      return { now: clock.now().toISOString() }
    })
  }
}

/** Delivers a sandbox webhook to this app, through everything that a request from outside passes. */
export const deliverTo =
  (app: FastifyInstance): DeliverWebhook =>
  async (body, headers) => {
    const url = routes.webhooks.replace(':provider', 'sandbox')
    const reply = await app.inject({ method: 'POST', url, payload: body, headers: { ...headers } })
    return reply.statusCode
  }

/** What the sandbox's pages need. */
export const sandboxSite = (app: FastifyInstance, services: Services, clock: SandboxClock): SandboxSite => ({
  config: services.config,
  db: services.db,
  clock,
  deliver: deliverTo(app),
  catchUp: async () => {
    await reconcile(services, app.log)
    await sendWeighInReminders(services, app.log)
    await sendWeekEmails(services, app.log)
  },
})
