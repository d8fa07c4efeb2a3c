import type { FastifyInstance } from 'fastify'
import { routes } from '#domain/api/routes.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import type { DeliverWebhook } from '#server/payment-providers/sandbox/deliver-events.ts'
import type { SandboxClock } from '#server/payment-providers/sandbox/sandbox-clock.ts'
import type { Services } from '#server/services.ts'
import type { SandboxSite } from './sandbox-routes.ts'

/** Rings our own doorbell for the sandbox, through everything that a request from outside goes through. */
export const deliverTo =
  (app: FastifyInstance): DeliverWebhook =>
  async (body, headers) => {
    const url = routes.webhooks.replace(':provider', 'sandbox')
    const reply = await app.inject({ method: 'POST', url, payload: body, headers: { ...headers } })
    return reply.statusCode
  }

/** What the sandbox's own pages work with. */
export const sandboxSite = (app: FastifyInstance, services: Services, clock: SandboxClock): SandboxSite => ({
  db: services.db,
  clock,
  deliver: deliverTo(app),
  catchUp: () => reconcile(services, app.log),
})
