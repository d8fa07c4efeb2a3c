import type { Eater } from '#domain/household/eater.ts'
import { Problem } from '#domain/problem.ts'
import type { Around } from '#planner/plan/search/staying-dishes.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import type { PlannerPool } from '#server/planner-pool/planner-pool.ts'
import type { PlanState } from './change-plan.ts'

/** Who asks for a week, and who sits at its table. */
type Requester = Pick<PlanState, 'member' | 'table'>

/** How another adult is called: what they must not eat is theirs. */
const ANOTHER = 'another person at your table'

/**
 * A week for a request. @throws Problem PLAN_IMPOSSIBLE with the setting of whoever asks whose loosening is most likely to
 * help, or PLAN_IMPOSSIBLE_FOR whose rules leave too few dishes
 */
export async function planOrRefuse(
  plannerPool: PlannerPool,
  asking: Requester,
  request: WeekRequest,
  week: number,
  around?: Around,
): Promise<WeekPlan> {
  const outcome = await plannerPool.planWeek(request, week, around)
  if (outcome.kind === 'planned') return outcome.plan
  throw await refusalOf(plannerPool, asking, request, week)
}

async function refusalOf(plannerPool: PlannerPool, asking: Requester, request: WeekRequest, week: number) {
  const { member, table } = asking
  const eater = await inTheWay(plannerPool, request, week)
  if (eater?.id === member.personId) return new Problem('PLAN_IMPOSSIBLE', ruleOf(eater))
  const row = table.others.find(({ id }) => id === eater?.id)
  if (eater !== null) return new Problem('PLAN_IMPOSSIBLE_FOR', undefined, row === undefined ? ANOTHER : row.name)
  return request.person === member.personId
    ? new Problem('PLAN_IMPOSSIBLE', mostNarrowing(request))
    : new Problem('PLAN_IMPOSSIBLE_FOR', undefined, ANOTHER)
}

/** The one of the others at a table without whom there is a week; null if there is none, or nobody in particular. */
async function inTheWay(plannerPool: PlannerPool, request: WeekRequest, week: number): Promise<Eater | null> {
  const { others = [], ...alone } = request
  const ruled = others.filter(
    ({ diets, restrictions, banned }) => diets.length + restrictions.length + banned.length > 0,
  )
  for (const eater of ruled) {
    const rest = others.filter((each) => each !== eater)
    const without = rest.length === 0 ? alone : { ...alone, others: rest }
    if ((await plannerPool.planWeek(without, week)).kind === 'planned') return eater
  }
  return null
}

/** The strictest kind of rules of one who does not cook. */
function ruleOf({ banned, restrictions }: Eater): string {
  if (banned.length > 0) return 'banned'
  return restrictions.length > 0 ? 'restrictions' : 'diets'
}

function mostNarrowing({ cook, bannedIngredients, dislikedRecipes }: WeekRequest): string {
  if (cook.time === 'DONT_COOK' || cook.time === 'LESS_30_MINUTES') return 'timeCooking'
  if (bannedIngredients.length > 0) return 'banned'
  if (dislikedRecipes.length > 0) return 'disliked'
  return cook.restrictions.length > 0 ? 'restrictions' : 'diets'
}
