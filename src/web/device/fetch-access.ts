import { AccessReply } from '#domain/api/leads.ts'
import { routes } from '#domain/api/routes.ts'
import { forgetPlan, knownPlan, rememberOpenPlan } from './known-plan.ts'
import { parserOf } from './parser-of.ts'
import { request } from './request.ts'

const parse = parserOf(AccessReply)

/** Asks the server what the token of this device gives access to, and stores whether a plan is open; null if unreachable. */
export async function fetchAccess(): Promise<AccessReply | null> {
  const outcome = await request(routes.access, parse)
  if (outcome.kind !== 'ok') return null
  // The address at which a session ended is kept until the member has signed in again.
  const { kind } = knownPlan()
  if (outcome.value.isOpen && kind === 'none') rememberOpenPlan()
  if (!outcome.value.isOpen && kind === 'open') forgetPlan()
  return outcome.value
}
