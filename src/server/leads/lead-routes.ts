import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { readShown } from '#analytics/events/shown-variants.ts'
import { LeadReply, LeadRequest, OtherPersonReply, ResumeReply, ResumeRequest } from '#domain/api/leads.ts'
import { IDEMPOTENCY_KEY, PAGE_RUNS, routes, VISITOR_ID } from '#domain/api/routes.ts'
import { Problem } from '#domain/problem.ts'
import { visitorIdIn } from '#server/collect/visitor-leads.ts'
import type { DrawnPage } from '#server/experiments/lead-runs.ts'
import type { RunningExperiments } from '#server/experiments/running-experiments.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { deviceName } from '#server/http/device-name.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import { languageOfRequest } from '#server/http/language-of-request.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { logSecurityEvent } from '#server/http/security-events.ts'
import type { Services } from '#server/services.ts'
import { optionalBearer } from './authentication.ts'
import { registerLead } from './register-lead.ts'
import { resumeLead } from './resume-lead.ts'
import { sessionSecret, setSessionCookie } from './session-cookie.ts'
import { sessionFinder } from './session-of-request.ts'

/** Confirming the email address: from then on the server has the answers. */
export function leadRoutes(services: Services, limits: RateLimits, experiments: RunningExperiments): RouteGroup {
  const schema = {
    summary: 'Store the answers of a visitor who confirmed an email address',
    headers: IdempotencyHeader,
    body: LeadRequest,
    response: {
      200: LeadReply,
      201: LeadReply,
      ...refusals(
        ...bodyRefusals,
        'HERO_INCOMPLETE',
        'EMAIL_INVALID',
        'HEIGHT_IMPLAUSIBLE',
        'WEIGHT_IMPLAUSIBLE',
        'BODY_IMPLAUSIBLE',
        'GOAL_IMPLAUSIBLE',
        'GOAL_UNDERWEIGHT',
        'EVENT_DATE_INVALID',
        'CHECKPOINT_MISSING',
        'CHECKPOINT_STOP',
        'IDEMPOTENCY_KEY_INVALID',
        'IDEMPOTENCY_KEY_REUSED',
      ),
    },
  }
  return async (app) => {
    app.post(routes.leads, { schema, config: { rateLimit: limits.leads } }, async (request, reply) => {
      const { token, isNew } = await registerLead(services, request.body, request.headers[IDEMPOTENCY_KEY], {
        before: await optionalBearer(services, request.headers.authorization),
        visitorId: visitorIdIn(request.headers[VISITOR_ID]),
        page: await pageOf(request, experiments),
        device: deviceName(request),
        locale: languageOfRequest(request.headers),
      })
      return reply.code(isNew ? 201 : 200).send({ token })
    })
  }
}

/** What a page that confirms an address says about the runs it was drawn in; null while there is no run. */
async function pageOf(request: FastifyRequest, { known, lots, drawn }: RunningExperiments): Promise<DrawnPage | null> {
  const { running } = known()
  if (running.length === 0) return null
  await drawn.write()
  return { running, shown: readShown(String(request.headers[PAGE_RUNS] ?? '')), lots: lots(request) }
}

/** Returning by the link in an email, on any device. */
export function resumeRoutes(services: Services, limits: RateLimits): FastifyPluginAsyncTypebox {
  const schema = {
    summary: 'Use an emailed link and get the answers back',
    body: ResumeRequest,
    response: { 200: Type.Union([ResumeReply, OtherPersonReply]), ...refusals(...bodyRefusals, 'RESUME_LINK_INVALID') },
  }
  const findSession = sessionFinder(services)
  /** The lead of this device: that of its session, otherwise the one who confirmed an address here. */
  async function signedInLead(request: FastifyRequest): Promise<string | null> {
    const session = await findSession(request)
    return session?.leadId ?? (await optionalBearer(services, request.headers.authorization))?.leadId ?? null
  }
  return async (app) => {
    // An invalid link is a failed sign-in.
    app.addHook('onError', async (request, _reply, error) => {
      if (error instanceof Problem && error.code === 'RESUME_LINK_INVALID')
        logSecurityEvent(request.log, 'sign-in refused')
    })
    // The hero record's schema is meant for checking; compiled into a serialiser it would check every answer once more.
    app.post(
      routes.resume,
      { schema, config: { rateLimit: limits.resume }, serializerCompiler: () => JSON.stringify },
      async (request, reply) => {
        const sessionBefore = sessionSecret(request, services.config)
        const signedIn = request.body.replace === true ? null : await signedInLead(request)
        const outcome = await resumeLead(services, request.body, { name: deviceName(request), sessionBefore, signedIn })
        if (outcome.kind === 'other-person') return reply.send({ signedInAs: outcome.signedInAs })
        logSecurityEvent(request.log, 'signed in', outcome.leadId)
        return setSessionCookie(reply, services.config, outcome.session).send(outcome.reply)
      },
    )
  }
}
