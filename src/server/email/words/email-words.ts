/** What every email has. */
export const emailWords = {
  /** Above an email about an order of the built-in test bank. */
  sandboxNote: 'This is about a test order of the built-in sandbox: no money has moved, and none will.',
  /** The subject of such an email. */
  testOrder: (subject: string) => `${subject} (test order)`,
  /** A fact in the plain text of an email: "Plan: 4-Week Plan". */
  fact: (name: string, value: string) => `${name}: ${value}`,
  /** Before the address of a link in the plain text. */
  link: (label: string, address: string) => `${label}:\n${address}`,
  stranger: 'Did someone else enter your address? Then you can ignore this email.',
}

/** Days and times in emails. */
export const emailDateWords = {
  /** January to December. */
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  /** November 21, 2026. */
  day: (day: string, month: string, year: string) => `${month} ${day}, ${year}`,
  /** A moment, in Coordinated Universal Time. */
  moment: (day: string, time: string) => `${day}, ${time} UTC`,
  /** A time of day on a clock of 12 hours. */
  time12: (hour: string, minutes: string, half: string) => `${hour}:${minutes} ${half}`,
  /** The same on a clock of 24 hours. */
  time24: (hour: string, minutes: string) => `${hour}:${minutes}`,
  am: 'AM',
  pm: 'PM',
}
