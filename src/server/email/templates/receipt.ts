import { purchaseText, type Terms } from '#domain/billing/disclosure.ts'
import { formatMoney, type Money } from '#domain/billing/money.ts'
import type { Charge } from '#domain/billing/purchase.ts'
import { brand } from '#domain/brand.ts'
import { longDate } from '#server/email/email-layout.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { type DocumentFacts, documentRows } from './document-rows.ts'
import { exampleFacts, exampleLinks, examplePeriod, purchaseEmail } from './purchase-email.ts'
import {
  CANCEL_NOTE,
  cancelLinkTo,
  manageLinkTo,
  type PurchaseFacts,
  purchaseRows,
  withdrawLinkTo,
} from './purchase-facts.ts'

/** The first receipt is also the welcome email, with the terms and, if there is one, the link to the plan. */
type Data = PurchaseFacts & {
  readonly charge: Charge
  readonly isFirst: boolean
  readonly planLink: { readonly link: string; readonly validUntil: Date } | null
  /** Only in the first receipt: the agreed terms, word for word. */
  readonly agreed: string | null
  /** If a code reduced the price: the price without it, and the code. */
  readonly discount: { readonly list: Money; readonly code: string } | null
  /** Whether the agreed amount was paid, so that it grants access for its period. */
  readonly isEnough: boolean
  /** Its number and its tax; null if none was issued. */
  readonly document: DocumentFacts | null
}

type Rows = readonly (readonly [name: string, value: string])[]

function discounted({ discount, charge }: Data): Rows {
  if (discount === null) return []
  const { list, code } = discount
  const less = formatMoney({ ...list, minor: charge.amount.minor - list.minor })
  return [
    ['Price', formatMoney(list)],
    [`Code ${code}`, less],
  ]
}

function openingOf({ isFirst, isEnough, charge }: Data): Pick<EmailDraft, 'subject' | 'heading' | 'before'> {
  const receipt = `Your ${brand.name} receipt`
  if (!isEnough)
    return {
      subject: receipt,
      heading: 'We received your payment, but it is not what was agreed',
      before: [
        `We received ${formatMoney(charge.amount)}, which is not what was agreed, so it does not open your plan. That should not happen, and we are looking into it. If you want to know more, write to ${brand.contact.email}.`,
      ],
    }
  if (!isFirst) return { subject: receipt, heading: 'Your plan continues', before: ['Here is your receipt.'] }
  return {
    subject: `Welcome to ${brand.name}: your receipt`,
    heading: 'Thank you, your plan is yours',
    before: ['Here is your receipt, and what comes next. Please keep it.'],
  }
}

const planLinkNote = (validUntil: Date): string =>
  `The link to your plan is only for you. It works once, until ${longDate(validUntil)}. The links to your subscription can be used again, so keep this email to yourself.`

function draft(data: Data): EmailDraft {
  const { charge, isFirst, planLink, agreed, planNames, manageLink } = data
  const { plan, paidWith, next, order } = purchaseRows
  return {
    ...openingOf(data),
    ...(planLink === null ? {} : { action: { label: 'Open your plan', link: planLink.link } }),
    rows: [
      ...plan({ planNames, phase: isFirst ? 'intro' : 'regular' }),
      ...discounted(data),
      ['Paid', formatMoney(charge.amount)],
      ...documentRows(data.document),
      ['Paid on', longDate(charge.at)],
      ...paidWith(charge.card),
      ['For', `${longDate(charge.period.start)} to ${longDate(charge.period.end)}`],
      ...next(data),
      ...order(data),
    ],
    after: [
      ...(planLink === null ? [] : [planLinkNote(planLink.validUntil)]),
      ...(agreed === null ? [] : [`What you agreed to: ${agreed.replaceAll('\n', ' ')}`]),
      CANCEL_NOTE,
    ],
    links: [
      cancelLinkTo(manageLink),
      ...(isFirst ? [withdrawLinkTo(manageLink)] : []),
      ...(planLink === null ? [] : [manageLinkTo(manageLink)]),
    ],
  }
}

const usd = (minor: number): Money => ({ minor, currency: 'USD' })
const agreedIn = (terms: Terms): string => purchaseText({ terms, list: terms.first, code: null, today: '2026-11-21' })
const charge: Charge = {
  ref: 'charge-1',
  kind: 'initial',
  amount: usd(999),
  period: examplePeriod,
  state: 'succeeded',
  reason: null,
  card: exampleFacts.card,
  wallet: null,
  at: examplePeriod.start,
  disputes: [],
  isDuplicate: false,
}
const first: Data = {
  ...exampleFacts,
  charge,
  isFirst: true,
  planLink: { link: exampleLinks.plan, validUntil: new Date('2026-12-21T08:00:00Z') },
  agreed: agreedIn(exampleFacts.terms),
  discount: null,
  isEnough: true,
  document: { number: 'R-2026-000123', tax: null },
}
const later = { ...first, isFirst: false, planLink: null, agreed: null }
const { terms } = exampleFacts
const yen = { ...terms, first: { minor: 980, currency: 'JPY' }, renewal: { minor: 2980, currency: 'JPY' } }

export const receipt = purchaseEmail<Data>({
  kind: 'receipt',
  cause: 'A payment arrives. The first receipt is also the welcome email, with the agreed terms.',
  isKeptByLaw: true,
  draft,
  examples: {
    receipt: first,
    'receipt-of-renewal': later,
    'receipt-of-too-little': {
      ...{ ...first, isEnough: false, planLink: null, agreed: null, accessUntil: null },
      charge: { ...charge, amount: usd(1) },
    },
    'receipt-with-tax': {
      ...first,
      document: { number: 'R-2026-000123', tax: { name: 'VAT', rateHundredths: 2550, net: usd(796), tax: usd(203) } },
    },
    'receipt-of-sandbox': { ...first, sandbox: true },
    'receipt-in-yen': {
      ...{ ...first, terms: yen, agreed: agreedIn(yen) },
      charge: { ...charge, amount: yen.first },
      next: { amount: yen.renewal, on: examplePeriod.end, days: yen.renewalDays },
    },
    'receipt-with-code': {
      ...{ ...first, charge: { ...charge, amount: usd(700) } },
      discount: { list: usd(999), code: 'WELCOME7' },
    },
    'receipt-while-a-price-is-asked': {
      ...{ ...later, next: null },
      asked: { amount: usd(3499), on: new Date('2027-01-27T23:30:00Z') },
    },
  },
})
