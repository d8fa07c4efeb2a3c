import { plural } from '#domain/language/plural.ts'

/** The name of a key of each kind. */
export const keyNames = {
  /** A link in an email, by the kind of the email. */
  emails: {
    forecast: 'Link in our email about your forecast',
    receipt: 'Link in our email with a receipt',
    order: 'Link in our email about your order',
    'sign-in': 'Link in our email with a link that was asked for',
    proof: 'Link in our email that asked whether it’s you',
    other: 'Link in our email about your subscription',
  },
  unknownDevice: 'A device we don’t know',
  questionnaire: 'The questionnaire on a device',
  questionnaireOn: (device: string): string => `The questionnaire on ${device}`,
  weightAddress: 'Your address for weights, which only adds to your log',
  calendarAddress: 'Your calendar address, which shows your meals and nothing else',
  /** The name of an email's link that opens the subscription alone. */
  subscriptionOnly: (email: string): string => `${email}, to your subscription only`,
  invitation: 'An invitation to your kitchen',
} as const

/** Since when a key works, and until when. */
export const keyFacts = {
  since: (day: string): string => `since ${day}`,
  made: (day: string): string => `made ${day}`,
  sent: (day: string): string => `sent ${day}`,
  sinceBySupport: (day: string): string => `since ${day} by our support`,
  madeBySupport: (day: string): string => `made ${day} by our support`,
  sentBySupport: (day: string): string => `sent ${day} by our support`,
  lastUsed: (day: string): string => `last used ${day}`,
  until: (day: string): string => `until ${day} at the latest`,
} as const

/** The texts of the list of everything that opens the account. */
export const keysWords = {
  title: 'What opens your account',
  hint: 'Devices that are signed in, and links in emails we sent. End what you don’t know or no longer need.',
  devices: 'Signed in on',
  links: (count: number): string =>
    plural(count, { one: 'One link that still works', other: `${count} links that still work` }),
  thisOne: 'this device',
  end: 'End',
  ended: (name: string): string => `Ended: ${name}.`,
  leave: 'Sign out everywhere',
  leaveAnyway: 'Sign out everywhere anyway',
  leaveHint:
    'Ends all of these at once, this device included. Links in older emails stop working, and the next one works.',
  leaving: 'Signing out…',
  proven: 'Thank you, it’s you. Press once more to sign out everywhere.',
  unreachable: 'We can’t reach our server right now, so nothing has changed. Please try again later.',
} as const
