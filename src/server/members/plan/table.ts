import { choices } from '#domain/answers/choices.ts'
import { memberRestrictions } from '#domain/answers/member-restrictions.ts'
import type { Rules } from '#planner/derive/diet-rules.ts'
import type { BanId } from '#planner/foods/food-families.ts'
import { type EaterRow, eatersOf } from '#server/households/eaters.ts'
import { type Member, readMember } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { rulesOf } from '#server/members/member/settings.ts'
import { tastesOf } from '#server/members/member/week-request.ts'

/** What nobody may find on their plate. */
type Refused = Rules & { readonly banned: readonly BanId[] }

/** Those who eat from a week beside the member who asks. */
export type Table = {
  /** Whose skill, time, meals and targets the week is planned by. */
  readonly cook: Member
  readonly others: readonly Refused[]
}

/** The table of somebody who eats alone. */
export const tableForOne = (member: Member): Table => ({ cook: member, others: [] })

/** Who eats from a member's week. */
export async function tableOf(context: Pick<PlanContext, 'db' | 'now' | 'config'>, member: Member): Promise<Table> {
  const eaters = await eatersOf(context.db, member.householdId)
  const beside = eaters.filter(({ person_id }) => person_id !== member.personId)
  if (beside.length === 0) return tableForOne(member)
  const household = await context.db
    .selectFrom('households')
    .select('cook_id')
    .where('id', '=', member.householdId)
    .executeTakeFirst()
  const others: Refused[] = []
  let cook = member
  for (const eater of beside) {
    if (eater.person_id === null) {
      others.push(refusedBy(eater))
      continue
    }
    const other = await readMember(context, eater.person_id, member.today)
    others.push({ ...rulesOf(other.settings), banned: (await tastesOf(context.db, other)).banned })
    if (other.personId === household?.cook_id) cook = other
  }
  return { cook, others }
}

/** Stored values count only if they are still among our options. */
const refusedBy = ({ diets, restrictions, banned }: EaterRow): Refused => ({
  ...rulesOf({
    diets: choices.typeDietPrefer.filter((diet) => diets.includes(diet)),
    restrictions: memberRestrictions.filter((restriction) => restrictions.includes(restriction)),
  }),
  // The planner had each of them when it was ruled out.
  banned: banned.map((id) => id as BanId),
})

const together = <T>(mine: readonly T[], theirs: readonly T[]): readonly T[] => [...new Set([...mine, ...theirs])]

/** The rules of all at a table, the member's own first: what one of them must not eat is not cooked for any. */
export const rulesOfAll = (own: Rules, { others }: Pick<Table, 'others'>): Rules =>
  others.reduce<Rules>(
    (rules, other) => ({
      diets: together(rules.diets, other.diets),
      restrictions: together(rules.restrictions, other.restrictions),
    }),
    own,
  )

/** The foods that somebody at a table has ruled out. */
export const bannedByAll = (own: readonly BanId[], { others }: Pick<Table, 'others'>): readonly BanId[] =>
  others.length === 0
    ? own
    : together(
        own,
        others.flatMap(({ banned }) => banned),
      ).toSorted()
