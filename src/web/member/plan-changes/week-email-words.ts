/** The texts about the email on the day before a week. */
export const weekEmailWords = {
  title: 'Your week by email',
  ask: 'Shall we email you your dishes and what to buy on the day before each week? You can stop it with one click.',
  about: 'On the day before each week, your dishes and what to buy. Nothing about your body is in it.',
  on: 'You get it on the day before each week.',
  want: 'Yes, email me',
  refuse: 'No, thanks',
  start: 'Email me my weeks',
  stop: 'Stop the email',
  wanted: 'Saved: we’ll email you on the day before each week.',
  ended: 'We won’t email you before your weeks.',
  undo: 'Undo',
  unreachable: 'We can’t reach our server right now, so nothing has changed. Please try again later.',
} as const
