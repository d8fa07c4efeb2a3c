/** The page that an emailed link opens. */
export const resumeWords = {
  ready: {
    title: 'Here is your way in',
    lead: 'The link from your mail opens your plan on this device. It works once.',
    open: 'Open my plan',
  },
  asks: {
    title: 'Another person is signed in here',
    lead: (address: string): string =>
      `This device is signed in as ${address}. If you open this link, it shows the plan of the link instead, and the plan and answers that are here now leave this device.`,
    yes: 'Open the plan of this link',
    no: (address: string): string => `Stay signed in as ${address}`,
    hint: 'If you stay, nothing changes, and the link is still good.',
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
