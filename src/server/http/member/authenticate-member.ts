import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { MemberQuery } from '#domain/api/member/member.ts'
import { Problem, type ProblemCode } from '#domain/problems.ts'
import { addDays } from '#domain/time.ts'
import { bearerToken, leadOfToken } from '#server/leads/authentication.ts'
import type { PlanContext } from '#server/members/change-plan.ts'
import { type Member, readMember } from '#server/members/member.ts'
import { lastOpenWeek, memberDay } from '#server/members/plan-calendar.ts'
import type { Services } from '#server/services.ts'

/** The query of every route of a member: the day on their device. Without it the server's day counts. */
export const DayQuery = Type.Partial(MemberQuery)

export const bearer = [{ bearer: [] }]

/** How every route of the member area may refuse. */
export const memberRefusals = [
  'TOKEN_INVALID',
  'HERO_INCOMPLETE',
  'QUERY_INVALID',
] as const satisfies readonly ProblemCode[]
export const fullRefusals = [...memberRefusals, 'MEMBERS_ONLY'] as const satisfies readonly ProblemCode[]

type Requested = Pick<FastifyRequest, 'headers'> & { readonly query?: { readonly today?: string } }

export type MemberAuthentication = {
  /** The lead whose token came with the request, also where no plan can be made of their answers. @throws Problem TOKEN_INVALID */
  readonly leadId: (request: Pick<FastifyRequest, 'headers'>) => Promise<string>
  /** The same with their plan, of which only a preview may be open. @throws Problem TOKEN_INVALID, QUERY_INVALID */
  readonly lead: (request: Requested) => Promise<Member>
  /** A lead whose whole plan is open. @throws Problem MEMBERS_ONLY as well */
  readonly member: (request: Requested) => Promise<Member>
  /** The same, for a week that is open. @throws Problem WEEK_NOT_OPEN as well */
  readonly memberOfWeek: (request: Requested & { readonly params: { readonly week: number } }) => Promise<Member>
}

/** Authenticates requests by their bearer token, and refuses leads who may not have what they ask for. */
export function authenticateMember(services: Pick<Services, 'db' | 'now' | 'config'>): MemberAuthentication {
  const leadId: MemberAuthentication['leadId'] = async ({ headers }) =>
    leadOfToken(services, bearerToken(headers.authorization))
  const lead = async (request: Requested) =>
    readMember(services, await leadId(request), memberDay(request.query?.today, services.now(), new Date()))
  const member = async (request: Requested) => {
    const found = await lead(request)
    if (found.access.kind === 'preview') throw new Problem('MEMBERS_ONLY')
    return found
  }
  return {
    leadId,
    lead,
    member,
    memberOfWeek: async (request) => {
      const found = await member(request)
      refuseClosedWeek(found, request)
      return found
    },
  }
}

/** @throws Problem WEEK_NOT_OPEN */
export function refuseClosedWeek(
  { startsOn, today }: Member,
  { params, query }: { readonly params: { readonly week: number }; readonly query?: { readonly today?: string } },
): void {
  // A request without the device's day may come from a time zone where it is tomorrow already.
  const day = query?.today === undefined ? addDays(today, 1) : today
  if (params.week > lastOpenWeek(startsOn, day)) throw new Problem('WEEK_NOT_OPEN')
}

/** What the routes of the member area work with. */
export type MemberArea = {
  readonly services: Services
  readonly planContext: PlanContext
  readonly authenticate: MemberAuthentication
}
