import { GoalPreview, type GoalRequest, type GoalSettings } from '#domain/api/member/goal.ts'
import { routes } from '#domain/api/routes.ts'
import type { MilestoneKind } from '#domain/body/milestones.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { today } from '#web/device/today.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { type MemberOutcome, requestMember } from '#web/member/data/request-member.ts'
import { invalidateMemberData, setMemberData } from '#web/member/data/use-member-data.ts'
import { weightsFrom } from '#web/member/data/weights-reply.ts'
import { markNew } from '#web/member/plan-changes/new-meals.ts'
import { renewPlan } from '#web/member/plan-changes/renew-plan.ts'
import { announceChange } from '#web/member/plan-changes/undo-change.ts'
import { memberWords } from '#web/member/words/member-words.ts'
import { goalWords as words } from './goal-words.ts'

const previewFrom = parserOf(GoalPreview)

/** What a choice would mean; nothing is stored. */
export const previewGoal = (body: GoalRequest): Promise<MemberOutcome<GoalPreview>> =>
  requestMember(`${routes.memberGoalPreview}?today=${today()}`, { method: 'POST', body, parse: previewFrom })

/** Why a choice was not made, or could not be looked at. */
export const refusalOf = (outcome: Exclude<MemberOutcome<unknown>, { kind: 'ok' }>): string =>
  outcome.kind === 'refused' ? outcome.message : memberWords.notNow

async function send(route: string, body: GoalRequest | GoalSettings): Promise<string | null> {
  const outcome = await requestMember(`${route}?today=${today()}`, { method: 'PUT', body, parse: weightsFrom })
  if (outcome.kind !== 'ok') return refusalOf(outcome)
  const { undo = null, changes = [], meals = [] } = outcome.value
  setMemberData(routes.memberWeights, outcome.value)
  invalidateMemberData(routes.memberReview)
  invalidateMemberData(routes.memberLastChange)
  announceChange(words.saved, { changes, undo })
  markNew(meals)
  return null
}

/** Stores a choice, which can be undone. Returns why not, or null. */
export async function chooseGoal(body: GoalRequest): Promise<string | null> {
  const problem = await send(routes.memberGoal, body)
  // It may end a pause, after which weeks are planned again.
  if (problem === null) void renewPlan()
  return problem
}

/** Sets whether classes of the body mass index are named, which can be undone. */
export async function nameClasses(namesClasses: boolean): Promise<void> {
  const problem = await send(routes.memberGoalSettings, { namesClasses })
  if (problem !== null) announce(problem)
}

/** Closes milestones: they are not shown again. */
export async function closeMilestones(kinds: readonly MilestoneKind[]): Promise<void> {
  const call = { method: 'PUT', body: { kinds: [...kinds] }, parse: weightsFrom } as const
  const outcome = await requestMember(`${routes.memberMilestones}?today=${today()}`, call)
  if (outcome.kind === 'ok') setMemberData(routes.memberWeights, outcome.value)
  else announce(refusalOf(outcome))
}
