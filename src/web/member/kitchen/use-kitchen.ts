import { InvitationReply } from '#domain/api/member/household.ts'
import { routes } from '#domain/api/routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { invalidateMemberData, setMemberData } from '#web/member/data/use-member-data.ts'
import { kitchenFrom } from '#web/member/table/kitchen-reply.ts'
import { kitchenWords as words } from './kitchen-words.ts'

const invitationFrom = parserOf(InvitationReply)

type Call = { readonly method: 'PUT' | 'POST' | 'DELETE'; readonly body?: unknown }

/** Changes the kitchen and shows it as it is then. Returns the sentence to show if that failed, otherwise null. */
export async function changeKitchen(route: string, call: Call): Promise<string | null> {
  const outcome = await requestMember(route, { ...call, parse: kitchenFrom, cacheAs: null })
  if (outcome.kind === 'refused') return outcome.message
  if (outcome.kind === 'unreachable') return words.failed
  // The week is planned again for whoever eats here now.
  invalidateMemberData(`${routes.member}/weeks`)
  setMemberData(routes.memberHousehold, outcome.value)
  return null
}

/** Makes an invitation. Its link is shown once: only its hash is stored. */
export async function makeInvitation(): Promise<{ readonly link: string; readonly until: string } | string> {
  const outcome = await requestMember(routes.memberInvitations, {
    method: 'POST',
    parse: invitationFrom,
    cacheAs: null,
  })
  if (outcome.kind === 'refused') return outcome.message
  if (outcome.kind === 'unreachable') return words.failed
  return { link: `${window.location.origin}${outcome.value.path}`, until: outcome.value.until }
}

/** Leaves the kitchen. Returns the sentence to show if that failed, otherwise null. */
export async function leaveKitchen(): Promise<string | null> {
  const outcome = await requestMember(routes.memberLeave, { method: 'POST', parse: () => true, cacheAs: null })
  if (outcome.kind === 'refused') return outcome.message
  if (outcome.kind === 'unreachable') return words.failed
  invalidateMemberData('')
  return null
}
