import { brand } from '#domain/brand.ts'
import type { EmailTemplate } from '#server/email/email-template.ts'

export const householdRemoved: EmailTemplate<Readonly<Record<never, never>>> = {
  kind: 'household_removed',
  cause: 'Another adult takes somebody out of the household.',
  isKeptByLaw: false,
  draft: () => ({
    subject: `You now have a ${brand.name} kitchen of your own`,
    heading: 'A kitchen of your own',
    before: [
      'Somebody you cooked with has changed who eats in their kitchen, and you are no longer in it.',
      'Everything of yours came with you: your weights, your diary, your tastes and your plan, if you pay for one yourself. Nobody there can see any of it.',
    ],
    after: ['If the plan was paid for by them, you can take one of your own whenever you like.'],
  }),
  manageLink: () => null,
  examples: { 'household-removed': {} },
}
