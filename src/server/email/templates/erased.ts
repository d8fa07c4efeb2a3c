import { brand } from '#domain/brand.ts'
import type { EmailTemplate } from '#server/email/email-template.ts'

const { privacyEmail } = brand.contact

const everything = 'Your answers, your plan and everything you recorded with us have been deleted. We kept nothing.'
const kept = [
  'Your answers, your plan and everything you recorded with us have been deleted, and your access has ended.',
  'The law requires us to keep your orders for some years: what you bought and paid, what you agreed to, the receipts, and the address they were sent to. We do not use them for anything else.',
]

export const erased: EmailTemplate<{ readonly hasOrders: boolean }> = {
  kind: 'erased',
  cause: 'A person deletes their data; it says what has to be kept.',
  isKeptByLaw: false,
  draft: ({ hasOrders }) => ({
    subject: `Your ${brand.name} data has been deleted`,
    heading: 'Your data has been deleted',
    before: ['You asked us to delete your data, and we have done so.', ...(hasOrders ? kept : [everything])],
    after: [`If this was not you, write to ${privacyEmail}.`, 'Thank you for your time with us. All the best to you.'],
  }),
  manageLink: () => null,
  examples: {
    erased: { hasOrders: false },
    'erased-with-orders': { hasOrders: true },
  },
}
