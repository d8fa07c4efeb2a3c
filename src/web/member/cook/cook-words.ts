/** The texts of cooking step by step. */
export const cookWords = {
  close: 'Leave cooking mode',
  ready: 'What you need',
  readyLead: 'Lay everything out, then go step by step.',
  frozen: (foods: string): string => `Thawed in the fridge since yesterday: ${foods}.`,
  step: (at: number, count: number): string => `Step ${at} of ${count}`,
  progress: (at: number, count: number): string => `${at} / ${count}`,
  amounts: 'For this step',
  inAll: (amount: string): string => `${amount} in all`,
  back: 'Back',
  next: 'Next',
  start: 'Start',
  last: 'Done',
  done: 'Enjoy your meal',
  doneLead: 'That was the last step.',
  eaten: 'Eaten',
} as const
