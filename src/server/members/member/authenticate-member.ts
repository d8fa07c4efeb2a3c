import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { MemberQuery } from '#domain/api/member/member.ts'
import { Problem } from '#domain/problem.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { languageOfRequest } from '#server/http/language-of-request.ts'
import { logSecurityEvent } from '#server/http/security-events.ts'
import { bearerToken, leadOfToken } from '#server/leads/authentication.ts'
import { sessionFinder } from '#server/leads/session-of-request.ts'
import { isFresh, type Session } from '#server/leads/sessions.ts'
import type { Services } from '#server/services.ts'
import { type Member, readMember } from './member.ts'
import { lastOpenWeek, memberDay } from './plan-calendar.ts'

/** The query of every member route: the day on the member's device. Without it the server's day counts. */
export const DayQuery = Type.Partial(MemberQuery)

export const bearer = [{ bearer: [] }]

/** Refusals of every route of the member area. */
export const memberRefusals = [
  'TOKEN_INVALID',
  'SESSION_NEEDED',
  'HERO_INCOMPLETE',
  'QUERY_INVALID',
] as const satisfies readonly ProblemCode[]
export const freshRefusals = [
  'TOKEN_INVALID',
  'SESSION_NEEDED',
  'FRESH_LINK_NEEDED',
] as const satisfies readonly ProblemCode[]
export const fullRefusals = [...memberRefusals, 'MEMBERS_ONLY'] as const satisfies readonly ProblemCode[]

/** A request with the log for its refusal. */
type Logged = Pick<FastifyRequest, 'headers' | 'log'>

type Requested = Pick<FastifyRequest, 'headers'> & { readonly query?: { readonly today?: string } }

/** The session of a request, and the day on which it asks. */
export type Opened = {
  readonly session: Session
  readonly today: IsoDate
  /** Whether the device said which day it is there; otherwise it may be the next day already. */
  readonly isSaid: boolean
}

export type MemberAuthentication = {
  /** Who asks and when; null without a session. @throws Problem QUERY_INVALID */
  readonly opened: (request: Requested) => Promise<Opened | null>
  /** The session of a request. @throws Problem SESSION_NEEDED, TOKEN_INVALID if not even a token was sent */
  readonly session: (request: Pick<FastifyRequest, 'headers'>) => Promise<Session>
  /**
   * A session in which an emailed link was opened within the last minutes. @throws Problem FRESH_LINK_NEEDED as well
   */
  readonly freshSession: (request: Logged) => Promise<Session>
  /** Checks only that the request has a valid session or token. @throws Problem TOKEN_INVALID */
  readonly credentials: (request: Pick<FastifyRequest, 'headers'>) => Promise<void>
  /**
   * A user with their plan; the funnel's token is enough for its preview. @throws Problem SESSION_NEEDED, QUERY_INVALID
   * @param known their session, if it was looked up already
   */
  readonly lead: (request: Requested, known?: Session | null) => Promise<Member>
  /** A lead who joins a household: with a session, or with the token of the questionnaire as long as nothing is bought. */
  readonly joiner: (request: Requested) => Promise<Member & { readonly hasSession: boolean }>
  /** A lead with full access to the plan. @throws Problem MEMBERS_ONLY as well */
  readonly member: (request: Requested, known?: Session | null) => Promise<Member>
  /** A member, for a week that can be opened. @throws Problem WEEK_NOT_OPEN as well */
  readonly memberOfWeek: (
    request: Requested & { readonly params: { readonly week: number } },
    known?: Session | null,
  ) => Promise<Member>
}

/** Identifies the sender of a request by its cookie or token, and refuses those without the required access. */
export function authenticateMember(services: Pick<Services, 'db' | 'now' | 'config'>): MemberAuthentication {
  const optionalSession = sessionFinder(services)
  const session: MemberAuthentication['session'] = async (request) => {
    const found = await optionalSession(request)
    if (found !== null) return found
    await leadOfToken(services, bearerToken(request.headers.authorization))
    throw new Problem('SESSION_NEEDED')
  }
  const dayFor = ({ query }: Requested) => memberDay(query?.today, services.now(), new Date())
  const lead = async (request: Requested, known?: Session | null) => {
    const found = known === undefined ? await optionalSession(request) : known
    const leadId = found?.leadId ?? (await leadOfToken(services, bearerToken(request.headers.authorization)))
    const member = await readMember(services, leadId, dayFor(request), languageOfRequest(request.headers))
    // The questionnaire's token gives access to a preview; a bought plan needs a session.
    if (found === null && member.access.kind === 'full') throw new Problem('SESSION_NEEDED')
    return member
  }
  const member = async (request: Requested, known?: Session | null) => {
    const found = await lead(request, known)
    if (found.access.kind === 'preview') throw new Problem('MEMBERS_ONLY')
    return found
  }
  return {
    opened: async (request) => {
      const found = await optionalSession(request)
      return found === null
        ? null
        : { session: found, today: dayFor(request), isSaid: request.query?.today !== undefined }
    },
    session,
    freshSession: async (request) => {
      const found = await session(request)
      if (!isFresh(found, services.now())) {
        logSecurityEvent(request.log, 'fresh link missing', found.leadId)
        throw new Problem('FRESH_LINK_NEEDED')
      }
      return found
    },
    credentials: async (request) => {
      if ((await optionalSession(request)) === null)
        await leadOfToken(services, bearerToken(request.headers.authorization))
    },
    lead,
    joiner: async (request) => ({ ...(await lead(request)), hasSession: (await optionalSession(request)) !== null }),
    member,
    memberOfWeek: async (request, known) => {
      const found = await member(request, known)
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
  // A request without the device's day may come from a time zone in which it is already tomorrow.
  const day = query?.today === undefined ? addDays(today, 1) : today
  if (params.week > lastOpenWeek(startsOn, day)) throw new Problem('WEEK_NOT_OPEN')
}
