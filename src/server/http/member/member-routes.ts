import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { addRoutes } from '#server/http/protocol/add-routes.ts'
import { identifyFirst } from '#server/http/protocol/identify-first.ts'
import type { RateLimits } from '#server/http/protocol/rate-limits.ts'
import { createPlanRateLimiter } from '#server/members/plan-rate-limiter.ts'
import { createKeyedMutex } from '#server/platform/concurrency/keyed-mutex.ts'
import type { Services } from '#server/services.ts'
import { accountRoutes } from './account.ts'
import { authenticateMember, type MemberArea } from './authenticate-member.ts'
import { changeRoutes } from './changes.ts'
import { diaryRoutes } from './diary.ts'
import { foodProductRoutes } from './food-products.ts'
import { photoRoutes } from './photos.ts'
import { recipeRoutes } from './recipes.ts'
import { reviewRoutes } from './reviews.ts'
import { shoppingRoutes } from './shopping.ts'
import { weekRoutes } from './weeks.ts'
import { weightRoutes } from './weights.ts'

/** Plans and changes that one person may request within a minute. */
const PLANS_PER_MINUTE = 30

/** All routes of the member area. */
export function memberRoutes(services: Services, limits: Pick<RateLimits, 'photos'>): FastifyPluginAsyncTypebox {
  const { db, plannerPool, now, config } = services
  const area: MemberArea = {
    services,
    planContext: {
      db,
      plannerPool,
      now,
      config,
      mutex: createKeyedMutex(),
      countPlan: createPlanRateLimiter(PLANS_PER_MINUTE),
    },
    authenticate: authenticateMember(services),
  }
  return async (app) => {
    // The hero record's schema is meant for checking; compiled into a serialiser it would check every answer once more.
    app.setSerializerCompiler(() => JSON.stringify)
    identifyFirst(app, area.authenticate.credentials)
    await addRoutes(app, [
      accountRoutes(area),
      weekRoutes(area),
      changeRoutes(area),
      shoppingRoutes(area),
      recipeRoutes(area),
      diaryRoutes(area),
      foodProductRoutes(area),
      weightRoutes(area),
      reviewRoutes(area),
    ])
    await app.register(photoRoutes(area, limits))
  }
}
