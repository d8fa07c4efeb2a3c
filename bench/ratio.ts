import { planWeek } from '#planner/plan/plan-week.ts'
import { anyRequest } from '#planner/proof/any-request.ts'
import { library } from '#planner/recipes/library.ts'
const q = (xs: number[], p: number) => xs.toSorted((a, b) => a - b)[Math.floor(p * (xs.length - 1))]!.toFixed(1)
const run = (name: string, n: number, vegan: boolean) => {
  const times: number[] = []
  let relaxed = 0
  for (let i = 0; i < n; i++) {
    const r = anyRequest(`${name} ${i}`, library)
    const request = vegan ? { ...r, cook: { ...r.cook, diets: ['VEGAN' as const] } } : r
    const c = process.cpuUsage()
    const plan = planWeek(request, 1, library)
    const u = process.cpuUsage(c)
    if (!('kind' in plan) && plan.relaxed.length) relaxed++
    times.push((u.user + u.system) / 1000)
  }
  console.log(name, 'median', q(times, 0.5), 'p95', q(times, 0.95), 'max', q(times, 1), 'relaxed', relaxed)
}
run('warm-up', 20, false)
run('person', 120, false)
run('vegan', 80, true)
