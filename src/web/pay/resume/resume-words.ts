/** The page that a mailed link opens. */
export const resumeWords = {
  ready: {
    title: 'Here is your way in',
    lead: 'The link from your mail opens your plan on this device. It works once.',
    open: 'Open my plan',
    other: (email: string): string =>
      `On this device somebody with the address ${email} is at home. If that is not the address this mail came to, their plan and answers are replaced here.`,
  },
  opening: { title: 'Opening your plan', lead: 'One moment.' },
  invalid: {
    title: 'This link does not open any more',
    lead: 'Each link works once, and for 30 days. Trying an old one does no harm.',
    hint: 'On the device where you answered, confirm your e-mail address again and we mail you a new link.',
    confirm: 'Confirm my e-mail address',
    home: 'To the start page',
  },
  unreachable: {
    title: 'We cannot reach our server just now',
    lead: 'Your link is still good. We keep trying.',
    retry: 'Try now',
  },
} as const
