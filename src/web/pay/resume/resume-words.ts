/** The texts of the page that an emailed link opens. */
export const resumeWords = {
  ready: {
    title: 'You’re almost in',
    lead: 'The link from your email opens your plan on this device. It works once.',
    open: 'Open my plan',
  },
  asks: {
    title: 'Another person is signed in here',
    lead: (address: string): string =>
      `This device is signed in as ${address}. If you open this link, it shows the plan of the link instead, and the plan and answers that are here now are removed from this device.`,
    yes: 'Open the plan of this link',
    no: (address: string): string => `Stay signed in as ${address}`,
    hint: 'If you stay, nothing changes, and the link still works.',
  },
  opening: { title: 'Opening your plan', lead: 'One moment.' },
  invalid: {
    title: 'This link no longer works',
    lead: 'Each link works once, within 30 days. Enter the address that it was sent to, and we’ll email you a new one.',
    home: 'To the start page',
  },
  unreachable: {
    title: 'We can’t reach our server right now',
    lead: 'Your link still works. We’ll keep trying.',
    retry: 'Try now',
  },
} as const
