import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { addRoutes } from '#server/http/add-routes.ts'
import { identifyFirst } from '#server/http/identify-first.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { diaryRoutes } from './diary/diary-routes.ts'
import { photoRoutes } from './diary/photo-routes.ts'
import { goalRoutes } from './goal/goal-routes.ts'
import { householdRoutes } from './household/household-routes.ts'
import { shoppingRoutes } from './list/list-routes.ts'
import { authenticateMember } from './member/authenticate-member.ts'
import { createKeptReplies } from './member/kept-replies.ts'
import type { MemberArea } from './member/member-area.ts'
import { planContextOf } from './member/plan-context.ts'
import { refuseUnlisted } from './member/refuse-unlisted.ts'
import { pantryRoutes } from './pantry/pantry-routes.ts'
import { foodProductRoutes } from './products/product-routes.ts'
import { recipeRoutes } from './recipes/recipe-routes.ts'
import { reviewRoutes } from './reviews/review-routes.ts'
import { accountRoutes } from './settings/account-routes.ts'
import { anchorRoutes } from './week/anchor-routes.ts'
import { changeRoutes } from './week/change-routes.ts'
import { libraryRoutes } from './week/library-routes.ts'
import { weekEmailRoutes } from './week/week-email-routes.ts'
import { weekRoutes } from './week/week-routes.ts'
import { weightRoutes } from './weights/weight-routes.ts'

/** How often what is kept in memory of people who are gone is dropped, ms. */
const DROPPED_EVERY_MS = MS_PER_MINUTE

/** All routes of the member area. */
export function memberRoutes(services: Services, limits: RateLimits): FastifyPluginAsyncTypebox {
  const area: MemberArea = {
    services,
    planContext: planContextOf(services),
    authenticate: authenticateMember(services),
    keptReplies: createKeptReplies(services),
  }
  return async (app) => {
    // Without a database nothing can be read either, and the next time follows in a minute.
    const dropping = setInterval(
      () => void area.keptReplies.dropEnded().catch(() => undefined),
      DROPPED_EVERY_MS,
    ).unref()
    app.addHook('onClose', async () => clearInterval(dropping))
    // The hero record's schema is meant for checking; compiled into a serialiser it would check every answer once more.
    app.setSerializerCompiler(() => JSON.stringify)
    refuseUnlisted(app)
    identifyFirst(app, area.authenticate.credentials)
    await addRoutes(app, [
      accountRoutes(area),
      weekRoutes(area),
      anchorRoutes(area),
      weekEmailRoutes(area),
      libraryRoutes(area),
      changeRoutes(area),
      shoppingRoutes(area),
      pantryRoutes(area),
      recipeRoutes(area),
      diaryRoutes(area),
      foodProductRoutes(area),
      weightRoutes(area),
      reviewRoutes(area),
      goalRoutes(area),
      householdRoutes(area),
    ])
    await app.register(photoRoutes(area, limits))
  }
}
