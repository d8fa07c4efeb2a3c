import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { PhotoReply } from '#domain/api/member/photo.ts'
import { routes } from '#domain/api/routes.ts'
import { photoLimits } from '#domain/diary/photo-limits.ts'
import { Problem } from '#domain/problem.ts'
import { problemFrom } from '#server/http/problem-replies.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { refusals } from '#server/http/refusals.ts'
import { bearer, DayQuery, fullRefusals } from '#server/members/member/authenticate-member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { kitchenOfMember } from '#server/members/plan/kitchen-of-member.ts'
import { plannedRecipes } from '#server/members/plan/served-recipes.ts'
import { createPhotoReader, visionOf } from '#server/scanner/read-photo.ts'

const reading = {
  summary: 'Name the foods on a photo of a plate; the body is the file, a JPEG, PNG or WebP of at most 2 MB',
  security: bearer,
  querystring: DayQuery,
  consumes: ['image/jpeg', 'image/png', 'image/webp'],
  body: Type.Unknown(),
  response: {
    200: PhotoReply,
    ...refusals(
      ...fullRefusals,
      'MEDIA_TYPE_UNSUPPORTED',
      'PHOTO_NOT_OFFERED',
      'PHOTO_UNREADABLE',
      'PHOTO_TOO_LARGE',
      'PHOTO_WITHOUT_FOOD',
      'PHOTO_NOT_RECOGNISED',
      'PHOTO_BUSY',
      'PHOTOS_USED_UP',
      'PHOTO_BUDGET_SPENT',
    ),
  },
}

/**
 * Photos of plates, read by the installation's vision endpoint. Without one they are refused before their body is read.
 */
export function photoRoutes(
  { services, authenticate }: MemberArea,
  limits: Pick<RateLimits, 'photos'>,
): FastifyPluginAsyncTypebox {
  const { db, plannerPool } = services
  const vision = visionOf(services)
  const reader = vision === null ? null : createPhotoReader(services, vision)
  return async (app) => {
    app.removeAllContentTypeParsers()
    // The type of a file is determined from its bytes.
    const parsing = { parseAs: 'buffer', bodyLimit: photoLimits.uploadBytes } as const
    app.addContentTypeParser(/^(?:image\/|application\/octet-stream)/, parsing, (_request, body, done) => {
      done(null, body)
    })
    app.setErrorHandler((error) => {
      throw problemFrom(error).code === 'BODY_TOO_LARGE' ? new Problem('PHOTO_TOO_LARGE') : error
    })
    const options = {
      bodyLimit: photoLimits.uploadBytes,
      config: { rateLimit: { ...limits.photos, errorResponseBuilder: () => new Problem('PHOTOS_USED_UP') } },
      schema: reading,
      // No body is accepted from an unknown sender, or where no photos are read.
      onRequest: async (request: Parameters<typeof authenticate.credentials>[0]) => {
        await authenticate.credentials(request)
        if (reader === null) throw new Problem('PHOTO_NOT_OFFERED')
      },
    }
    app.post(routes.memberPhotos, options, async (request) => {
      const member = await authenticate.member(request)
      if (reader === null) throw new Problem('PHOTO_NOT_OFFERED')
      if (!Buffer.isBuffer(request.body)) throw new Problem('PHOTO_UNREADABLE')
      const { seen, left } = await reader.read(member.leadId, request.body, request.log)
      const { foods, notes } = seen
      if (foods.length === 0) throw new Problem('PHOTO_WITHOUT_FOOD')
      const matched = await plannerPool.matchFoods(
        foods.map(({ name, preparation }) => ({ name, preparation })),
        await plannedRecipes(db, member),
        await kitchenOfMember(services, member),
        member.usage,
      )
      const items = foods.map((food, at) => ({
        ...food,
        grams: { ...food.grams },
        matches: [...(matched[at]?.matches ?? [])],
        isSure: matched[at]?.isSure ?? false,
      }))
      return { items, notes: [...notes], left }
    })
  }
}
