import { type LegalDocument, list, VALID_FROM } from './legal-document.ts'

// For the operator's lawyer. The first 14 days are promised beside the pay button, in the receipt and here in the same
// words: change them in all three places together. The rule for renewals is the operator's choice.

export const refundPolicy: LegalDocument = {
  title: 'Refund Policy',
  lead: 'Within 14 days of your first payment you get all of it back if you ask. No reason needed.',
  validFrom: VALID_FROM,
  reviewedByLawyer: null,
  sections: [
    {
      id: 'first-payment',
      title: 'Your first payment',
      blocks: [
        'Press {withdrawal} within 14 days of your first payment, or write to us, and you get all of it back, however much you have used. You need not say why. Your plan ends with it.',
      ],
    },
    {
      id: 'renewals',
      title: 'Renewals',
      blocks: [
        'You can cancel at any time before a renewal, in two clicks, under {subscription}; then it is not charged.',
        'Forgot to cancel? Write to us within 14 days of the renewal. We end the plan and pay back the share for the days that are left, counted from the day you write.',
        'After that a period that has begun is not refunded, and you keep it until its end.',
      ],
    },
    {
      id: 'our-mistakes',
      title: 'When the mistake is ours',
      blocks: [
        'Always paid back in full, whenever you notice it:',
        list(
          'a payment that was taken twice,',
          'an amount other than the one you agreed to,',
          'a renewal that was charged although you had cancelled before,',
          'days on which you could not use your plan because of us (the share for those days).',
        ),
      ],
    },
    {
      id: 'how-to-ask',
      title: 'How to ask',
      blocks: [
        'For the first 14 days the quickest way is {withdrawal}. For everything else write to {email} from the address you used with us, or give the order number on your receipt. One line is enough: “I would like my money back.”',
        'We answer within two working days and pay it back within 14 days, by the payment method you used and in the same currency. Your bank may need a few more days to show it.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights by law',
      blocks: [
        'This policy comes on top of your rights. If you live in the European Union, the European Economic Area or the United Kingdom, you also have the right to withdraw within 14 days; it is done under {withdrawal}, or with the form in the {terms}. Rights you have when a service is not as it should be are not affected.',
      ],
    },
    {
      id: 'sandbox',
      title: 'Test payments',
      blocks: ['While the pay page shows the word “Sandbox”, no money is taken, so there is none to pay back.'],
    },
  ],
}
