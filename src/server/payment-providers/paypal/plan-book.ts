import type { PaypalClient } from './paypal-client.ts'
import { Plan } from './paypal-replies.ts'
import { cyclesOf, type PlanCycles } from './plan-cycles.ts'

const KEPT = 200

/** The lengths of the periods of each plan, asked for once: at PayPal they never change, only prices do. */
export type PlanCache = {
  plan(id: string): Promise<Plan>
  cycles(id: string): Promise<PlanCycles>
}

export function createPlanCache(client: PaypalClient): PlanCache {
  const known = new Map<string, PlanCycles>()
  const plan = async (id: string): Promise<Plan> => {
    const path = `/v1/billing/plans/${encodeURIComponent(id)}`
    return client.ask({ method: 'GET', path, reply: Plan })
  }
  return {
    plan,
    cycles: async (id) => {
      const before = known.get(id)
      if (before !== undefined) return before
      const cycles = cyclesOf(await plan(id))
      if (known.size < KEPT) known.set(id, cycles)
      return cycles
    },
  }
}
