import type { CrashGroup } from '../crash-tests.ts'
import { after, before } from '../kill-points.ts'
import type { sandboxFlows } from './sandbox-flows.ts'

/** Where the app is killed while it sells through its own sandbox. */
export const sandboxGroups: readonly CrashGroup<typeof sandboxFlows, 'purchase' | 'renewal' | 'withdrawal'>[] = [
  {
    name: 'during a purchase in the sandbox, which is charged once, reported once and not lost:',
    flow: 'purchase',
    cases: [
      { name: 'the sandbox is about to charge', at: before.commit('sandbox_charges'), first: 'customer' },
      { name: 'the sandbox charged, its answer is lost', at: after.commit('sandbox_charges'), first: 'customer' },
      {
        name: 'the sandbox charged, its answer is lost',
        at: after.commit('sandbox_charges'),
        first: 'jobs',
        sample: true,
      },
      { name: 'the payment is about to be written', at: before.commit('payments'), first: 'customer' },
      { name: 'the payment is written, the reply not sent', at: after.commit('payments'), first: 'customer' },
      { name: 'a webhook is written, not answered', at: after.commit('webhook_events'), first: 'jobs' },
    ],
  },
  {
    name: 'during a renewal in the sandbox, which is charged, written and reported once:',
    flow: 'renewal',
    cases: [
      { name: 'the sandbox charged, its answer is lost', at: after.commit('sandbox_charges'), first: 'jobs' },
      { name: 'the renewal is about to be written', at: before.commit('payments'), first: 'jobs', sample: true },
    ],
  },
  {
    name: 'during a withdrawal in the sandbox, which pays everything back once:',
    flow: 'withdrawal',
    cases: [
      {
        name: 'the refund is made, the answer is lost',
        at: after.commit('sandbox_refunds'),
        first: 'only jobs',
        sample: true,
      },
    ],
  },
]
