import { Problem } from '#domain/problem.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import type { OwnWeek } from '#server/planner-pool/planner-pool.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { changePlan, type PlanState, readPlanState } from './change-plan.ts'
import { asSeen, isCookOf, ownPlate } from './own-plate.ts'
import { deletePlanRow, isAsLeft, readPlanRows, restorePlanRow, type WrittenRow } from './plan-rows.ts'
import { requestFor } from './plan-week.ts'
import { plannedFrom } from './plan-weeks.ts'
import { saidWeek } from './sayings.ts'
import { takesFood } from './takes-food.ts'
import {
  type ChangeAnswer,
  type ChangedMeals,
  newestChange,
  type RecordedChange,
  undoneAnswer,
} from './undoable-change.ts'
import { changedMeals, weekChanges } from './week-changes.ts'

type Undoing = {
  readonly context: PlanContext
  readonly planState: PlanState
  readonly recorded: RecordedChange
}

/**
 * Undoes the newest change of a plan: weeks, settings, tastes, life events and answers are restored exactly. Weeks
 * planned since with what is now undone are planned again. Undoing it a second time gets the same answer.
 * @throws Problem UNDO_CLOSED if the plan has changed since, UNDO_UNSAFE if a week would not suit the settings,
 * UNDO_TAKES_FOOD if somebody would get less although a hold or a raise for safety stands for them
 */
export async function undoChange(context: PlanContext, member: Member, id: string): Promise<ChangeAnswer> {
  const { personId } = member
  let answer: ChangeAnswer = { changes: [], meals: [], undo: null }
  await changePlan(context, member, 1, async (planState) => {
    const before = await undoneAnswer(context.db, personId, id)
    if (before !== null) {
      answer = before
      return { answer: undefined }
    }
    const recorded = await newestChange(context.db, personId, planState.currentWeek)
    if (recorded?.id !== id) throw new Problem('UNDO_CLOSED')
    const undoing = { context, planState, recorded }
    const made = changesBack(undoing)
    return {
      answer: undefined,
      write: async (trx) => {
        await restore(undoing, trx)
        const { outdated, restored } = await forgetOutdated(undoing, trx)
        if (takesFood(planState, restored)) throw new Problem('UNDO_TAKES_FOOD')
        const { startsOn } = planState.member
        answer = {
          changes: [...made.changes, ...outdated.map((week) => saidWeek('replannedWhenOpened', startsOn, week))],
          meals: made.meals,
          undo: null,
        }
        await trx
          .updateTable('plan_undos')
          .set({ undone: JSON.stringify(answer) })
          .where('person_id', '=', personId)
          .where('id', '=', id)
          .execute()
      },
    }
  })
  return answer
}

/** Since when the week has more food for this member; two raises differ in it or in their energy. */
const isRaised = (week: OwnWeek, member: Member): string => {
  const { raised, targets } = (isCookOf(week, member) ? week.request : week.own) ?? week.request
  return raised === undefined ? '' : `${raised.at} ${raised.from} ${targets.energy}`
}

/** What the member will eat differently once the rows are restored. */
function changesBack({ planState, recorded }: Undoing): ChangedMeals {
  const { member } = planState
  const { startsOn } = member
  const made: ChangedMeals = { changes: [], meals: [] }
  for (const { table, key, before, after } of recorded.written.rows) {
    if (table !== 'plan_weeks') continue
    const [from, to] = [after, before].map((content) => {
      const planned = content === null ? null : plannedFrom({ request: content['request'], plan: content['plan'] })
      return planned === null ? null : ownPlate(planned, member)
    })
    const week = Number(key)
    if (from && to && isRaised(from, member) !== isRaised(to, member)) {
      made.changes.push(saidWeek('weekIsBack', startsOn, week))
      made.meals.push(...changedMeals(asSeen(from).plan, asSeen(to).plan))
    } else if (from && to) {
      const back = weekChanges(planState, from, to)
      made.changes.push(...back.changes)
      made.meals.push(...back.meals)
    } else made.changes.push(saidWeek(to ? 'weekIsBack' : 'replannedWhenOpened', startsOn, week))
  }
  return made
}

