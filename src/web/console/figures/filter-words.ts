export const filterWords = {
  heading: 'Only visitors with',
  none: 'Everyone',
  dimension: 'Condition',
  value: 'Value',
  choose: 'Choose',
  add: 'Add the condition',
  remove: (name: string, value: string) => `Remove ${name} ${value}`,
  or: 'or',
  compare: 'Compare with the period before',
  manyConditions:
    'With several conditions, times and steps back are not shown, and visitors who are still there are counted once they have been away for half an hour.',
  more: (count: string) => `${count} rows with fewer visitors are left out.`,
  noValues: 'No one entered in this period.',
} as const

export const comparisonWords = {
  title: (period: string) => `Compared with ${period}`,
  step: 'Step',
  now: 'Left here',
  before: 'Left here before',
  difference: 'Difference',
  points: (points: string) => `${points} points`,
  beyond: 'beyond chance',
  maybe: 'may be chance',
  none: '–',
  conversion: 'Bought, of those who entered',
  empty: 'No one entered in either period.',
  explained:
    'Beyond chance: if nothing had changed, at most one such table in twenty would ever say so in any row. Everything else can be chance, however large it looks.',
  partial: 'Today is not over yet: its visitors may still go on.',
  visitorsBefore: 'Visitors before',
  conversionBefore: 'Conversion before',
  conversionDifference: 'Difference in conversion',
  chance: 'Beyond chance',
  yes: 'yes',
  no: 'no',
} as const
