import { WeekEmailRequest, WeekEmailView } from '#domain/api/member/week-email.ts'
import { routes } from '#domain/api/routes.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { bearer, DayQuery, fullRefusals } from '#server/members/member/authenticate-member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { keepWeekEmail, weekEmail } from '#server/members/reminder/week-email.ts'

const looking = {
  summary: 'Whether the member wants an email on the day before each week',
  security: bearer,
  querystring: DayQuery,
  response: { 200: WeekEmailView, ...refusals(...fullRefusals) },
}
const answering = {
  summary: 'Ask for an email on the day before each week, or for none',
  security: bearer,
  querystring: DayQuery,
  body: WeekEmailRequest,
  response: { 200: WeekEmailView, ...refusals(...bodyRefusals, ...fullRefusals) },
}

/** The email on the day before a week. */
export function weekEmailRoutes({ services, authenticate }: MemberArea): RouteGroup {
  const { db } = services
  return async (app) => {
    app.get(routes.memberWeekEmail, { schema: looking }, async (request) => {
      const { leadId } = await authenticate.member(request)
      return weekEmail(db, leadId)
    })

    app.put(routes.memberWeekEmail, { schema: answering }, async (request) => {
      const member = await authenticate.member(request)
      await keepWeekEmail(services, member, request.body)
      return weekEmail(db, member.leadId)
    })
  }
}
