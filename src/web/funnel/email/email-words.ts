/** Copy around the email address. */
export const emailWords = {
  lead: 'We mail you a link to your forecast, so that you find it again on any device.',
  label: 'Your e-mail address',
  didYouMean: 'Did you mean',
  use: 'With Next Step your answers, some of them about your health, are sent to us so that we can make your plan. You agree to that, and can have them deleted at any time. No advertising, and nobody else gets them.',
  privacy: 'How we treat your data',
  changed: 'Your answers have changed since you confirmed them. With Next Step your plan is made from them.',
  mend: 'Look at it again',
  sending: 'One moment…',
  unreachable: 'We cannot reach our server just now. Your answers are safe on this device. We keep trying.',
} as const
