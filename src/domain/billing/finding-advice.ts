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
    title: 'A charge is of another amount than was agreed to',
    advice:
      'The charge stands and its days are open. Compare it with the order in the dashboard of the provider, refund there what is too much (it is found and counts), and bind the price that is on sale in the settings. Where another plan was chosen and the subscription was then to end, its end may have reached the provider after the renewal only: then nothing of the charge was owed.',
  },
  livemode_mismatch: {
    title: 'A purchase at the provider is of the other mode, test or live',
    advice:
      'Nothing of it was stored. Check that PAYMENTS_ENV, the keys and the webhook secret of the provider are all of one mode.',
  },
  order_mismatch: {
    title: 'A purchase at the provider does not belong to the order that it names',
    advice:
      'Nothing of it was stored. Look it up in the dashboard of the provider. If it was paid and is no order of this site, cancel it there and refund it.',
  },
  charge_after_end: {
    title: 'The provider charged after a subscription had ended',
    advice:
      'The charge is paid back by itself. Look in the dashboard of the provider why it was taken, and cancel there what still runs.',
  },
  second_charge: {
    title: 'The same days were charged twice',
    advice: 'The second charge is paid back by itself. Look in the dashboard of the provider how it came about.',
  },
  strange_state: {
    title: 'The provider reports something that the app does not know',
    advice:
      'It was left out, and the rest was stored. Read what it means in the documentation of the provider, and pass the detail on to the developers.',
  },
  refused_transition: {
    title: 'The provider reports a state that cannot follow the one before',
    advice:
      'The state here was kept. Compare the subscription with the dashboard of the provider. A subscription that runs there and has ended here is cancelled there; what it charged is refunded there.',
  },
  paid_but_no_order: {
    title: 'Money arrived for an order that is not known here',
    advice:
      'Look the payment up in the dashboard of the provider. If another shop of the same account took it, settle this. If not, refund it there, cancel what would renew, and write to the buyer.',
  },
  order_without_provider_object: {
    title: 'The provider does not know an order that was paid',
    advice:
      'Access stays. Check that the keys are those of the account that took the payment. If they are, look in its dashboard whether the subscription was deleted.',
  },
  entitlement_without_payment: {
    title: 'A plan is open whose payment did not succeed',
    advice: 'Compare the payment with the dashboard of the provider, and pass this on to the developers.',
  },
  two_live_subscriptions: {
    title: 'One customer has two subscriptions that renew',
    advice:
      'The second one is ended and paid back by itself. If it still runs after an hour, cancel it in the dashboard of the provider and refund it there.',
  },
  first_price_again: {
    title: 'A first price was paid with a card or an account that is known from another address',
    advice:
      'It stays sold: it may be a couple with one card. Nothing has to be done, unless it is one person again and again.',
  },
  withdrawn_again: {
    title: 'A customer has withdrawn from a contract for the second time',
    advice:
      'The money goes back all the same, and no later plan of theirs has a trial or takes a code. Nothing has to be done.',
  },
  next_amount_mismatch: {
    title: 'The next renewal would be charged at another amount than was agreed to',
    advice:
      'Before the renewal: set the agreed amount in the dashboard of the provider, or cancel the subscription there for the end of its period and write to the customer.',
  },
  plan_not_changed: {
    title: 'A renewal came without the plan that was agreed to',
    advice:
      'The customer has the plan of before, and the choice counts as undone. Write to them; if the renewal was dearer than the plan they chose, refund the difference. They may choose again on their subscription page.',
  },
  undone_plan_approved: {
    title: 'A customer took another plan back here and approved it at PayPal all the same',
    advice:
      'What was paid for stays open. The renewals end with the period, so that nothing is charged that was not agreed to here. See in the PayPal dashboard that the subscription is cancelled, before its next billing date. Then write to the customer, who may buy the plan that they want.',
  },
  refund_failed: {
    title: 'A refund failed at the provider again and again',
    advice:
      'The customer was promised the money, and it is not tried any more. Ask them for another account and pay it back in another way.',
  },
  refund_returned: {
    title: 'A bank returned a refund that had succeeded',
    advice:
      'The credit note has its reversal. A refund that was made here is sent again by itself; one that was made in a dashboard is made again there, once the customer has named another card or account.',
  },
  place_not_proven: {
    title: 'What tells where a buyer lives does not agree, and tax depends on it',
    advice:
      'The receipt has the rate of the best piece. Ask the buyer where they live and keep the answer. If the country is another one, correct it in the tax return: receipts are not edited.',
  },
  webhook_of_other_mode: {
    title: 'A webhook of the other mode, test or live, was refused',
    advice:
      'In the dashboard of the provider the webhook of the other mode is sent to this site. Delete it there, or correct PAYMENTS_ENV and the keys.',
  },
  webhook_given_up: {
    title: 'A webhook could not be worked off',
    advice:
      'The purchase is fetched by a job all the same, so that nothing is lost. Look at the detail, mend its cause, and try the webhook again on the page Failed work of the console.',
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
    advice: 'Compare the order with the dashboard of the provider and put right what is wrong.',
  }
