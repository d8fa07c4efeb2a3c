import type { IsoDate } from './time.ts'

/**
 * Everything that changes when another company runs this product: name, legal entity, contact, and the claims its
 * marketing makes. The default claims are the product's own figures. In production a claim is shown only once its proof
 * is written beside it; until then, and if it is set to null, counts of the library and findings of studies take its
 * place: `src/web/funnel/info/result-words.ts`.
 */
export type Claim = {
  readonly figure: string
  readonly text: string
  /** How the operator proves it. Null if the proof has not been written down yet. */
  readonly proof: string | null
}

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
    satisfied: { figure: '98%', text: 'of members say the plan suits their taste', proof: null },
    easier: { figure: '94%', text: 'find it easier to eat well than before', proof: null },
    recommended: { figure: '89%', text: 'would recommend it to a friend', proof: null },
    sustainable: { figure: '78%', text: 'of users report sustainable results', proof: null },
    cookingMinutes: { figure: '15–30', text: 'minutes for most recipes', proof: null },
  },
} as const satisfies {
  name: string
  product: string
  legal: Record<string, string | null>
  tax: Tax
  contact: Record<string, string>
  claims: Record<string, Claim | null>
}

/** Which claims may be shown: all that the brand file makes, or only those with a written proof. */
export type ClaimForm = 'all' | 'proven'

/** NODE_ENV alone decides: nobody is sold anything on an unproven claim. */
export const claimFormOf = (nodeEnv: string): ClaimForm => (nodeEnv === 'production' ? 'proven' : 'all')

/** A claim if it may be shown, else null. Anything but 'all' counts as 'proven'. */
export const shownClaim = (claim: Claim | null, form: string | undefined): Claim | null =>
  form === 'all' || claim?.proof ? claim : null

/** Names of the claims for which no proof has been written down. */
export const unprovenClaims = (claims: Readonly<Record<string, Claim | null>>): readonly string[] =>
  Object.entries(claims).flatMap(([name, claim]) => (claim !== null && claim.proof === null ? [name] : []))
