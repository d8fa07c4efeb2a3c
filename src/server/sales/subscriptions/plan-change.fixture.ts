import { routes } from '#domain/api/routes.ts'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { dateWords } from '#domain/billing/day-words.ts'
import { DISCLOSURE_VERSION, planChangeText } from '#domain/billing/disclosure.ts'
import type { PlanKey } from '#domain/billing/plans.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { asOwner, type Buyer } from '#server/test-client.fixture.ts'
import { type OtherProvider, priceChangeFixture } from './price-change.fixture.ts'

type Offer = NonNullable<SubscriptionView['planOffer']>

/** The consent text of a plan as the page shows it; empty if the plan is not offered. */
export function planTextIn({ planOffer }: { readonly planOffer: Offer | null }, planKey: PlanKey): string {
  const plan = planOffer?.plans.find((each) => each.planKey === planKey)
  if (planOffer === null || plan === undefined) return ''
  const { before, currency, from } = planOffer
  const terms = ({ planName, amountMinor, days }: Offer['before']) => ({
    name: planName,
    renewal: { minor: amountMinor, currency },
    days,
  })
  return planChangeText({ before: terms(before), after: terms(plan), on: dateWords(new Date(from)) })
}

/** Customers of the 4-week plan, and their actions about another plan. */
export async function planChangeFixture(other: OtherProvider | null = null) {
  const stage = await priceChangeFixture(other)
  const { server, view } = stage
  return {
    ...stage,
    choose: async (buyer: Buyer, planKey: PlanKey, changes: object = {}) => {
      const seen: SubscriptionView = await view(buyer)
      const plan = seen.planOffer?.plans.find((each) => each.planKey === planKey)
      return asOwner(server, buyer).post(routes.subscriptionPlan, {
        consent: true,
        disclosureVersion: DISCLOSURE_VERSION,
        planKey,
        amountMinor: plan?.amountMinor ?? 0,
        textHash: textHash(planTextIn(seen, planKey)),
        ...changes,
      })
    },
    keep: (buyer: Buyer) => asOwner(server, buyer).post(routes.subscriptionKeepPlan),
    cancel: (buyer: Buyer) => asOwner(server, buyer).post(routes.subscriptionCancel),
    plansOf: ({ leadId }: Buyer) =>
      server.services.db
        .selectFrom('subscription_plan_changes')
        .selectAll()
        .where('lead_id', '=', leadId)
        .orderBy('agreed_at')
        .execute(),
    consentsOf: ({ orderId }: Buyer) =>
      server.services.db.selectFrom('consents').select(['kind', 'text']).where('order_id', '=', orderId).execute(),
  }
}
