import { longDate } from '#server/email/email-layout.ts'
import type { EmailTemplate } from '#server/email/email-template.ts'

type Data = { readonly until: Date; readonly pageLink: string }

export const householdPlanEnds: EmailTemplate<Data> = {
  kind: 'household_plan_ends',
  cause: 'Whoever pays for a household ends their plan: to the others who eat by it, before it ends.',
  isKeptByLaw: false,
  draft: ({ until, pageLink }) => ({
    subject: 'The plan of your kitchen will not renew',
    heading: 'The plan of your kitchen ends',
    before: [
      `The plan that your kitchen is paid for with does not renew. Until ${longDate(until)} nothing changes.`,
      'If you want to go on after that, you can take it over: you choose a plan of your own, and everybody in the kitchen keeps the week and the list. You see the price and the terms before you pay anything.',
    ],
    action: { label: 'See your kitchen', link: pageLink },
    after: ['If you do nothing, nothing is charged to you. What you recorded stays yours.'],
  }),
  manageLink: () => null,
  examples: {
    'household-plan-ends': {
      until: new Date('2026-12-24T12:00:00Z'),
      pageLink: 'https://example.com/v3/plan/kitchen',
    },
  },
}
