import { formatMoney, type Money } from '#domain/billing/money.ts'
import { brand } from '#domain/brand.ts'
import type { PlainPage } from '#server/email/plain-page.ts'
import { bankPageOf, cardPageOf } from '#server/payment-providers/sandbox/purchase-snapshot.ts'

const note = 'Sandbox: this is a test. No money moves.'

export const bankPage = (ref: string, amount: Money): PlainPage => ({
  title: 'Your test bank asks: is this you?',
  words: [
    `${brand.name} asks for ${formatMoney(amount)}. A real bank would ask for a code from your phone here.`,
    'You can also close this page without answering, as people do. The order then waits for you.',
  ],
  choices: [
    { action: `${bankPageOf(ref)}/approve`, label: 'Approve the payment' },
    { action: `${bankPageOf(ref)}/fail`, label: 'Do not approve' },
  ],
  note,
})

export const cardPage = (ref: string): PlainPage => ({
  title: 'Which test card should be charged from now on?',
  words: ['Any amount that is due is charged to it at once.'],
  choices: [
    { action: `${cardPageOf(ref)}/ok`, label: 'A card that works' },
    { action: `${cardPageOf(ref)}/renewals_fail`, label: 'A card that is declined at renewals' },
  ],
  note,
})
