import { formatMoney, type Money } from '#domain/billing/money.ts'
import { brand } from '#domain/brand.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { exampleFacts, examplePeriod, purchaseEmail } from './purchase-email.ts'
import { type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

type Data = PurchaseFacts & {
  readonly amount: Money
  /** The amount that the buyer has disputed and that their bank holds; null if there is none. */
  readonly atBank: Money | null
  /** When the withdrawal was declared. */
  readonly at: Date
}

const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

const FREE = 'Nothing was charged, so there is nothing to pay back.'

/** Where the money is. An amount that a bank already has is not refunded a second time. */
function wayBack({ amount, atBank }: Data): string {
  const ours = 'goes back to the card or account that you paid with. Your bank may take a few days to show it.'
  if (atBank === null) return amount.minor === 0 ? FREE : `All of your money ${ours}`
  const theirs = `You asked your bank to return ${formatMoney(atBank)}, and the bank decides on that. If it leaves this money with us, we will refund it to you.`
  return amount.minor === 0 ? theirs : `${formatMoney(amount)} ${ours} ${theirs}`
}

const draft = (facts: Data): EmailDraft => {
  const { plan, order } = purchaseRows
  return {
    subject: `You have withdrawn from your ${brand.name} contract`,
    heading: 'You have withdrawn from the contract',
    before: [
      `You declared that you withdraw from your contract for the plan below, and we have received your declaration. ${wayBack(facts)}`,
    ],
    rows: [
      ...plan(facts),
      ['Received', minuteOf(facts.at)],
      ...(facts.amount.minor === 0 && facts.atBank !== null
        ? []
        : ([['You get back', formatMoney(facts.amount)]] as const)),
      ...(facts.atBank === null ? [] : ([['At your bank', formatMoney(facts.atBank)]] as const)),
      ...order(facts),
    ],
    action: { label: 'See my subscription', link: facts.manageLink },
    after: ['Nothing more will be charged.'],
  }
}

const withdrawnFacts = { ...exampleFacts, next: null, accessUntil: null, at: examplePeriod.start }

export const withdrawn = purchaseEmail({
  kind: 'withdrawn',
  cause: 'A customer withdraws; with the day and the time (Directive 2011/83/EU, article 11a).',
  isKeptByLaw: true,
  draft,
  examples: {
    withdrawn: { ...withdrawnFacts, amount: { minor: 999, currency: 'USD' }, atBank: null },
    'withdrawn-while-disputed': {
      ...withdrawnFacts,
      amount: { minor: 0, currency: 'USD' },
      atBank: { minor: 999, currency: 'USD' },
    },
  },
})
