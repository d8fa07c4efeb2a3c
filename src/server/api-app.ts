import type { FastifyInstance } from 'fastify'
import { BASE } from '#domain/api/base-path.ts'
import { apiRoutes } from './api.ts'
import type { RunningExperiments } from './experiments/running-experiments.ts'
import { type BaseOptions, createBaseApp } from './http/base-app.ts'
import { limitRequests, limitsFor, type RateLimits } from './http/rate-limits.ts'
import { serializerCompiler } from './http/serialization.ts'
import { validatorCompiler } from './http/validation.ts'
import { stopEmailPages } from './members/reminder/reminder-page.ts'
import { emailGalleryRoutes } from './operations/email-gallery.ts'
import { outboxRoutes } from './operations/outbox.ts'
import type { SandboxClock } from './payment-providers/sandbox/sandbox-clock.ts'
import { sandboxRoutes, sandboxSite } from './sandbox/sandbox-routes.ts'
import type { Services } from './services.ts'
import { plateRoutes } from './site/plate-routes.ts'
import { sendHome } from './site/site-routes.ts'

export type ApiOptions = {
  readonly services: Services
  readonly base: Omit<BaseOptions, 'compilers' | 'serverFactory'>
  readonly experiments: RunningExperiments
  readonly limits?: RateLimits
  /** Whether the database is so busy that requests are refused at once. */
  readonly isOverloaded?: () => boolean
  /** The clock that the sandbox's pages can move forward; only if the sandbox is the provider. */
  readonly sandboxClock?: SandboxClock
}

/**
 * The second application: the API, webhooks, pictures, and the pages that the server renders itself. Everything but
 * built files.
 */
export async function createApi({ services, base, ...options }: ApiOptions): Promise<FastifyInstance> {
  const limits = options.limits ?? limitsFor(services.config)
  const app = createBaseApp({ ...base, compilers: { validator: validatorCompiler, serializer: serializerCompiler } })
  await app.register(apiRoutes(services, limits, options.experiments, options.isOverloaded ?? (() => false)))
  await app.register(async (pictures) => {
    await limitRequests(pictures, { general: limits.plates }, services)
    plateRoutes(pictures, services.plannerPool)
  })
  await app.register(stopEmailPages(services, limits))
  await app.register(outboxRoutes(services))
  await app.register(emailGalleryRoutes(services))
  if (options.sandboxClock !== undefined)
    await app.register(sandboxRoutes(sandboxSite(app, services, options.sandboxClock)))
  app.get(`${BASE}/*`, sendHome)
  await app.ready()
  return app
}
