import { brand } from '#domain/brand.ts'
import type { EmailTemplate } from '#server/email/email-template.ts'

const { privacyEmail } = brand.contact

const everything = 'Your answers, your plan and everything you wrote down with us are deleted. We kept nothing.'
const kept = [
  'Your answers, your plan and everything you wrote down with us are deleted, and your access has ended.',
  'The law asks us to keep your orders for some years: what you bought and paid, what you agreed to, the receipts, and the address they went to. Nobody uses them for anything else.',
]

/** Confirms that everything was deleted, and says what had to stay where there were orders. */
export const erased: EmailTemplate<{ readonly hasOrders: boolean }> = {
  draft: ({ hasOrders }) => ({
    subject: `Your ${brand.name} data is deleted`,
    heading: 'Your data is deleted',
    before: ['You asked us to delete your data, and we have.', ...(hasOrders ? kept : [everything])],
    after: [`Was that not you? Write to ${privacyEmail}.`, 'Thank you for your time with us. All the best to you.'],
  }),
  manageLink: () => null,
  examples: {
    erased: { hasOrders: false },
    'erased-with-orders': { hasOrders: true },
  },
}
