import { leastFibre } from '#domain/body/nutrient-targets.ts'
import type { Eater } from '#domain/household/eater.ts'
import { milligrams } from '#domain/units.ts'
import { type BanId, isFamilyId } from '#planner/foods/food-families.ts'
import { isIngredientId } from '#planner/foods/ingredients.ts'
import { contradictsPaleo } from '#planner/plan/search/relaxed-rules.ts'
import { planFor } from '#planner/week/plan-for.ts'
import type { DayTargets, PlannedDay, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'

type Week = { readonly request: WeekRequest; readonly plan: WeekPlan }

/** The most sodium of an adult’s day, mg: as in the targets of every plan (Dietary Guidelines for Americans). */
const MOST_SODIUM = milligrams(2300)

const isBan = (id: string): id is BanId => isFamilyId(id) || isIngredientId(id)

/** The targets of an adult, from what was planned for them at a table. */
const targetsOf = ({ energy, protein }: Eater): DayTargets => ({
  energy: energy.aim,
  energyFloor: energy.least,
  protein: protein.aim,
  fibre: leastFibre(energy.aim),
  sodiumMax: MOST_SODIUM,
})

/** The week as if it had been planned for one of the others; the answers of whoever it was planned for are not in it. */
function plannedFor({ request, plan }: Week, eater: Eater): Week {
  const { raised: _, others = [], habits, ...shared } = request
  const { diets, restrictions } = eater
  const isLate = habits?.struggles.includes('LATE_NIGHT_SNACKING') === true
  const seen = planFor(plan, request.person, eater.id)
  return {
    request: {
      ...shared,
      cook: { ...request.cook, diets, restrictions },
      targets: targetsOf(eater),
      cuisines: [],
      dishes: [],
      // The order of the meals is part of the plan.
      habits: { lunch: [], cravings: [], eatsAt: null, struggles: isLate ? ['LATE_NIGHT_SNACKING'] : [] },
      bannedIngredients: eater.banned.filter(isBan),
      person: eater.id,
      others: others.filter(({ id }) => id !== eater.id),
    },
    plan: {
      ...seen,
      relaxed: [
        ...(contradictsPaleo(eater) ? (['PALEO_FOR_PLANTS'] as const) : []),
        ...plan.relaxed.filter((rule) => rule !== 'PALEO_FOR_PLANTS'),
      ],
    },
  }
}

/**
 * What becomes of a dish of somebody's own on the plates of the others when whose it is goes: it STAYS, as nobody's, or its
 * name and its foods GO, too.
 */
export type OwnDishes = 'STAY' | 'GO'

/** The week with the plates of some of the others only. */
function withOthers({ request, plan }: Week, keeps: (eater: string) => boolean, ownDishes: OwnDishes): Week {
  const { others = [], ...alone } = request
  const kept = others.filter(({ id }) => keeps(id))
  const dayOf = ({ meals }: PlannedDay): PlannedDay => ({
    meals: meals.map(({ plates = [], away = [], ...meal }) => {
      const stays = (id: string) => id === request.person || keeps(id)
      const elsewhere = away
        .filter(({ eater }) => stays(eater))
        .map(({ own, ...each }) => {
          if (own === undefined || stays(own.by)) return { ...each, ...(own === undefined ? {} : { own }) }
          return ownDishes === 'GO' ? each : { ...each, own: { ...own, by: '', code: '' } }
        })
      return {
        ...meal,
        ...(elsewhere.length === 0 ? {} : { away: elsewhere }),
        ...(kept.length === 0 ? {} : { plates: plates.filter(({ eater }) => keeps(eater)) }),
      }
    }),
  })
  // A week with more food since some day also holds the days as they were before.
  const { raised, ...unraised } = alone
  const own = raised === undefined ? unraised : { ...unraised, raised: { ...raised, before: raised.before.map(dayOf) } }
  return {
    request: kept.length === 0 ? own : { ...own, others: kept },
    plan: { ...plan, days: plan.days.map(dayOf) },
  }
}

/** The week from the seat of one of its adults; null if it is none of theirs. */
const fromSeatOf = (week: Week, person: string): Week | null => {
  if (week.request.person === person) return week
  const eater = week.request.others?.find(({ id }) => id === person)
  return eater === undefined ? null : plannedFor(week, eater)
}

/**
 * A week as one of its table ate it, without anything of the others: what they take along when they leave, and what their
 * copy of their data holds. A dish of another's own on their plate is in it, because they ate it. Days before they came have no
 * meals. Null if they did not eat from it.
 */
export function weekAlone(week: Week, person: string): Week | null {
  const own = fromSeatOf(week, person)
  return own === null ? null : withOthers(own, () => false, 'STAY')
}

/**
 * A week for those who stay, without anything of somebody who has left: the dishes and the plates of the others are as they
 * were. If it was planned for whoever left, it goes on as that of another adult who ate from it. Null if nobody else did.
 */
export function weekWithout(week: Week, gone: string, ownDishes: OwnDishes): Week | null {
  const { person, others = [] } = week.request
  const keeps = (eater: string) => eater !== gone
  if (person !== gone) return withOthers(week, keeps, ownDishes)
  const next = others.find(({ kind }) => kind === 'adult')
  return next === undefined ? null : withOthers(plannedFor(week, next), keeps, ownDishes)
}
