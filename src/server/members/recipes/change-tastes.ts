import type { Transaction } from 'kysely'
import type { OpinionRequest } from '#domain/api/member/recipe.ts'
import { Problem } from '#domain/problem.ts'
import { daysBetween } from '#domain/time.ts'
import type { BanId } from '#planner/foods/food-families.ts'
import { withLeftoversCooked } from '#planner/week/cookings.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { startOfWeek } from '#server/members/member/plan-calendar.ts'
import { type Tastes, withTastes } from '#server/members/member/week-request.ts'
import { type Change, changePlan, type PlanState } from '#server/members/plan/change-plan.ts'
import { planOrRefuse } from '#server/members/plan/impossible-week.ts'
import { kitchenOfMember } from '#server/members/plan/kitchen-of-member.ts'
import { ownPlate } from '#server/members/plan/own-plate.ts'
import { pastOf, stayingIn, todayIn, weeksAhead } from '#server/members/plan/plan-week.ts'
import { storeWeek } from '#server/members/plan/plan-weeks.ts'
import { saidKitchen, saidWeek } from '#server/members/plan/sayings.ts'
import {
  type ChangeAnswer,
  type ChangedMeals,
  nothingToDo,
  undoable,
  type Wish,
} from '#server/members/plan/undoable-change.ts'
import { weekChanges } from '#server/members/plan/week-changes.ts'
import { withoutLess } from '#server/members/plan/without-less.ts'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import type { Schema } from '#server/platform/db/schema.ts'

const without = <T>(list: readonly T[], item: T): readonly T[] => list.filter((each) => each !== item)
const having = <T extends string>(list: readonly T[], item: T): readonly T[] =>
  [...without(list, item), item].toSorted()

const opinionSayings = {
  favourite: 'favoured',
  dislike: 'disliked',
  none: 'unmarked',
} as const satisfies Record<OpinionRequest['opinion'], unknown>

/**
 * Stores a member's opinion of a recipe. A dislike removes it from the planned weeks; a favourite counts only in weeks
 * that are not planned yet. Returns what changed. @throws Problem RECIPE_UNKNOWN, PLAN_IMPOSSIBLE
 */
export async function changeOpinion(
  context: PlanContext,
  member: Member,
  recipe: string,
  { opinion }: OpinionRequest,
): Promise<ChangeAnswer> {
  const { householdId } = member
  const kitchen = await kitchenOfMember(context, member)
  const title = (await context.plannerPool.titles([recipe], kitchen, member.usage)).get(recipe)
  if (opinion !== 'none' && title === undefined) throw new Problem('RECIPE_UNKNOWN')
  return changeTastes(context, member, {
    request: JSON.stringify(['opinion', recipe, opinion]),
    done: { say: opinionSayings[opinion], recipe, kitchen: saidKitchen(kitchen) },
    tastes: (before) => ({
      ...before,
      favourites: opinion === 'favourite' ? having(before.favourites, recipe) : without(before.favourites, recipe),
      disliked: opinion === 'dislike' ? having(before.disliked, recipe) : without(before.disliked, recipe),
    }),
    keep: async (trx, now) => {
      await trx
        .deleteFrom('recipe_opinions')
        .where('household_id', '=', householdId)
        .where('recipe', '=', recipe)
        .execute()
      if (opinion === 'none') return
      await trx
        .insertInto('recipe_opinions')
        .values({ household_id: householdId, recipe, opinion, changed_at: now })
        .execute()
    },
  })
}

/**
 * Rules an ingredient out or allows it again. Ruling it out removes it from the planned weeks; once allowed again it
 * may appear in weeks that are not planned yet. Returns what changed. @throws Problem FOOD_UNKNOWN, PLAN_IMPOSSIBLE
 */
export async function changeBan(
  context: PlanContext,
  member: Member,
  ingredient: string,
  banned: boolean,
): Promise<ChangeAnswer> {
  const { personId } = member
  const name = (await context.plannerPool.foodNames([ingredient], member.usage)).get(ingredient)
  if (banned && name === undefined) throw new Problem('FOOD_UNKNOWN')
  // Either the planner has this id, or it is only removed from a list.
  const id = ingredient as BanId
  return changeTastes(context, member, {
    request: JSON.stringify(['ban', ingredient, banned]),
    done: { say: banned ? 'banned' : 'allowed', food: ingredient },
    tastes: (before) => ({ ...before, banned: banned ? having(before.banned, id) : without(before.banned, id) }),
    keep: async (trx, now) => {
      const rows = trx.deleteFrom('banned_ingredients').where('person_id', '=', personId)
      await rows.where('ingredient', '=', ingredient).execute()
      if (!banned) return
      await trx.insertInto('banned_ingredients').values({ person_id: personId, ingredient, banned_at: now }).execute()
    },
  })
}

