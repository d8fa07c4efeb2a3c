import { Type } from 'typebox'
import { DiaryQuery, DiaryRequest, DiaryTaken, DiaryView, FoodTableView } from '#domain/api/member/diary.ts'
import { routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { bearer, DayQuery, fullRefusals } from '#server/members/member/authenticate-member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { kitchenOfMember } from '#server/members/plan/kitchen-of-member.ts'
import { keepDiary, readDiary } from './diary.ts'

const reading = {
  summary: 'Diary entries of the last four weeks, or of those that end with a day, and the favourites',
  security: bearer,
  querystring: Type.Object({ ...DayQuery.properties, ...DiaryQuery.properties }),
  response: { 200: DiaryView, ...refusals(...fullRefusals) },
}
/** Refusals of a single change; of several changes the reply names the refused ones. */
const diaryRefusals = [
  'DIARY_DAY_INVALID',
  'DIARY_ENTRY_INVALID',
  'DIARY_FULL',
  'FAVOURITES_FULL',
  'RECIPE_UNKNOWN',
  'FOOD_UNKNOWN',
] as const
const writing = {
  summary: 'Write, change or delete diary records; each is accepted or refused independently',
  security: bearer,
  querystring: DayQuery,
  body: DiaryRequest,
  response: { 200: DiaryTaken, ...refusals(...bodyRefusals, ...fullRefusals, ...diaryRefusals) },
}
const looking = {
  summary: 'All foods with their kitchen units, and the dishes that suit the member',
  security: bearer,
  querystring: DayQuery,
  response: { 200: FoodTableView, ...refusals(...fullRefusals) },
}

/** The diary, and the table in which a device looks up foods. */
export function diaryRoutes({ services, authenticate }: MemberArea): RouteGroup {
  const { db, plannerPool } = services
  return async (app) => {
    app.get(routes.memberDiary, { schema: reading }, async (request) =>
      readDiary(db, await authenticate.member(request), request.query.until),
    )

    app.put(routes.memberDiary, { schema: writing }, async (request) =>
      keepDiary(services, await authenticate.member(request), request.body.changes),
    )

    app.get(routes.memberFoodTable, { schema: looking }, async (request) => {
      const member = await authenticate.member(request)
      return plannerPool.foodTable(await kitchenOfMember(services, member), member.usage)
    })
  }
}
