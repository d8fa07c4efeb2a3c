import { Type } from 'typebox'
import { FormatsRequest, FormatsView } from '#domain/api/member/formats.ts'
import { ChangeReply, MemberCopy, MemberQuery, MemberView, SettingsRequest } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import { brand } from '#domain/brand.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { bodyRefusals, refusals } from '#server/http/refusals.ts'
import { logSecurityEvent } from '#server/http/security-events.ts'
import { clearSessionCookie } from '#server/leads/session-cookie.ts'
import { eraseMember } from '#server/members/erase/erase-member.ts'
import { exportMember } from '#server/members/erase/export-member.ts'
import {
  bearer,
  DayQuery,
  freshRefusals,
  fullRefusals,
  memberRefusals,
} from '#server/members/member/authenticate-member.ts'
import { anchorPlan, writeForPerson } from '#server/members/member/member.ts'
import type { MemberArea } from '#server/members/member/member-area.ts'
import { inWords } from '#server/members/plan/change-sentences.ts'
import { changeFormats } from './change-formats.ts'
import { changeSettings } from './change-settings.ts'
import { memberView } from './member-view.ts'

const looking = {
  summary: "The member's account and the state of the plan",
  security: bearer,
  querystring: MemberQuery,
  response: { 200: MemberView, ...refusals(...memberRefusals) },
}

const setting = {
  summary: 'Change the settings of the plan',
  security: bearer,
  querystring: DayQuery,
  body: SettingsRequest,
  response: {
    200: ChangeReply,
    ...refusals(...bodyRefusals, ...fullRefusals, 'PLAN_IMPOSSIBLE', 'PLAN_IMPOSSIBLE_FOR', 'SETTINGS_CHANGED'),
  },
}

const writing = {
  summary: 'Change the language, the clock, the first weekday or the paper of a member',
  security: bearer,
  querystring: DayQuery,
  body: FormatsRequest,
  response: { 200: FormatsView, ...refusals(...bodyRefusals, ...fullRefusals) },
}

const taking = {
  summary: 'Everything stored about the person',
  security: bearer,
  response: { 200: MemberCopy, ...refusals(...freshRefusals) },
}

const leaving = {
  summary: 'Delete everything about the person except what the law requires us to keep',
  security: bearer,
  response: { 204: Type.Null({ description: 'Everything is deleted.' }), ...refusals(...freshRefusals) },
}

const fileName = `${brand.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-data.json`

/** The member's account: settings, a copy of everything, and deletion. The last two need no plan. */
export function accountRoutes({ services, planContext, authenticate }: MemberArea): RouteGroup {
  return async (app) => {
    app.get(routes.member, { schema: looking }, async (request) => {
      const member = await authenticate.lead(request)
      if (member.access.kind === 'preview' || member.isAnchored) return memberView(services, member)
      await writeForPerson(services.db, member.personId, (trx, place) =>
        anchorPlan(trx, { ...member, ...place }, services.now()),
      )
      return memberView(services, await authenticate.lead(request))
    })

    app.put(routes.memberSettings, { schema: setting }, async (request) => {
      const member = await authenticate.member(request)
      return inWords(services.plannerPool, member, await changeSettings(planContext, member, request.body))
    })

    app.put(routes.memberFormats, { schema: writing }, async (request) => {
      await changeFormats(planContext, await authenticate.member(request), request.body)
      return (await authenticate.member(request)).formats
    })

    app.get(routes.memberExport, { schema: taking }, async (request, reply) => {
      const { leadId } = await authenticate.freshSession(request)
      logSecurityEvent(request.log, 'copy taken', leadId)
      reply.header('content-disposition', `attachment; filename="${fileName}"`)
      return exportMember(services, leadId)
    })

    app.delete(routes.member, { schema: leaving }, async (request, reply) => {
      const { leadId } = await authenticate.freshSession(request)
      await eraseMember(services, leadId, request.log)
      logSecurityEvent(request.log, 'erased', leadId)
      return clearSessionCookie(reply, services.config).code(204).send(null)
    })
  }
}
