import { formatMoney, type Money } from '#domain/billing/money.ts'
import { brand } from '#domain/brand.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { type DocumentFacts, documentRows } from './document-rows.ts'
import { exampleFacts, purchaseEmail } from './purchase-email.ts'
import { cancelLinkTo, type PurchaseFacts, purchaseRows } from './purchase-facts.ts'

type Data = PurchaseFacts & {
  readonly amount: Money
  /** Whether it refunds a second charge for the same days. */
  readonly isDuplicate: boolean
  /** The credit note; null if none was issued. */
  readonly document: DocumentFacts | null
}

const draft = (facts: Data): EmailDraft => {
  const { plan, paidWith, access, order } = purchaseRows
  return {
    subject: `Your money from ${brand.name} is on its way back`,
    heading: 'Your money is on its way back',
    before: [
      ...(facts.isDuplicate
        ? ['You were charged twice for the same days. We are sorry, and are refunding the second charge.']
        : []),
      'It goes back to the card or account that you paid with. Your bank may take a few days to show it.',
    ],
    rows: [
      ...plan(facts),
      ['Refunded', formatMoney(facts.amount)],
      ...documentRows(facts.document),
      ...paidWith(facts.card),
      ...access(facts),
      ...order(facts),
    ],
    action: { label: 'See my subscription', link: facts.manageLink },
    ...(facts.next === null ? {} : { links: [cancelLinkTo(facts.manageLink)] }),
    after: [`Is something not right? Write to ${brand.contact.email} and mention the order above.`],
  }
}

export const refunded = purchaseEmail<Data>({
  kind: 'refunded',
  cause: 'Money goes back.',
  isKeptByLaw: true,
  draft,
  examples: {
    refunded: {
      ...exampleFacts,
      amount: { minor: 500, currency: 'USD' },
      isDuplicate: false,
      document: {
        number: 'C-2026-000007',
        tax: {
          name: 'VAT',
          rateHundredths: 2300,
          net: { minor: -407, currency: 'USD' },
          tax: { minor: -93, currency: 'USD' },
        },
      },
    },
    'refunded-second-charge': {
      ...exampleFacts,
      amount: { minor: 999, currency: 'USD' },
      isDuplicate: true,
      document: null,
    },
  },
})
