import { AccessReply } from '#domain/api/leads.ts'
import { routes } from '#domain/api/routes.ts'
import { forgetPlan, knownPlan, rememberOpenPlan } from './known-plan.ts'
import { parserOf } from './parser-of.ts'
import { request } from './request.ts'

const parse = parserOf(AccessReply)

/** Asks the server what was bought on this device, and keeps whether a plan is open; null where it cannot be reached. */
export async function fetchAccess(): Promise<AccessReply | null> {
  const outcome = await request(routes.access, parse)
  if (outcome.kind !== 'ok') return null
  // Where a session ended is kept until its person is signed in again.
  const { kind } = knownPlan()
  if (outcome.value.isOpen && kind === 'none') rememberOpenPlan()
  if (!outcome.value.isOpen && kind === 'open') forgetPlan()
  return outcome.value
}
