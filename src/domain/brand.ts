import type { IsoDate } from './time.ts'

/**
 * Everything that changes when another company runs this product: name, legal entity, contact, and the claims its
 * marketing makes. The default claims are the product's own figures; the operator must be able to prove each one and
 * write down how, or set it to null, which removes it from every screen.
 */
export type Claim = {
  readonly figure: string
  readonly text: string
  /** How the operator proves it. Null if the proof has not been written down yet. */
  readonly proof: string | null
}

/** A result that may be shown: a finding of a study with its source, or one that members agreed to have published. */
type Result = { readonly figure: string; readonly text: string; readonly source: string }

/** The rate of a country (ISO 3166-1) from its first to its last day, in percent; `until` is null if no end is set. */
export type TaxRate = {
  readonly country: string
  readonly percent: number
  readonly from: IsoDate
  readonly until: IsoDate | null
}

/**
 * The seller's tax. It is included in prices: nothing is ever added, and the seller pays it out of what is charged, at
 * the rate of the buyer's country. Without rates, tax is mentioned nowhere.
 */
export type Tax = {
  /** What receipts call it, such as "VAT". */
  readonly name: string
  readonly rates: readonly TaxRate[]
}
const tax: Tax = { name: 'VAT', rates: [] }

export const brand = {
  name: 'Forkcast',
  product: 'personal meal plan',
  legal: {
    company: 'Forkcast Operator Ltd.',
    street: '1 Example Street',
    city: 'Example City',
    country: 'Ireland',
    registration: 'Company number 000000',
    vat: null,
    governingLaw: 'Ireland',
  },
  tax,
  contact: { email: 'hello@forkcast.example', privacyEmail: 'privacy@forkcast.example' },
  claims: {
    users: { figure: '1.2M', text: 'users trust the product to lose weight naturally', proof: null },
    satisfied: { figure: '98 %', text: 'of members say the plan suits their taste', proof: null },
    easier: { figure: '94 %', text: 'find it easier to eat well than before', proof: null },
    recommended: { figure: '89 %', text: 'would recommend it to a friend', proof: null },
    sustainable: { figure: '78 %', text: 'of users report sustainable results', proof: null },
    cookingMinutes: { figure: '15–30', text: 'minutes for most recipes', proof: null },
  },
  /** Shown where results are mentioned. The defaults are findings of studies; never use an invented person. */
  results: [
    {
      figure: '3–5\u202f%',
      text: 'less weight already improves blood sugar and blood fats.',
      source: 'AHA/ACC/TOS guideline, Circulation 2014;129:S102',
    },
    {
      figure: '58\u202f%',
      text: 'fewer people at risk got type 2 diabetes when they ate differently, moved more and lost a little weight.',
      source: 'Diabetes Prevention Program, N Engl J Med 2002;346:393',
    },
    {
      figure: '1 in 2',
      text: 'people in a long programme still weighed at least 5\u202f% less after eight years.',
      source: 'Look AHEAD, Obesity 2014;22:5',
    },
  ],
} as const satisfies {
  name: string
  product: string
  legal: Record<string, string | null>
  tax: Tax
  contact: Record<string, string>
  claims: Record<string, Claim | null>
  results: readonly Result[]
}

/** Names of the claims that are shown although no proof has been written down. */
export const unprovenClaims = (claims: Readonly<Record<string, Claim | null>>): readonly string[] =>
  Object.entries(claims).flatMap(([name, claim]) => (claim !== null && claim.proof === null ? [name] : []))
