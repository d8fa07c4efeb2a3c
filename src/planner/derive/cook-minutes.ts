import type { Line, Recipe } from '#planner/recipe.ts'
import { stepTexts } from './step-texts.ts'
import type { Cooked, CookedLine } from './variant.ts'
import { waitMinutes } from './wait-minutes.ts'

/** Minutes of a step without a number: scattering seeds, serving. */
const MOMENT = 0.5
/** Minutes of knife work on one line, by what is done to it. */
const FINE = 1
const ROUGH = 0.5

const fine =
  /\b(?:fine(?:ly)?|thin(?:ly)?|tiny|dice|cubes?|minced|crumbs|dust|grated|shredded|shaved|shavings|matchsticks?|sand|paper|threads|ribbons|see-through|peeled|pith|wisps)\b/
const rough =
  /\b(?:chopped|slices?|sliced|cut|halved|quarter(?:ed|s)|half|strips|fingers?|chunks|wedges|rings|coins|florets|sticks|pieces|batons|rounds|eighths|torn|stoned|crushed|scrubbed|trimmed|snapped|snipped|picked|pulled)\b/

/** Minutes to cut, peel or grate an ingredient as its line says. */
export function knifeMinutes({ prep = '' }: Pick<Line, 'prep'>): number {
  if (fine.test(prep)) return FINE
  return rough.test(prep) ? ROUGH : 0
}

/** Matches a step that says how something is cut, whose minutes therefore include the knife work. */
const cuts = /\b(?:cut|slice|chop|grate|shred|dice|peel|shave|halve|quarter)\b/i

/** No limit, for waits that are read from a swap's text. */
const ANY_WAIT = Number.POSITIVE_INFINITY

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
  const texts = stepTexts(dish)
  return recipe.steps.map((step, at) => {
    const { text, uses, waits = false, meanwhile = false } = step
    const here = lines.filter((line) => uses.includes(line.insteadOf?.id ?? line.id) && !cut.has(line))
    for (const line of here) cut.add(line)
    const said = texts[at] ?? text
    // A swap may take longer than the written ingredient; its text then says how long.
    const reworded = said === text ? 0 : (waitMinutes(said, ANY_WAIT) ?? 0)
    return {
      minutes: Math.max(step.minutes ?? MOMENT, reworded),
      waits,
      meanwhile,
      knife: !waits && cuts.test(said) ? 0 : here.reduce((sum, line) => sum + knifeMinutes(line), 0),
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
