import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ResumeReply, ResumeRequest } from '#domain/api/leads.ts'
import { routes } from '#domain/api/routes.ts'
import { resumeLead } from '#server/leads/resume-lead.ts'
import type { Services } from '#server/services.ts'
import type { RateLimits } from './protocol/rate-limits.ts'
import { bodyRefusals, refusals } from './protocol/refusals.ts'

/** Coming back through the mailed link, on any device. */
export function resumeRoutes(services: Services, limits: RateLimits): FastifyPluginAsyncTypebox {
  const schema = {
    summary: 'Use up a mailed link and get the answers back',
    body: ResumeRequest,
    response: { 200: ResumeReply, ...refusals(...bodyRefusals, 'RESUME_LINK_INVALID') },
  }
  return async (app) => {
    // The record's schema is made for checking; made into a serialiser it would check every answer once more.
    app.post(
      routes.resume,
      { schema, config: { rateLimit: limits.resume }, serializerCompiler: () => JSON.stringify },
      async (request) => resumeLead(services, request.body.secret),
    )
  }
}
