import type { WeightsReply } from '#domain/api/member/weights.ts'
import { kg } from '#domain/units.ts'
import type { Member } from '#server/members/member/member.ts'
import { learntWeight } from '#server/members/weight-log/learnt-weight.ts'
import { lifeEventsOf } from '#server/members/weight-log/life-events.ts'
import { weightsOf } from '#server/members/weight-log/weights.ts'
import type { Services } from '#server/services.ts'
import { goalView } from './goal-view.ts'
import { noteMilestones } from './note-milestones.ts'

/** A member's log with their life events, their goal and what the log shows. */
export async function weightsReply(
  services: Pick<Services, 'db' | 'plannerPool'>,
  member: Member,
): Promise<WeightsReply> {
  const weights = await weightsOf(services.db, member.personId)
  const events = [...(await lifeEventsOf(services.db, member.personId))]
  const learnt = await learntWeight(services, member)
  const now = learnt?.course.find(({ day }) => day === learnt.today)?.kg ?? weights.at(-1)?.kg
  const about = learnt?.unclear !== undefined ? 'UNCLEAR' : now === undefined ? null : kg(now)
  const goal = goalView(member, events, about)
  const log = {
    weights,
    events,
    ...(learnt === undefined ? {} : { learnt: goal?.mode === 'LOSE' ? learnt : { ...learnt, goal: null } }),
  }
  if (goal === null) return log
  const milestones = [...(await noteMilestones(services.db, member, log, goal))]
  return { ...log, goal: milestones.length === 0 ? goal : { ...goal, milestones } }
}
