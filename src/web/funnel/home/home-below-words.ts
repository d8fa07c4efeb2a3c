/** What stands below the first question: the small print, and what is rare about this offer. */
export const homeBelowWords = {
  /** What stands between <terms> and </terms> is a link; keep the marks. */
  consent:
    'By continuing you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>. Your answers stay on this device until you ask for your plan. <refunds>Refunds</refunds> · <subscription>Manage or cancel</subscription> · <help>Help</help> · <credits>Credits</credits>',
  forgetful: {
    text: 'This browser keeps nothing, so a reload would lose your answers. You can go on here, or open the page in your own browser:',
    open: 'Open in a browser',
  },
  rare: {
    range: 'A range, not a promise',
    rangeText: 'Where half of people like you end up.',
    day: 'The first day is free',
    dayText: 'Planned before you pay, with its recipes.',
    cancel: 'Cancel in two clicks',
    cancelText: 'From your settings and every email about money.',
  },
  prices: {
    title: 'Every price, from the first screen',
    loading: 'Fetching the prices…',
    /** "$9.99 for 7 days, then $29.99 every 30 days" */
    intro: (first: string, days: string, renewal: string, every: string): string =>
      `${first} for ${days}, then ${renewal} every ${every}`,
    /** "$29.99 every 30 days" */
    every: (price: string, days: string): string => `${price} every ${days}`,
  },
  week: {
    title: 'A week from our kitchen',
    text: (meals: string, energy: string): string =>
      `${meals} meals, planned for somebody who eats everything and needs ${energy} kcal a day. Yours is planned for you.`,
    day: (number: number): string => `Day ${number}`,
  },
} as const