type TasteChange = Wish & {
  readonly tastes: (before: Tastes) => Tastes
  readonly keep: (trx: Transaction<Schema>, now: Date) => Promise<void>
}

function changeTastes(context: PlanContext, member: Member, change: TasteChange): Promise<ChangeAnswer> {
  const { tastes, keep, ...wish } = change
  return changePlan(context, member, 1, async (planState) => {
    const after = tastes(planState.tastes)
    if (JSON.stringify(after) === JSON.stringify(planState.tastes)) {
      return nothingToDo(context.db, planState, wish.request)
    }
    const changes = await Promise.all(
      (await weeksAhead(context.plannerPool, planState)).map((planned) => weekFor(context, planState, planned, after)),
    )
    const made = {
      answer: {
        changes: changes.flatMap(({ answer }) => answer.changes),
        meals: changes.flatMap(({ answer }) => answer.meals),
      },
      write: async (trx: Transaction<Schema>, now: Date) => {
        await keep(trx, now)
        for (const { write } of changes) await write(trx, now)
      },
    }
    return undoable(planState, wish, made, context.now())
  })
}

/** What changes for somebody who does not eat from a week. */
const nothingSeen: ChangedMeals = { changes: [], meals: [] }

/**
 * The week with other plates from today on for one who does not cook and has ruled a food out: everybody else's stay. Null
 * if the change concerns the dishes of all.
 */
async function ownPlatesAnew(
  plannerPool: PlanContext['plannerPool'],
  { member: { personId, startsOn, today }, currentWeek }: PlanState,
  { request: before, plan }: Planned,
  request: WeekRequest,
): Promise<Planned | null> {
  const [was, now] = [before, request].map((of) => of.others?.find(({ id }) => id === personId)?.banned)
  const isOwn = was !== undefined && now?.some((food) => !was.includes(food)) === true
  if (!isOwn) return null
  const from = plan.week === currentWeek ? Math.max(0, daysBetween(startOfWeek(startsOn, plan.week), today) ?? 0) : 0
  return plannerPool.seatTable({ request: before, plan }, request, from, plan.week === currentWeek)
}

/** The week planned again under changed tastes, with what is past of it. @throws Problem PLAN_IMPOSSIBLE */
async function plannedAnew(
  plannerPool: PlanContext['plannerPool'],
  planState: PlanState,
  planned: Planned,
  request: WeekRequest,
): Promise<Planned> {
  const { week } = planned.plan
  const plan = await planOrRefuse(plannerPool, planState, request, week, stayingIn(planned, pastOf(planState, week)))
  const fresh = { request, plan: withLeftoversCooked(plan, todayIn(planState.member, week)) }
  return plannerPool.renewWeek(planned, fresh, pastOf(planState, week))
}

/**
 * A stored week adjusted to changed tastes: its unwanted dishes are replaced, or the whole week is planned again if
 * that fails.
 */
async function weekFor(
  { db, plannerPool }: PlanContext,
  planState: PlanState,
  planned: Planned,
  tastes: Tastes,
): Promise<Required<Change<ChangedMeals>>> {
  const { member } = planState
  const { startsOn, householdId, personId } = member
  const before = planned.plan
  const request = withTastes(planned.request, personId, tastes)
  const wanted = await withoutLess(db, member, { request, plan: planned.plan })
  const past = pastOf(planState, before.week)
  const replaced =
    (await ownPlatesAnew(plannerPool, planState, planned, request)) ??
    (await plannerPool.replaceUnwanted(planned, wanted.request, past))
  const after =
    replaced === null ? await plannedAnew(plannerPool, planState, planned, request) : { request, ...replaced }
  const [was, now] = [ownPlate(planned, member), ownPlate(after, member)]
  const { changes, meals } = was === null || now === null ? nothingSeen : weekChanges(planState, was, now)
  return {
    answer: {
      changes: [...(replaced === null ? [saidWeek('replanned', startsOn, before.week)] : []), ...changes],
      meals,
    },
    write: (trx, now) => storeWeek(trx, householdId, after, now),
  }
}
