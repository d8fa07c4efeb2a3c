/** The texts around the email address. */
export const emailWords = {
  lead: 'We’ll email you a link to your forecast, so that you can open it on any device.',
  label: 'Your email address',
  didYouMean: 'Did you mean',
  use: 'When you press Next Step, your answers, some of them about your health, are sent to us so that we can make your plan. By pressing it you agree to that; you can have them deleted at any time. No advertising, and nobody else gets them.',
  privacy: 'How we treat your data',
  changed:
    'Your answers have changed since you confirmed them. Press Next Step to have your plan made from the new ones.',
  mend: 'Check this answer',
  sending: 'One moment…',
  unreachable: 'We can’t reach our server right now. Your answers are safe on this device, and we’ll keep trying.',
} as const
