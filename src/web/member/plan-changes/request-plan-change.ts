import type { ChangeReply } from '#domain/api/member/member.ts'
import { changesFrom } from '#web/member/data/member-reply.ts'
import { askMember, type MemberOutcome } from '#web/member/data/request-member.ts'
import { markNew } from './new-meals.ts'

type Call = { readonly method: 'PUT' | 'DELETE'; readonly body?: unknown }

/** Asks for a change of the plan. The meals that are others for it are marked until they are looked at. */
export async function askForChange(route: string, call: Call): Promise<MemberOutcome<ChangeReply>> {
  const outcome = await askMember(route, { ...call, parse: changesFrom })
  if (outcome.kind === 'ok') markNew(outcome.value.meals)
  return outcome
}
