import type { GoalPreview, GoalRequest } from '#domain/api/member/goal.ts'
import { stepTowards } from '#domain/plan-review/steps.ts'
import { Problem } from '#domain/problem.ts'
import { addDays } from '#domain/time.ts'
import { type Days, days, type KcalPerDay, kcalPerDay, kg } from '#domain/units.ts'
import { bandAround } from '#domain/weight-filter/band.ts'
import { goalSpan } from '#domain/weight-filter/goal-span.ts'
import type { WeighingHistory } from '#domain/weight-filter/weighing-history.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import { startOfWeek } from '#server/members/member/plan-calendar.ts'
import { dueReview } from '#server/members/reviews/due-review.ts'
import type { Services } from '#server/services.ts'
import { chosenBy } from './choose-goal.ts'

const HORIZON = days(364)
/** The weeks ahead for which weights are shown. */
const WEEKS = [12, 26] as const

/** The history with the energies of the steps from a week on. */
function withSteps(
  history: WeighingHistory,
  fromWeek: number,
  { first, towards }: { readonly first: KcalPerDay; readonly towards: KcalPerDay },
): WeighingHistory {
  const fromDay = (fromWeek - 1) * DAYS
  const steps: { fromDay: Days; intake: KcalPerDay }[] = []
  let intake = first
  for (let day = fromDay; ; day += DAYS) {
    steps.push({ fromDay: days(day), intake })
    if (intake === towards) break
    intake = stepTowards(intake, towards)
  }
  return { ...history, stages: [...history.stages.filter((stage) => stage.fromDay < fromDay), ...steps] }
}

/**
 * What a choice would mean: its energies, and the calibrated forecast of the weight with them.
 * @throws Problem as `chosenBy`
 */
export async function previewGoal(
  services: Pick<Services, 'db' | 'plannerPool' | 'now' | 'config'>,
  member: Member,
  request: GoalRequest,
): Promise<GoalPreview> {
  const chosen = await chosenBy(services, member, request)
  const due = await dueReview(services, chosen.member, chosen.events)
  if (due === null) throw new Problem('HERO_INCOMPLETE')
  const { input, openWeek } = due
  const { decision, isSteered } = await services.plannerPool.reviewPlan(input)
  const first = kcalPerDay(Math.round(decision.target))
  const towards = kcalPerDay(Math.round(decision.kind === 'STEP' ? decision.towards : decision.target))
  // Without a step the energies that are planned ahead stay, as the page expects them.
  const history = chosen.isSame || !isSteered ? input.history : withSteps(input.history, openWeek, { first, towards })
  const estimate = await services.plannerPool.estimateWeight(history, HORIZON)
  const { startsOn } = member
  const { day: today } = estimate.today
  const dayOf = (day: Days | null) => (day === null ? null : addDays(startsOn, day))
  const span = request.aim === 'LOSE' ? goalSpan(estimate.days, today, kg(input.goal)) : null
  return {
    kg: input.goal,
    from: startOfWeek(startsOn, openWeek),
    now: Math.round(input.current),
    first,
    towards,
    reach: span === null ? null : { earliest: dayOf(span.earliest), latest: dayOf(span.latest) },
    ahead: WEEKS.flatMap((weeks) => {
      const point = estimate.days.find(({ day }) => day === today + weeks * DAYS)
      if (point === undefined) return []
      const half = bandAround(point.weight, point.sd, 50)
      const most = bandAround(point.weight, point.sd, 80)
      return [{ weeks, half, most }]
    }),
  }
}
