import { choices } from '#domain/answers/choices.ts'
import { memberRestrictions } from '#domain/answers/member-restrictions.ts'
import { adultNeeds, type DailyNeeds, type Eater, type EaterRules, needsByAge } from '#domain/household/eater.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import { years } from '#domain/units.ts'
import type { BanId } from '#planner/foods/food-families.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import { type EaterRow, eatersOf } from '#server/households/eaters.ts'
import { type Member, readMember } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { startOfWeek, utcDay } from '#server/members/member/plan-calendar.ts'
import { rulesOf } from '#server/members/member/settings.ts'
import { dayTargets, tastesOf } from '#server/members/member/week-request.ts'

/** An adult at a table, with the foods that they have ruled out. */
export type Adult = { readonly member: Member; readonly banned: readonly BanId[] }

/** Who eats from a week. */
export type Table = {
  /** Whose skill, time, meals and targets the week is planned by, then the other adults in the order in which they came. */
  readonly adults: readonly [Adult, ...Adult[]]
  /** Children and guests. */
  readonly others: readonly EaterRow[]
}

/** The table of somebody who eats alone. */
export const tableForOne = (member: Member, banned: readonly BanId[]): Table => ({
  adults: [{ member, banned }],
  others: [],
})

/** Who eats from a member's week. @throws Problem HERO_INCOMPLETE */
export async function tableOf(
  context: Pick<PlanContext, 'db' | 'now' | 'config'>,
  member: Member,
  banned: readonly BanId[],
): Promise<Table> {
  const eaters = await eatersOf(context.db, member.householdId)
  if (eaters.every(({ person_id }) => person_id === member.personId)) return tableForOne(member, banned)
  const household = await context.db
    .selectFrom('households')
    .select('cook_id')
    .where('id', '=', member.householdId)
    .executeTakeFirst()
  const adults: Adult[] = []
  for (const { person_id: personId } of eaters) {
    if (personId === null) continue
    if (personId === member.personId) adults.push({ member, banned })
    else {
      const other = await readMember(context, personId, member.today)
      adults.push({ member: other, banned: (await tastesOf(context.db, other)).banned })
    }
  }
  const cook = adults.find((adult) => adult.member.personId === household?.cook_id) ?? { member, banned }
  return {
    adults: [cook, ...adults.filter((adult) => adult.member.personId !== cook.member.personId)],
    others: eaters.filter(({ person_id }) => person_id === null),
  }
}

/** Somebody from the day on which they came: on days of the week before it they have no plates. */
function since(eater: Eater, came: IsoDate, weekStartsOn: IsoDate): readonly Eater[] {
  const first = daysBetween(weekStartsOn, came) ?? 0
  if (first >= DAYS) return []
  const { energy, protein }: DailyNeeds = eater
  const days = Array.from({ length: DAYS }, (_, day) => (day < first ? null : { energy, protein }))
  return [first <= 0 ? eater : { ...eater, days }]
}

/** The rules of a child or a guest. Stored values count only if they are still among our options. */
const rulesOfRow = ({ diets, restrictions, banned }: EaterRow): EaterRules => ({
  ...rulesOf({
    diets: choices.typeDietPrefer.filter((diet) => diets.includes(diet)),
    restrictions: memberRestrictions.filter((restriction) => restrictions.includes(restriction)),
  }),
  banned,
})

/** One of the other adults, by the targets of their own plan. */
const adultEater = ({ member, banned }: Adult, week: number): Eater => ({
  ...{ id: member.personId, kind: 'adult', ...rulesOf(member.settings), banned },
  ...adultNeeds(dayTargets(member.hero, { startsOn: member.startsOn, week, reviews: member.reviews })),
})

/** A child or a guest, by age and appetite. */
function eaterByAge(row: EaterRow): readonly Eater[] {
  const { id, kind, age, appetite } = row
  if (kind === 'adult' || age === null || appetite === null) return []
  const by = { age: years(age), appetite }
  return [{ ...{ id, kind, ...by, ...rulesOfRow(row) }, ...needsByAge(by.age, by.appetite) }]
}

/** Everybody who eats from a week beside its cook, each with rules and needs of their own. @throws Problem HERO_INCOMPLETE */
export function othersAt({ adults: [cook, ...adults], others }: Table, week: number): readonly Eater[] {
  const startsOn = startOfWeek(cook.member.startsOn, week)
  return [
    ...adults.flatMap((adult) => since(adultEater(adult, week), adult.member.joinedOn, startsOn)),
    ...others.flatMap((row) => eaterByAge(row).flatMap((eater) => since(eater, utcDay(row.joined_at), startsOn))),
  ]
}
