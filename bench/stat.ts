import { planWeek } from '#planner/plan/plan-week.ts'
import { anyRequest } from '#planner/proof/any-request.ts'
import { library } from '#planner/recipes/library.ts'
for (let i = 0; i < 30; i++) {
  const st: any = ((globalThis as any).ST = { re: 0, wk: 0, dy: 0, pos: 0, least: 0, fits: 0, tr: 0, trLeast: 0, trFit: 0, trAcc: 0, byDay: 0, byPlace: 0, calls: 0, nodes: 0, trunc: 0, truncInf: 0, inf: 0, infNodes: 0, over: 0, lim: 0 })
  const r = anyRequest(`vegan ${i}`, library)
  const request = { ...r, cook: { ...r.cook, diets: ['VEGAN' as const] } }
  const c = process.cpuUsage()
  planWeek(request, 1, library)
  const u = process.cpuUsage(c)
  console.log(i, request.mealsADay, request.targets.energy, 'ms', ((u.user + u.system) / 1000).toFixed(0), 're', st.re, 'pos', st.pos, 'least', st.least, 'fits', st.fits, 'tr', st.tr, st.trLeast, st.trFit, st.trAcc, 'calls', st.calls, 'n/c', (st.nodes / st.calls).toFixed(0), 'inf', st.inf, 'n/inf', (st.infNodes / st.inf).toFixed(0), 'trunc', st.trunc, st.truncInf, 'wk', (st.wk / st.re).toFixed(2), 'dy', (st.dy / st.re).toFixed(2), 'byDay', (st.byDay / st.tr).toFixed(2), (st.byPlace / st.tr).toFixed(2), 'over', st.over)
}
