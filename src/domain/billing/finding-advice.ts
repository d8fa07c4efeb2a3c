/** What the operator is told about a finding. */
type Advice = {
  /** What is contradictory, as a sentence without its full stop. */
  readonly title: string
  /** What the app has done automatically, and what is left for the operator. */
  readonly advice: string
}

/** Every kind of finding, with what to do about it. */
const findingAdvice = {
  amount_mismatch: {
    title: 'A charge differs from the agreed amount',
    advice:
      'The charge is kept and its days are open. Compare it with the order in the dashboard of the provider, refund any excess there (the refund is detected and counted), and bind the price that is on sale in the settings. If the customer chose another plan and the subscription was then to end, the end may have reached the provider only after the renewal: in that case nothing of the charge was owed.',
  },
  livemode_mismatch: {
    title: 'A purchase at the provider is in the other mode, test or live',
    advice:
      'Nothing of it was stored. Check that PAYMENTS_ENV, the keys and the webhook secret of the provider all belong to the same mode.',
  },
  order_mismatch: {
    title: 'A purchase at the provider does not belong to the order that it names',
    advice:
      'Nothing of it was stored. Look it up in the dashboard of the provider. If it was paid and is no order of this site, cancel it there and refund it.',
  },
  charge_after_end: {
    title: 'The provider charged after a subscription had ended',
    advice:
      'The charge is refunded automatically. Find out in the dashboard of the provider why it was made, and cancel there anything that is still running.',
  },
  second_charge: {
    title: 'The same days were charged twice',
    advice: 'The second charge is refunded automatically. Find out in the dashboard of the provider how it happened.',
  },
  strange_state: {
    title: 'The provider reports something that the app does not know',
    advice:
      'It was left out, and the rest was stored. Read what it means in the documentation of the provider, and pass the detail on to the developers.',
  },
  refused_transition: {
    title: 'The provider reports a state that cannot follow the one before',
    advice:
      'The state here was kept. Compare the subscription with the dashboard of the provider. If it is running there but has ended here, cancel it there and refund there what it charged.',
  },
  paid_but_no_order: {
    title: 'Money arrived for an order that is not known here',
    advice:
      'Look the payment up in the dashboard of the provider. If another shop on the same account took it, resolve this finding. If not, refund it there, cancel anything that would renew, and write to the buyer.',
  },
  order_without_provider_object: {
    title: 'The provider does not know an order that was paid',
    advice:
      'Access stays. Check that the keys are those of the account that took the payment. If they are, check in its dashboard whether the subscription was deleted.',
  },
  entitlement_without_payment: {
    title: 'A plan is open whose payment did not succeed',
    advice: 'Compare the payment with the dashboard of the provider, and pass this on to the developers.',
  },
  two_live_subscriptions: {
    title: 'One customer has two subscriptions that renew',
    advice:
      'The second one is ended and refunded automatically. If it is still running after an hour, cancel it in the dashboard of the provider and refund it there.',
  },
  first_price_again: {
    title: 'An introductory price was paid with a card or an account that is known from another email address',
    advice:
      'The sale stands: it may be a couple with one card. Nothing has to be done, unless it is the same person again and again.',
  },
  withdrawn_again: {
    title: 'A customer has withdrawn from a contract for the second time',
    advice:
      'The money is refunded all the same, and no later plan of this customer has a trial or accepts a code. Nothing has to be done.',
  },
  next_amount_mismatch: {
    title: 'The next renewal would differ from the agreed amount',
    advice:
      'Before the renewal: set the agreed amount in the dashboard of the provider, or cancel the subscription there for the end of its period and write to the customer.',
  },
  plan_not_changed: {
    title: 'A renewal came without the agreed change of plan',
    advice:
      'The customer still has the previous plan, and the choice counts as undone. Write to them; if the renewal cost more than the plan they chose, refund the difference. They may choose again on their subscription page.',
  },
  undone_plan_approved: {
    title: 'A customer undid a change of plan here and approved it at PayPal all the same',
    advice:
      'Access lasts for the time that was paid for. The renewals end with the period, so that nothing is charged that was not agreed to here. Make sure in the PayPal dashboard that the subscription is cancelled, before its next billing date. Then write to the customer, who may buy the plan that they want.',
  },
  refund_failed: {
    title: 'A refund failed repeatedly at the provider',
    advice:
      'The customer was promised the money, and no further attempt is made. Ask them for another account and pay it back in another way.',
  },
  refund_returned: {
    title: 'A bank returned a refund that had succeeded',
    advice:
      'The credit note has been reversed. A refund that was made here is sent again automatically; one that was made in a dashboard has to be made again there, once the customer has named another card or account.',
  },
  place_not_proven: {
    title: 'The evidence of where a buyer lives is contradictory, and tax depends on it',
    advice:
      'The receipt has the rate of the most trusted piece of evidence. Ask the buyer where they live and keep the answer. If it is a different country, correct it in the tax return: receipts are not edited.',
  },
  webhook_of_other_mode: {
    title: 'A webhook of the other mode, test or live, was refused',
    advice:
      'In the dashboard of the provider, the webhook of the other mode points to this site. Delete it there, or correct PAYMENTS_ENV and the keys.',
  },
  conversion_refused: {
    title: 'An advertising service refuses the reports of purchases',
    advice:
      'Purchases are not affected; the service does not learn of them. Compare its token, its account and its pixel or conversion action with the settings, and settle this once it takes reports again.',
  },
  event_not_taken: {
    title: 'Your own system does not take webhooks',
    advice:
      'It was told for about two days and is not told of these events again by itself. Mend it, then send what failed again on the page Webhooks: each keeps its id, so nothing counts twice.',
  },
  webhook_given_up: {
    title: 'A webhook could not be processed',
    advice:
      'A job fetches the purchase all the same, so nothing is lost. Read the detail, fix its cause, and retry the webhook on the page Failed work of the console.',
  },
} as const satisfies Readonly<Record<string, Advice>>

export type FindingKind = keyof typeof findingAdvice

const adviceByKind: ReadonlyMap<string, Advice> = new Map(Object.entries(findingAdvice))

/**
 * The advice on a stored finding. After a rollback there may be findings of a newer version, which are not in the list.
 */
export const adviceOn = (what: string): Advice =>
  adviceByKind.get(what) ?? {
    title: what.replaceAll('_', ' '),
    advice: 'Compare the order with the dashboard of the provider and correct what is wrong.',
  }
