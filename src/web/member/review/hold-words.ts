/** What a plan that holds the weight says; `day` is its first. */
export const holdWords = {
  held: (day: string): string => `Your plan holds your weight from ${day}, and doesn’t propose losing any.`,
  /** The same in the weeks after. */
  stillHeld: 'Your plan holds your weight, and doesn’t propose losing any.',
  titles: {
    holds: 'Your plan holds your weight',
    fever: 'Get well first',
    eatingDisorder: 'You come first, not the scale',
    break: 'You have a break',
    advised: 'Please talk to a doctor',
  },
  pregnant: 'Your doctor or midwife can tell you what you need now. Please eat as much as you’re hungry for.',
  fever: 'Tell us on the weight page when it’s over.',
  feverLasts: 'Ask a doctor if it lasts.',
  medical: 'Ask your doctor when it’s all right to lose weight again.',
  eatingDisorder: 'Please talk to your doctor, or to a helpline in your country: they listen without judging.',
  /** The same beside a note that sends to a doctor. */
  helpline: 'A helpline in your country listens, too, and doesn’t judge.',
  break: (day: string): string => `Your plan holds your weight from ${day}. Enjoy it: nothing is to be lost now.`,
  onBreak: 'Your plan holds your weight. Enjoy it: nothing is to be lost now.',
  breakEnds: 'At its end we ask whether you want to go on. You can end it sooner on the weight page.',
  underweight: 'Your weight is below the healthy range for your height.',
  lostTenth: 'You’ve lost more than a tenth of your weight in eight weeks.',
  stillTooFast: 'You’re still losing weight faster than is safe.',
  wasTooFast: 'You lost weight faster than is safe for several weeks.',
  /** Under the heading that sends to a doctor. */
  show: 'Please go soon, and take your weight log with you.',
} as const
