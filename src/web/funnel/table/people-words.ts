/** What the table says about studies, shown as ten people. A title has up to 40 characters, a text up to 90. */
export const peopleWords = {
  results: 'Half were 5% lighter after 8 years',
  resultsText: 'With usual care it was 36% (Look AHEAD, Obesity 2014;22:5).',
  /** Of ten people with such a plan, by the forecast: those that are lighter after a year. */
  lighter: (people: number): string => `${people} in 10 are lighter after a year`,
  lighterText: 'Of people like you with a plan like yours. Your forecast says how much.',
} as const
