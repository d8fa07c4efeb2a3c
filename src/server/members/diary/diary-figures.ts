import type { DiaryChange, DiaryRecord, Eaten } from '#domain/api/member/diary.ts'
import { type DiaryFigures, noFigures, timesFigures, wholeFigures } from '#domain/diary/figures.ts'
import { numberFigures } from '#domain/diary/number-figures.ts'
import { portionFigures } from '#domain/product/portion.ts'
import type { PlannedDish } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import { keptWeek } from '#server/members/plan/kept-weeks.ts'
import { kitchenOfMember } from '#server/members/plan/kitchen-of-member.ts'
import { asSeen, ownStoredWeek } from '#server/members/plan/own-plate.ts'
import type { OwnWeek, PlannerPool } from '#server/planner-pool/planner-pool.ts'
import type { Services } from '#server/services.ts'

/** What is stored with a record: its title and its figures. */
export type NamedRecord = {
  readonly kind: 'known'
  readonly record: DiaryRecord | null
  readonly title: string
  readonly figures: DiaryFigures
}
type UnknownRecord = { readonly kind: 'unknown'; readonly code: 'RECIPE_UNKNOWN' | 'FOOD_UNKNOWN' }

type FiguresQuery = Parameters<PlannerPool['eatenFigures']>[0][number]

/** The stored weeks that records refer to, as the member eats them; null for a week that is not stored. */
type WeeksEaten = ReadonlyMap<number, OwnWeek | null>

async function weeksIn(db: Services['db'], member: Member, changes: readonly DiaryChange[]): Promise<WeeksEaten> {
  const weeks = new Set(
    changes.flatMap(({ record }) => (record?.eaten.kind === 'meal' ? [record.eaten.place.week] : [])),
  )
  const found = await Promise.all(
    [...weeks].map(async (week) => {
      const stored = await ownStoredWeek(db, member, week)
      return [week, stored ?? (await keptWeek(db, member, week))?.week ?? null] as const
    }),
  )
  return new Map(found)
}

const areSameDishes = (some: readonly PlannedDish[], others: readonly PlannedDish[]): boolean =>
  some.length === others.length &&
  some.every(({ recipe, portion }, at) => recipe === others[at]?.recipe && portion === others[at].portion)

/** Looks a meal up as its week shows it, or by its dishes only if the plan has changed since. */
function askedOfMeal({ dishes, place }: Extract<Eaten, { kind: 'meal' }>, weeks: WeeksEaten): FiguresQuery {
  const planned = weeks.get(place.week) ?? null
  const now = planned === null ? undefined : asSeen(planned).plan.days[place.day]?.meals[place.meal]?.dishes
  if (planned !== null && now !== undefined && areSameDishes(dishes, now))
    return { kind: 'planned-meal', planned, place: { day: place.day, meal: place.meal } }
  return { kind: 'dishes', dishes: dishes.map(({ recipe, portion }) => ({ recipe, portion })) }
}

/** What has to be looked up in the tables for a record; null if nothing has to. */
function askedOf(eaten: Eaten, weeks: WeeksEaten): FiguresQuery | null {
  switch (eaten.kind) {
    case 'dish':
      return { kind: 'dishes', dishes: [{ recipe: eaten.recipe, portion: eaten.portion }] }
    case 'meal':
      return askedOfMeal(eaten, weeks)
    case 'plate':
      return { kind: 'foods', foods: eaten.foods.map(({ food, grams }) => ({ food, grams })) }
    case 'product':
    case 'number':
    case 'skip':
    case 'portion':
    case 'drink':
    case 'movement':
      return null
  }
}

/** Multiplies the rounded figures of the planned meal. The device has only those, so both get the same result. */
const asEaten = (eaten: Eaten, figures: DiaryFigures): DiaryFigures =>
  eaten.kind === 'meal' ? wholeFigures(timesFigures(figures, eaten.times)) : figures

/** The name that a record contains; empty if it has none. */
function givenName(eaten: Eaten): string {
  switch (eaten.kind) {
    case 'number':
      return eaten.name.trim()
    case 'product':
      return eaten.product.name.trim()
    case 'plate':
    case 'movement':
      return eaten.name?.trim() ?? ''
    default:
      return ''
  }
}

function givenFigures(eaten: Eaten): DiaryFigures {
  if (eaten.kind === 'number') return numberFigures(eaten)
  return eaten.kind === 'product' ? (portionFigures(eaten.product, eaten.amount) ?? noFigures) : noFigures
}

type NamedChange = Pick<DiaryChange, 'id' | 'changedAt'> & { readonly name: NamedRecord | UnknownRecord }

/** Adds to every change the name and figures of its record, looked up in our own tables. */
export async function namedRecords(
  services: Pick<Services, 'db' | 'plannerPool' | 'now' | 'config'>,
  member: Member,
  changes: readonly DiaryChange[],
): Promise<readonly NamedChange[]> {
  const { db, plannerPool } = services
  const weeks = await weeksIn(db, member, changes)
  const asked = changes.map(({ record }) => (record === null ? null : askedOf(record.eaten, weeks)))
  const looked = asked.filter((each) => each !== null)
  const found =
    looked.length === 0
      ? []
      : await plannerPool.eatenFigures(looked, await kitchenOfMember(services, member), member.usage)
  let next = 0
  return changes.map(({ id, changedAt, record }, at): NamedChange => {
    if (record === null) return { id, changedAt, name: { kind: 'known', record, title: '', figures: noFigures } }
    const given = givenName(record.eaten)
    if (asked[at] === null) {
      return { id, changedAt, name: { kind: 'known', record, title: given, figures: givenFigures(record.eaten) } }
    }
    const answer = found[next++]
    if (answer === undefined || answer.kind === 'unknown') {
      return {
        id,
        changedAt,
        name: { kind: 'unknown', code: answer?.what === 'food' ? 'FOOD_UNKNOWN' : 'RECIPE_UNKNOWN' },
      }
    }
    const figures = asEaten(record.eaten, answer.figures)
    return { id, changedAt, name: { ...answer, figures, record, title: given === '' ? answer.title : given } }
  })
}
