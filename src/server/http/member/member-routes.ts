import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { accountRoutes } from '#server/http/member/account.ts'
import { recipeRoutes } from '#server/http/member/recipes.ts'
import { reviewRoutes } from '#server/http/member/reviews.ts'
import { shoppingRoutes } from '#server/http/member/shopping.ts'
import { weekRoutes } from '#server/http/member/weeks.ts'
import { weightRoutes } from '#server/http/member/weights.ts'
import { createPlanRateLimiter } from '#server/members/plan-rate-limiter.ts'
import { createKeyedMutex } from '#server/platform/concurrency/keyed-mutex.ts'
import type { Services } from '#server/services.ts'
import type { MemberArea } from './authenticate-member.ts'
import { authenticateMember } from './authenticate-member.ts'

/** Plans and changes that one person may ask for within a minute. */
const PLANS_PER_MINUTE = 30

/** The member area: the plan and all that hangs on it. */
export function memberRoutes(services: Services): FastifyPluginAsyncTypebox {
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
    // The record's schema is made for checking; made into a serialiser it would check every answer once more.
    app.setSerializerCompiler(() => JSON.stringify)
    await app.register(accountRoutes(area))
    await app.register(weekRoutes(area))
    await app.register(shoppingRoutes(area))
    await app.register(recipeRoutes(area))
    await app.register(weightRoutes(area))
    await app.register(reviewRoutes(area))
  }
}