/**
 * Whether a row is a week or review deleted by the change. If it was made again since, that does not prevent the undo:
 * both can be recomputed.
 */
const isMadeSince = ({ table, after }: WrittenRow): boolean =>
  after === null && (table === 'plan_weeks' || table === 'plan_reviews')

/** Restores the rows that the change wrote. @throws Problem UNDO_CLOSED */
async function restore({ planState, recorded }: Undoing, trx: Trx): Promise<void> {
  const { personId, householdId } = planState.member
  const place = { personId, householdId }
  const { rows: written, firstWeek, firstReview, reviews } = recorded.written
  const rows = await readPlanRows(trx, { ...place, firstWeek, firstReview })
  if (!written.every((row) => isAsLeft(rows, row) || isMadeSince(row))) throw new Problem('UNDO_CLOSED')
  // A review made because of the undone life event is made again.
  if (written.some(({ table }) => table === 'life_events')) {
    for (const { table, key } of rows.values()) {
      if (table === 'plan_reviews' && !reviews.includes(key)) await deletePlanRow(trx, place, { table, key })
    }
  }
  for (const row of written) await restorePlanRow(trx, place, row)
}

/** Whether two requests are the same apart from recently eaten recipes and what is at home. */
const isSameRequest = (one: WeekRequest, other: WeekRequest): boolean =>
  JSON.stringify(sorted(lasting(one))) === JSON.stringify(sorted(lasting(other)))

const lasting = ({ atHome: _atHome, ...request }: WeekRequest) => ({ ...request, recentRecipes: [] })

/** An object with its keys sorted, because the database and the code may order them differently. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]))
}

type Refused = {
  readonly diets: readonly string[]
  readonly restrictions: readonly string[]
  readonly banned: readonly string[]
}

/** What each who eats from a week must not get, by id. */
const refusedAt = ({ person, cook, bannedIngredients, others = [] }: WeekRequest): ReadonlyMap<string, Refused> =>
  new Map<string, Refused>([
    [person, { diets: cook.diets, restrictions: cook.restrictions, banned: bannedIngredients }],
    ...others.map((eater) => [eater.id, eater] as const),
  ])

/**
 * Whether a week was planned under all the diets, restrictions and bans that now apply. Whoever does not eat from it yet
 * gets plates of their own when it is opened.
 */
function leavesOut(request: WeekRequest, wanted: WeekRequest): boolean {
  const planned = refusedAt(request)
  const includes = (some: readonly string[], all: readonly string[]) => all.every((each) => some.includes(each))
  return [...refusedAt(wanted)].every(([id, now]) => {
    const was = planned.get(id)
    return (
      was === undefined ||
      (includes(was.diets, now.diets) &&
        includes(was.restrictions, now.restrictions) &&
        includes(was.banned, now.banned))
    )
  })
}

/**
 * Deletes the weeks that were planned since the change and would now be planned differently. Returns their numbers, and
 * the plan without them.
 * @throws Problem UNDO_UNSAFE if another week was planned without a diet, restriction or ban that now applies
 */
async function forgetOutdated({ context, planState, recorded }: Undoing, trx: Trx) {
  const { currentWeek, member } = planState
  const { rows, weeks } = recorded.written
  const restored = await readPlanState({ ...context, db: trx }, member, 1)
  const outdated: number[] = []
  for (const [week, { request }] of restored.weeks) {
    if (week < currentWeek) continue
    const row = { table: 'plan_weeks', key: String(week) } as const
    const isNew = !weeks.includes(row.key) && !rows.some(({ table, key }) => table === row.table && key === row.key)
    const wanted = requestFor(restored, week)
    if (isNew && !isSameRequest(request, wanted)) {
      await deletePlanRow(trx, member, row)
      outdated.push(week)
    } else if (!leavesOut(request, wanted)) throw new Problem('UNDO_UNSAFE')
  }
  const staying = new Map([...restored.weeks].filter(([week]) => !outdated.includes(week)))
  return { outdated, restored: { ...restored, weeks: staying } }
}
