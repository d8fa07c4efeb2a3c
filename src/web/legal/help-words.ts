import { brand } from '#domain/brand.ts'

/** The questions that people ask. What stands between marks such as <refunds> and </refunds> is a link; keep the marks. */
export const helpWords = {
  title: 'Help',
  lead: 'Twenty questions that people ask, and an address for yours.',
  write: 'Your question isn’t here?',
  answer: 'A person reads it and answers within two working days.',
  groups: [
    {
      title: 'Paying and canceling',
      questions: [
        [
          'What does it cost?',
          'Every price is on the <home>first page</home>, and again beside the pay button: what you pay today, what comes later, and on which day.',
        ],
        [
          'Can I see my plan before I pay?',
          'Yes. Your first day is planned before you pay, with its recipes. The rest opens with the plan.',
        ],
        [
          'How do I cancel?',
          'In two clicks, without a call: under <subscription>My subscription</subscription>, from the settings of your plan, or by the link in each of our emails about money. You keep what you paid for until its end.',
        ],
        [
          'Do I get my money back?',
          'Within 14 days of your first payment you get all of it back if you ask. The <refunds>Refund Policy</refunds> says what applies to renewals.',
        ],
        [
          'Will you tell me before you charge me again?',
          'Yes, by email, a few days before a renewal: how much, when, and how to stop it.',
        ],
        [
          'My payment didn’t go through. What now?',
          'We email you a link with which you use another card, and the last day to do it. Your plan stays open until the day that the email names.',
        ],
      ],
    },
    {
      title: 'Your meals',
      questions: [
        [
          'I must not eat something. Can I rely on the plan?',
          'Nothing that you rule out is planned, swapped in or put on your list. Packs differ, so read the label, and ask a doctor first if an allergy is severe.',
        ],
        [
          'I don’t like a meal. Can I change it?',
          'Yes. Open it and choose another. Each one keeps to your answers, and the list follows.',
        ],
        [
          'I ate something else. How do I say so?',
          'Scan its barcode or its label, take a photograph where that is offered, or look it up. The day counts what you ate.',
        ],
        [
          'Can others eat with me?',
          'Yes. Add the people of your household or a guest for one meal. Everyone gets a portion of their own, and nobody gets what they must not eat.',
        ],
        [
          'Does it work without a network?',
          'The week, its recipes and the list stay on your device once you’ve opened them. What you tick off is sent later.',
        ],
        [
          'Can I use pounds, or another language?',
          'Yes. Change units, language, clock and paper in the settings. Numbers you have entered stay the same.',
        ],
      ],
    },
    {
      title: 'Your forecast',
      questions: [
        [
          'Where does the forecast come from?',
          'From published equations of how a body uses energy, and from what became of people in studies who were given a plan. That’s why it’s a range.',
        ],
        [
          'Why is it slower than others promise?',
          'Ads often count 3,500 calories a pound, forever. A body that gets lighter needs less, and nobody keeps to a plan every day.',
        ],
        [
          'Why did my calories change?',
          'When you log your weight, the plan learns what your body really needs. It proposes a change, says why, and changes nothing before you agree.',
        ],
        [
          'Is it for everybody?',
          'No. It’s for adults, and not for pregnancy, while breastfeeding or with an eating disorder. We ask about your health before we speak of losing weight, and stop where it wouldn’t be safe. It doesn’t replace a doctor.',
        ],
      ],
    },
    {
      title: 'Your data',
      questions: [
        [
          'Who sees my answers?',
          'They stay on your device until you enter your address, but for the few that plan your first day, which the page names before it sends them. No advertiser gets any of them. The <privacy>Privacy Policy</privacy> lists everything.',
        ],
        [
          'I have a new phone. How do I get in?',
          'Enter your address under <signIn>Sign in</signIn>. We email you a link that opens your plan, no password needed.',
        ],
        [
          'How do I get a copy of my data, or delete it?',
          'Both are in the settings of your plan, at the end, and work at once. Receipts are kept as long as the law asks.',
        ],
        [
          'Somebody entered my address. What do I do?',
          `Nothing: without the link in the email nobody gets anywhere. If you want it gone from our list, write to ${brand.contact.privacyEmail}.`,
        ],
      ],
    },
  ],
} as const
