import type { KnifeWork, Recipe } from '#planner/recipe.ts'
import { stepTimes } from './step-times.ts'
import type { Cooked, CookedLine } from './variant.ts'

/** Minutes of a step without a number: scattering seeds, serving. */
const MOMENT = 0.5
/** Minutes of knife work on one line. */
const knifeMinutes: Readonly<Record<KnifeWork, number>> = { FINE: 1, ROUGH: 0.5 }

type TimedStep = {
  readonly minutes: number
  readonly waits: boolean
  readonly meanwhile: boolean
  /** Minutes of knife work before it. */
  readonly knife: number
}

function timedSteps(dish: Cooked): readonly TimedStep[] {
  const { recipe, lines } = dish
  const cut = new Set<CookedLine>()
  return recipe.steps.map((step) => {
    const { uses, waits = false, meanwhile = false, cuts = false } = step
    const here = lines.filter((line) => uses.includes(line.insteadOf?.id ?? line.id) && !cut.has(line))
    for (const line of here) cut.add(line)
    return {
      minutes: stepTimes(step, dish).minutes ?? MOMENT,
      waits,
      meanwhile,
      knife: cuts ? 0 : here.reduce((sum, { knife }) => sum + (knife === undefined ? 0 : knifeMinutes[knife]), 0),
    }
  })
}

/**
 * The active and total minutes of the steps of a dish, with the knife work of each line before the step that uses it. A
 * waiting step leaves the hands free: steps done meanwhile, and the knife work of later steps, add to the total only
 * the minutes beyond all waiting so far.
 */
export function cookMinutes(dish: Cooked): Recipe['minutes'] {
  let active = 0
  let total = 0
  let free = 0
  const beside = (minutes: number): void => {
    const within = Math.min(free, minutes)
    free -= within
    total += minutes - within
  }
  for (const { minutes, waits, meanwhile, knife } of timedSteps(dish)) {
    active += knife + (waits ? 0 : minutes)
    beside(knife)
    if (meanwhile) beside(minutes)
    else {
      total += minutes
      free += waits ? minutes : 0
    }
  }
  return { active, total }
}
