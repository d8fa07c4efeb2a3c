import { dishFactsFor } from '#planner/plan/dish-facts.ts'
import { type FoodRules, hardProfiles } from '#planner/proof/hard-profiles.ts'
import { profileRequest } from '#planner/proof/profile-request.ts'
import { proveWeek } from '#planner/proof/prove-week.ts'
import { library } from '#planner/recipes/library.ts'
import { cpuTime } from '../bench/planner/cpu-time.ts'
import { quantile } from '../bench/report/quantile.ts'

// Plans a week for every hard profile and has each of them judged: minutes of work, so that it is no test.

const count = (counts: Map<string, number>, kind: string): void => {
  counts.set(kind, (counts.get(kind) ?? 0) + 1)
}
const lines = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([kind, times]) => `  ${kind}: ${times}`).join('\n') || '  none'
const named = ({ diets, restrictions }: FoodRules): string => [...diets, ...restrictions].join(', ') || 'no rules'

const relaxed = new Map<string, number>()
const broken = new Map<string, number>()
const impossible: string[] = []
const times: { readonly ms: number; readonly who: string }[] = []

for (const [at, cook] of hardProfiles.entries()) {
  // What depends on a recipe alone is worked out before the clock starts.
  library.forEach(dishFactsFor(cook))
  const request = profileRequest(cook)
  const who = `${named(cook)}, ${cook.skill}, ${cook.time}, ${request.mealsADay} meals, ${request.targets.energy} kcal`
  const before = cpuTime()
  const proof = proveWeek(request, (at % 520) + 1, library)
  times.push({ ms: cpuTime() - before, who })
  if (proof.kind === 'impossible') {
    impossible.push(`${who}: ${proof.missing.join(', ')}`)
    continue
  }
  for (const each of proof.relaxed) count(relaxed, each)
  for (const promise of proof.broken) {
    count(broken, promise.kind)
    console.log(`broken for ${who}: ${JSON.stringify(promise)}`)
  }
  if (at % 256 === 255) console.error(`${at + 1} of ${hardProfiles.length}`)
}

const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 5)
const ms = times.map((each) => each.ms)
console.log(`profiles: ${hardProfiles.length}, recipes: ${library.length}
planned: ${hardProfiles.length - impossible.length}
impossible: ${impossible.length}${impossible.map((each) => `\n  ${each}`).join('')}
gave way:
${lines(relaxed)}
broken promises:
${lines(broken)}
CPU ms to plan and judge: median ${quantile(ms, 0.5).toFixed(1)}, p95 ${quantile(ms, 0.95).toFixed(1)}
slowest:
${slowest.map((each) => `  ${each.ms.toFixed(0)}: ${each.who}`).join('\n')}`)
if (impossible.length > 0 || broken.size > 0) process.exitCode = 1
