/** What the table says about studies, shown as ten people. A title has up to 40 characters, a text up to 90. */
export const peopleWords = {
  kept: '1 in 2 kept 5% off for eight years',
  keptText: 'With steady support, among 5,145 people (Look AHEAD, Obesity 2014;22:5).',
  results: '1 in 2 was 5% lighter after 8 years',
  resultsText: 'Average people, with steady support (Look AHEAD, Obesity 2014;22:5).',
} as const
