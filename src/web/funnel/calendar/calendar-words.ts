/** The calendar below a date field. */
export const calendarWords = {
  before: 'Month before',
  after: 'Next month',
} as const
