import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { MemberQuery } from '#domain/api/member/member.ts'
import { addDays } from '#domain/hero/iso-date.ts'
import { Problem, type ProblemCode } from '#domain/problems.ts'
import { bearerToken } from '#server/http/bearer.ts'
import type { Services } from '#server/http/services.ts'
import { leadOfToken } from '#server/leads/lead-of-token.ts'
import { type Member, readMember } from '#server/member/member.ts'
import { lastOpenWeek, personsDay } from '#server/member/plan-calendar.ts'

/** What every route of a member may be told: their own day. Without it the server's day counts. */
export const DayQuery = Type.Partial(MemberQuery)

export const bearer = [{ bearer: [] }]

/** How every route of the member area may refuse. */
export const memberRefusals = [
  'TOKEN_INVALID',
  'HERO_INCOMPLETE',
  'QUERY_INVALID',
] as const satisfies readonly ProblemCode[]
export const fullRefusals = [...memberRefusals, 'MEMBERS_ONLY'] as const satisfies readonly ProblemCode[]

type Asked = Pick<FastifyRequest, 'headers'> & { readonly query?: { readonly today?: string } }

export type WhoAsks = {
  /** Whose token it is, whatever can be made of their answers. @throws Problem TOKEN_INVALID */
  readonly lead: (request: Pick<FastifyRequest, 'headers'>) => Promise<string>
  /** Whoever holds a lead's token. @throws Problem TOKEN_INVALID, QUERY_INVALID */
  readonly anybody: (request: Asked) => Promise<Member>
  /** Somebody whose whole plan is open. @throws Problem MEMBERS_ONLY as well */
  readonly member: (request: Asked) => Promise<Member>
  /** The same, for a week that is open. @throws Problem WEEK_NOT_OPEN as well */
  readonly memberOfWeek: (request: Asked & { readonly params: { readonly week: number } }) => Promise<Member>
}

export function whoAsks(services: Pick<Services, 'db' | 'now' | 'config'>): WhoAsks {
  const lead: WhoAsks['lead'] = async ({ headers }) => leadOfToken(services, bearerToken(headers.authorization))
  const anybody = async (request: Asked) =>
    readMember(services, await lead(request), personsDay(request.query?.today, services.now(), new Date()))
  const member = async (request: Asked) => {
    const asking = await anybody(request)
    if (asking.access.kind === 'preview') throw new Problem('MEMBERS_ONLY')
    return asking
  }
  return {
    lead,
    anybody,
    member,
    memberOfWeek: async (request) => {
      const asking = await member(request)
      refuseClosedWeek(asking, request)
      return asking
    },
  }
}

/** @throws Problem WEEK_NOT_OPEN */
export function refuseClosedWeek(
  { startsOn, today }: Member,
  { params, query }: { readonly params: { readonly week: number }; readonly query?: { readonly today?: string } },
): void {
  // Where nobody says which day it is, it may be tomorrow already.
  const day = query?.today === undefined ? addDays(today, 1) : today
  if (params.week > lastOpenWeek(startsOn, day)) throw new Problem('WEEK_NOT_OPEN')
}
