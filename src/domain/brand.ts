/**
 * Everything that changes when another company runs this product: name, legal entity, contact, and the claims its
 * marketing makes. The defaults of the claims are the product's own figures; whoever runs it must be able to prove
 * each one, write down how, or set it to null, which takes it off every screen.
 */
export type Claim = {
  readonly figure: string
  readonly text: string
  /** How the operator proves it. Null marks a claim whose proof has not been written down yet. */
  readonly proof: string | null
}

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
  contact: { email: 'hello@forkcast.example', privacyEmail: 'privacy@forkcast.example' },
  claims: {
    users: { figure: '1.2M', text: 'users trust the product to lose weight naturally', proof: null },
    satisfied: { figure: '98 %', text: 'of members say the plan suits their taste', proof: null },
    easier: { figure: '94 %', text: 'find it easier to eat well than before', proof: null },
    recommended: { figure: '89 %', text: 'would recommend it to a friend', proof: null },
    sustainable: { figure: '78 %', text: 'of users report sustainable results', proof: null },
    cookingMinutes: { figure: '15–30', text: 'minutes for most recipes', proof: null },
  },
} as const satisfies {
  name: string
  product: string
  legal: Record<string, string | null>
  contact: Record<string, string>
  claims: Record<string, Claim | null>
}
