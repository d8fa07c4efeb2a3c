import { purchaseText, type Terms } from '#domain/billing/disclosure.ts'
import { formatMoney, type Money } from '#domain/billing/money.ts'
import type { Charge } from '#domain/billing/purchase.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { dayText } from '#server/email/email-dates.ts'
import type { EmailDraft } from '#server/email/email-template.ts'
import { purchaseLinkWords } from '#server/email/words/purchase-words.ts'
import { receiptWords } from '#server/email/words/receipt-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { type DocumentFacts, documentRows } from './document-rows.ts'
import {
  exampleFacts,
  exampleLinks,
  examplePeriod,
  exampleRenewal,
  exampleRenewed,
  purchaseEmail,
} from './purchase-email.ts'
import { cancelLinkTo, manageLinkTo, type PurchaseFacts, purchaseRows, withdrawLinkTo } from './purchase-facts.ts'

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

const wordsFor = (locale: LocaleTag) => wordsIn(locale, { receiptWords }).receiptWords

function discounted({ discount, charge }: Data, locale: LocaleTag): Rows {
  if (discount === null) return []
  const words = wordsFor(locale)
  const { list, code } = discount
  const less = formatMoney({ ...list, minor: charge.amount.minor - list.minor })
  return [
    [words.price, formatMoney(list)],
    [words.code(code), less],
  ]
}

function openingOf(
  { isFirst, isEnough, charge }: Data,
  locale: LocaleTag,
): Pick<EmailDraft, 'subject' | 'heading' | 'before'> {
  const words = wordsFor(locale)
  const { subject } = words
  if (!isEnough) return { subject, heading: words.notAsAgreed, before: [words.tooLittle(formatMoney(charge.amount))] }
  if (!isFirst) return { subject, heading: words.continues, before: [words.here] }
  return { subject: words.welcomeSubject, heading: words.thanks, before: [words.keepIt] }
}

function draft(data: Data, locale: LocaleTag): EmailDraft {
  const { charge, isFirst, planLink, agreed, planNames, manageLink } = data
  const { plan, paidWith, next, order, period } = purchaseRows(locale)
  const words = wordsFor(locale)
  return {
    ...openingOf(data, locale),
    ...(planLink === null ? {} : { picture: 'table', action: { label: words.open, link: planLink.link } }),
    rows: [
      ...plan({ planNames, phase: isFirst ? 'intro' : 'regular' }),
      ...discounted(data, locale),
      [words.paid, formatMoney(charge.amount)],
      ...documentRows(data.document, locale),
      [words.paidOn, dayText(charge.at, locale)],
      ...paidWith(charge.card),
      period(charge.period),
      ...next(data),
      ...order(data),
    ],
    ...(agreed === null ? {} : { terms: { title: words.agreed, lines: agreed.split('\n') } }),
    after: [
      ...(planLink === null ? [] : [words.planLink(dayText(planLink.validUntil, locale))]),
      wordsIn(locale, { purchaseLinkWords }).purchaseLinkWords.cancelNote,
    ],
    links: [
      cancelLinkTo(manageLink, locale),
      ...(isFirst ? [withdrawLinkTo(manageLink, locale)] : []),
      ...(planLink === null ? [] : [manageLinkTo(manageLink, locale)]),
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
const later: Data = {
  ...exampleRenewed,
  charge: { ...charge, kind: 'renewal', amount: usd(2999), period: exampleRenewal, at: exampleRenewal.start },
  isFirst: false,
  planLink: null,
  agreed: null,
  discount: null,
  isEnough: true,
  document: { number: 'R-2026-000198', tax: null },
}
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
      asked: { amount: usd(3499), on: exampleRenewal.end },
    },
  },
})
