import { PreviewReply, PreviewRequest } from '#domain/api/preview.ts'
import { routes } from '#domain/api/routes.ts'
import { usageFor } from '#domain/formats.ts'
import { Problem } from '#domain/problem.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { languageOfRequest } from '#server/http/language-of-request.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import type { Services } from '#server/services.ts'

/**
 * A first day for a visitor who has not given an address. What it is planned from is used for the reply and then gone:
 * nothing of it is stored, kept in a cache or logged.
 */
export function previewRoutes({ plannerPool }: Pick<Services, 'plannerPool'>, limits: RateLimits): RouteGroup {
  const schema = {
    summary: 'Plan a day from what a kitchen needs to know, and keep nothing',
    body: PreviewRequest,
    response: { 200: PreviewReply, ...refusals(...bodyRefusals, 'PLAN_IMPOSSIBLE') },
  }
  return async (app) => {
    app.post(routes.preview, { schema, config: { rateLimit: limits.previews } }, async (request) => {
      const meals = await plannerPool.previewDay(request.body, usageFor('metric', languageOfRequest(request.headers)))
      if (meals === null) throw new Problem('PLAN_IMPOSSIBLE')
      return { meals: [...meals] }
    })
  }
}
