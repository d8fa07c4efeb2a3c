/** The texts of cooking step by step. */
export const cookWords = {
  close: 'Leave the kitchen',
  ready: 'What you need',
  readyLead: 'Lay it out, then go step by step.',
  step: (at: number, count: number): string => `Step ${at} of ${count}`,
  progress: (at: number, count: number): string => `${at} / ${count}`,
  amounts: 'For this step',
  inAll: (amount: string): string => `${amount} in all`,
  back: 'Back',
  next: 'Next',
  start: 'Start',
  last: 'Done',
  done: 'Enjoy your meal',
  doneLead: 'Every step is behind you.',
  eaten: 'Eaten',
} as const
