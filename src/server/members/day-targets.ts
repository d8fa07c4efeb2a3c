import type { Hero } from '#domain/funnel/hero.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { Problem } from '#domain/problems.ts'
import type { IsoDate } from '#domain/time.ts'
import { cm, kg, years } from '#domain/units.ts'
import { targetsOf } from '#planner/plan/candidates/day-targets.ts'
import type { DayTargets } from '#planner/week/week-plan.ts'

const DAYS = 7

/**
 * What the days of a week aim at, from the same forecast that the person was shown: the energy of the stage that the
 * week begins in (each lasts four weeks, the last one holds the goal), or what is spent where there is no deficit.
 * @throws Problem HERO_INCOMPLETE where there is no forecast to go by
 */
export function dayTargets(
  hero: Hero,
  at: { readonly startsOn: IsoDate; readonly week: number; readonly palaeolithic: boolean },
): DayTargets {
  const known = heroForecast(hero, at.startsOn)
  const { gender: sex, age, height, weight } = hero
  if (known === 'incomplete' || known.code === 'INPUT_IMPLAUSIBLE') throw new Problem('HERO_INCOMPLETE')
  if (sex === '' || age === undefined || height === undefined || weight === undefined) {
    throw new Problem('HERO_INCOMPLETE')
  }
  const day = (at.week - 1) * DAYS
  const stages = 'stages' in known ? known.stages : []
  const goalDay = 'goalDay' in known ? known.goalDay : null
  return targetsOf(
    { sex, age: years(age), height: cm(height), weight: kg(weight) },
    {
      intake: stages.findLast(({ fromDay }) => fromDay <= day)?.intake ?? known.energy.intake,
      deficit: stages.length > 0 && (goalDay === null || day < goalDay),
      palaeolithic: at.palaeolithic,
    },
  )
}
