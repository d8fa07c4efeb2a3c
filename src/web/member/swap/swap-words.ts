/** The texts of swapping a dish. */
export const swapWords = {
  title: 'Swap this meal',
  sideTitle: 'Swap this side dish',
  lead: (meal: string, title: string): string =>
    `In place of ${title}, ${meal}. The day still adds up with each of these.`,
  none: {
    title: 'Nothing else fits here',
    lead: 'With what you eat and the time you have, this is the only dish that suits the day. Changing settings such as cooking time opens up more.',
    settings: 'To the settings',
  },
  forWhom: { legend: 'For whom?', all: 'For everybody', me: 'Only for me' },
  choose: 'Choose',
  chooseOf: (title: string): string => `Choose ${title}`,
  busy: 'One moment',
  dayNow: 'Your day then:',
  change: (before: string, after: string): string => `${before} → ${after}`,
  changed: (meal: string, title: string): string => `${meal} is now ${title}.`,
  dayThen: (energy: string): string => `The day comes to ${energy}.`,
} as const
