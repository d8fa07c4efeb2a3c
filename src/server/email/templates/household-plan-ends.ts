import { longDate } from '#server/email/email-layout.ts'
import type { EmailTemplate } from '#server/email/email-template.ts'

/** What becomes of the plan that a household eats by: it will end, it has ended, or it goes on after all. */
export type HouseholdPlanNews =
  | { readonly kind: 'ends'; readonly until: Date }
  | { readonly kind: 'ended' }
  | { readonly kind: 'goes-on' }

type Data = { readonly news: HouseholdPlanNews; readonly pageLink: string }

const takeOver =
  'If you want to go on, you can take it over: you choose a plan of your own, and everybody in the kitchen keeps the week and the list. You see the price and the terms before you pay anything.'
const nothingCharged = 'If you do nothing, nothing is charged to you. What you recorded stays yours.'

function textOf(news: HouseholdPlanNews) {
  switch (news.kind) {
    case 'ends':
      return {
        subject: 'The plan of your kitchen will not renew',
        heading: 'The plan of your kitchen ends',
        before: [
          `The plan that your kitchen is paid for with does not renew. Until ${longDate(news.until)} nothing changes.`,
          takeOver,
        ],
        after: [nothingCharged],
      }
    case 'ended':
      return {
        subject: 'The plan of your kitchen has ended',
        heading: 'The plan of your kitchen has ended',
        before: ['The plan that your kitchen was paid for with has ended.', takeOver],
        after: [nothingCharged],
      }
    case 'goes-on':
      return {
        subject: 'The plan of your kitchen goes on',
        heading: 'The plan of your kitchen goes on',
        before: [
          'We told you that the plan of your kitchen would end. It renews after all, and nothing changes for you.',
        ],
        after: ['You pay nothing for it.'],
      }
  }
}

const pageLink = 'https://example.com/v3/plan/kitchen'

export const householdPlanEnds: EmailTemplate<Data> = {
  kind: 'household_plan_ends',
  cause:
    'The plan that pays for a household will end, has ended or goes on after all: to the others who eat by it, beforehand where that can be known.',
  isKeptByLaw: false,
  draft: ({ news, pageLink: link }) => ({ ...textOf(news), action: { label: 'See your kitchen', link } }),
  manageLink: () => null,
  examples: {
    'household-plan-ends': { news: { kind: 'ends', until: new Date('2026-12-24T12:00:00Z') }, pageLink },
    'household-plan-ended': { news: { kind: 'ended' }, pageLink },
    'household-plan-goes-on': { news: { kind: 'goes-on' }, pageLink },
  },
}
