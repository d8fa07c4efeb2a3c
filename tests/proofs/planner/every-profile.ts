import { dishFactsFor } from '#planner/plan/candidates/dish-facts.ts'
import { library } from '#planner/recipes/library.ts'
import { combinedProfiles } from '#planner/sample-requests/diet-sets.fixture.ts'
import { type FoodRules, hardProfiles } from '#planner/sample-requests/hard-profiles.fixture.ts'
import { planAndValidate } from '#planner/sample-requests/plan-and-validate.fixture.ts'
import { profileRequest } from '#planner/sample-requests/profile-request.fixture.ts'
import { cpuTime } from '../../../bench/planner/cpu-time.ts'
import { quantile } from '../../../bench/report/quantile.ts'

/** The results of planning a week for many profiles. */
export type ProfilesRun = {
  readonly profiles: number
  /** Profiles for which a meal could not be filled. */
  readonly impossible: readonly string[]
  /** Violations that the validator found, with their profile. */
  readonly violations: readonly string[]
  /** How often each relaxation was needed. */
  readonly relaxed: ReadonlyMap<string, number>
  /** CPU time to plan and validate, ms, with the profile. */
  readonly times: readonly { readonly ms: number; readonly profile: string }[]
}

const named = ({ diets, restrictions }: FoodRules): string => [...diets, ...restrictions].join(', ') || 'no rules'

/** Every single diet, and every set of diets that forbids more, with every set of restrictions and way to cook. */
const everyProfile = [...hardProfiles, ...combinedProfiles]

/** Plans a week for every hard profile (or those whose number `isMine` accepts) and validates each. */
export function planEveryProfile(isMine: (number: number) => boolean): ProfilesRun {
  const relaxed = new Map<string, number>()
  const violations: string[] = []
  const impossible: string[] = []
  const times: { readonly ms: number; readonly profile: string }[] = []
  for (const [at, cook] of everyProfile.entries()) {
    if (!isMine(at)) continue
    // Facts that depend only on a recipe are computed before the clock starts.
    library.forEach(dishFactsFor(cook))
    const request = profileRequest(cook)
    const profile = `${named(cook)}, ${cook.skill}, ${cook.time}, ${request.mealsADay} meals, ${request.targets.energy} kcal`
    const before = cpuTime()
    const outcome = planAndValidate(request, (at % 520) + 1, library)
    times.push({ ms: cpuTime() - before, profile })
    if (outcome.kind === 'impossible') {
      impossible.push(`${profile}: ${outcome.missing.join(', ')}`)
      continue
    }
    for (const each of outcome.relaxed) relaxed.set(each, (relaxed.get(each) ?? 0) + 1)
    violations.push(...outcome.violations.map((each) => `${profile}: ${JSON.stringify(each)}`))
  }
  return { profiles: times.length, impossible, violations, relaxed, times }
}

/** The figures as lines of text. */
export function profilesReport({ profiles, impossible, violations, relaxed, times }: ProfilesRun): string {
  const ms = times.map((each) => each.ms)
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 5)
  return [
    `${profiles} profiles, ${library.length} recipes, ${impossible.length} impossible, ${violations.length} violations`,
    ...[...relaxed].map(([kind, count]) => `  relaxed ${kind}: ${count}`),
    `CPU ms to plan and validate: median ${quantile(ms, 0.5).toFixed(1)}, p95 ${quantile(ms, 0.95).toFixed(1)}; slowest:`,
    ...slowest.map((each) => `  ${each.ms.toFixed(0)}: ${each.profile}`),
    '',
  ].join('\n')
}
