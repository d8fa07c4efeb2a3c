/** The texts of meals that are eaten elsewhere or skipped. */
export const awayWords = {
  open: 'Not at home for this meal',
  title: 'Not at home for this meal',
  hint: 'The other meals of the day make up for it where they can, and the list leaves out what was only for this one.',
  skip: 'I skip it',
  small: 'I eat out: something small',
  usual: 'I eat out: as much as usual',
  large: 'I eat out: a lot',
  number: 'I eat out: I know the number',
  /** as much as usual, about 540 kcal */
  choice: (choice: string, energy: string): string => `${choice}, about ${energy}`,
  kcal: 'Energy in kcal',
  whom: 'Who isn’t at home?',
  all: 'Nobody is',
  me: 'Only me',
  save: 'Save',
  close: 'Close',
  skipped: 'Skipped',
  eatingOut: 'Eating out',
  /** Eating out, about 540 kcal */
  eatingOutWith: (energy: string): string => `Eating out, about ${energy}`,
  skippedDone: (meal: string): string => `${meal} is skipped.`,
  outDone: (meal: string): string => `You eat ${meal} elsewhere.`,
  back: 'At home after all',
  backDone: (meal: string): string => `You eat ${meal} at home.`,
  log: 'Write down what you ate',
  /** What is said of a day that cannot be balanced. */
  offBand: (has: string, target: string): string =>
    `The day comes to ${has} instead of ${target}: its other meals can’t make up for it.`,
} as const
