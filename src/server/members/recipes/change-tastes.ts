import type { Transaction } from 'kysely'
import type { OpinionRequest } from '#domain/api/member/recipe.ts'
import { Problem } from '#domain/problem.ts'
import type { BanId } from '#planner/foods/food-families.ts'
import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import type { Tastes } from '#server/members/member/week-request.ts'
import { changePlan } from '#server/members/plan/change-plan.ts'
import { kitchenOfMember } from '#server/members/plan/kitchen-of-member.ts'
import { weeksAhead } from '#server/members/plan/plan-week.ts'
import { storeWeek } from '#server/members/plan/plan-weeks.ts'
import { saidKitchen } from '#server/members/plan/sayings.ts'
import { type ChangeAnswer, nothingToDo, undoable, type Wish } from '#server/members/plan/undoable-change.ts'
import { weekUnderTastes } from '#server/members/plan/week-under-tastes.ts'
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
  const { householdId } = member
  return changePlan(context, member, 1, async (planState) => {
    const after = tastes(planState.tastes)
    if (JSON.stringify(after) === JSON.stringify(planState.tastes)) {
      return nothingToDo(context.db, planState, wish.request)
    }
    const changes = await Promise.all(
      (await weeksAhead(context.plannerPool, planState)).map(async (planned) => {
        const fit = await weekUnderTastes(context, planState, planned, after)
        return { ...fit, write: (trx: Transaction<Schema>, now: Date) => storeWeek(trx, householdId, fit.week, now) }
      }),
    )
    const made = {
      answer: {
        changes: changes.flatMap(({ made }) => made.changes),
        meals: changes.flatMap(({ made }) => made.meals),
      },
      write: async (trx: Transaction<Schema>, now: Date) => {
        await keep(trx, now)
        for (const { write } of changes) await write(trx, now)
      },
    }
    return undoable(planState, wish, made, context.now())
  })
}
