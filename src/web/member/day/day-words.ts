/** The texts of the page of a day. */
export const dayScreenWords = {
  plain: 'Your day',
  others: 'Other days',
  weekBack: (week: number): string => `Week ${week}`,
  totals: 'This day in figures',
  swap: 'Swap',
  swapOf: (title: string): string => `Swap ${title}`,
  rows: {
    energy: 'Energy',
    protein: 'Protein',
    fibre: 'Fiber',
    carbs: 'Carbohydrate',
    fat: 'Fat',
    sodium: 'Sodium',
  },
  targetOf: (amount: string): string => `target ${amount}`,
  atLeastMost: (amount: string): string => `target ${amount}, 95% or more`,
  atMost: (amount: string): string => `at most ${amount}`,
  over: (amount: string): string => `${amount} over, so go easy on added salt`,
} as const
