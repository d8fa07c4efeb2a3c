/** The page that a mailed link opens. */
export const resumeWords = {
  ready: {
    title: 'Here is your way in',
    lead: 'The link from your mail opens your plan on this device. It works once.',
    open: 'Open my plan',
    other: (email: string): string =>
      `This device is signed in with the address ${email}. If this mail came to another one, the plan and the answers of that address are replaced here.`,
  },
  opening: { title: 'Opening your plan', lead: 'One moment.' },
  invalid: {
    title: 'This link does not open any more',
    lead: 'Each link works once, and for 30 days. Enter the address that it came to, and we mail you a new one.',
    home: 'To the start page',
  },
  unreachable: {
    title: 'We cannot reach our server just now',
    lead: 'Your link is still good. We keep trying.',
    retry: 'Try now',
  },
} as const
