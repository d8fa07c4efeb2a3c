/** On the day before a week. */
export const weekEmailWords = {
  subject: 'Your week from tomorrow',
  heading: 'What you eat from tomorrow',
  about: 'The dishes of your next seven days, and what to buy for them.',
  open: 'Open the week',
  list: 'What to buy',
  /** The names of days, from Monday on. */
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** Between the dishes of a day; the first space does not break, so that no line begins with the dot. */
  between: '\u00a0· ',
  /** Nothing of a day is planned at home. */
  away: 'Nothing at home',
  /** "500 g carrots" */
  line: (amount: string, food: string): string => `${amount} ${food}`,
  /** The same for what is bought on the second of two shopping days. */
  later: (line: string): string => `${line} (second trip)`,
  home: "What should be at home already isn't in it. The list in your plan has it, and knows what you've ticked.",
  why: 'You get this on the day before each week because you chose it in your plan. You can stop it there or here.',
  stop: 'Stop this email',
}

/** The page of the link that stops it. */
export const stopWeekEmailWords = {
  ask: 'Stop this email?',
  willStop: "We'll no longer email you before each week. You can choose it again in your settings.",
  stop: 'Stop the email',
  stopped: 'No more emails before your week',
  didStop: 'We no longer email you before each week. You can choose it again in your settings.',
  unknown: "We can't find this email",
  unknownWhy: "This link is incomplete, or the email it belonged to was deleted. You'll get no more from it.",
}
