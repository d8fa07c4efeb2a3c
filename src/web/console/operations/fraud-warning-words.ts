import type { FraudWarningsReply } from '#domain/api/console/operations.ts'

/** The texts about payments that card issuers report as fraud. */
export const fraudWords = {
  title: 'Reported as fraud, not disputed',
  caption: 'Payments reported as fraud',
  empty: 'No card issuer reported fraud.',
  columns: {
    ...{ customer: 'Customer', charged: 'Charged', currency: 'Currency', why: 'Why', at: 'Reported' },
    ...{ outcome: 'What was done', later: 'Disputed later', ref: 'Report', provider: 'Provider' },
  },
  types: {
    card_never_received: 'The card never reached its owner',
    fraudulent_card_application: 'The card was applied for under a false name',
    made_with_counterfeit_card: 'The card was copied',
    made_with_lost_card: 'The card was lost',
    made_with_stolen_card: 'The card was stolen',
    misc: 'No particular reason',
    unauthorized_use_of_card: 'The owner did not allow the payment',
  } as Readonly<Record<string, string>>,
  outcomes: {
    waiting: 'Being treated',
    refunded: 'Refunded by the rule',
    noted: 'Noted',
  } satisfies Record<FraudWarningsReply['warnings'][number]['outcome'], string>,
  yesNo: (isIt: boolean): string => (isIt ? 'yes' : 'no'),
  noted:
    'The rule: such payments are only noted. Refund one on the page of its customer. FRAUD_WARNINGS=refund, or an amount as in "refund up to 30.00 USD", refunds them by itself.',
  refunded: 'The rule: whatever is left of such a payment is refunded by itself, at once (FRAUD_WARNINGS).',
  refundedUpTo: (amount: string): string =>
    `The rule: such a payment is refunded by itself up to ${amount}; a larger one, or one in another currency, is only noted (FRAUD_WARNINGS).`,
  about:
    'Card issuers report payments that their customers say they did not make. Most of them become disputes, with a fee, unless they are refunded before.',
} as const
