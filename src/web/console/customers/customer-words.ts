import { plural } from '#domain/language/plural.ts'

/** The texts about finding, noting and moving customers. */
export const customerWords = {
  search: {
    ...{ state: 'Subscription', anyState: 'Any', none: 'Nothing bought', source: 'Source', campaign: 'Campaign' },
    sourceHint: 'As in the breakdown, such as google or direct.',
    campaignHint: 'The whole name.',
    empty: 'No customer fits all of this.',
    more: 'There are more. Narrow it down.',
    tooShort: (shortest: number): string => `Type at least ${shortest} characters.`,
  },
  from: 'Came from',
  fromText: (source: string, campaign: string): string =>
    campaign === 'none' ? source : `${source}, campaign ${campaign}`,
  notes: {
    title: 'Notes',
    label: 'New note',
    hint: 'Operators read it here. It stays, and the customer may download it with the copy of their data: no health, nothing unkind.',
    save: 'Save the note',
    none: 'No note yet.',
    done: 'The note is saved.',
    by: (at: string, name: string): string => `${at}, ${name}`,
  },
  freeDays: {
    button: 'Give free days',
    confirm: 'Give the days',
    label: 'Days',
    hint: 'From 1 to 31.',
    consequences: (until: string): readonly string[] => [
      `The next payment, which is due on ${until}, and all after it come that many days later. The plan stays open.`,
      'The payment provider is asked at once. If it refuses, nothing changes and no email is sent.',
      'The customer gets an email with the new day. This cannot be undone.',
    ],
  },
  pause: {
    button: 'Pause the plan',
    changeButton: 'Move the end of the pause',
    confirm: 'Pause the plan',
    changeConfirm: 'Move the end',
    length: 'Until',
    months: (count: number, day: string): string =>
      plural(count, { one: `1 month: ${day}`, other: `${count} months: ${day}` }),
    otherDay: 'Another day',
    day: 'Day of the next charge',
    hint: 'At most three months after the paid days.',
    consequences: (from: string): readonly string[] => [
      `The plan stays open until ${from}, and is closed from then on. Nothing is charged until the day above.`,
      'The charge of that day opens the plan again, and all after it come that much later.',
      'The payment provider is asked at once. If it refuses, nothing changes and no email is sent.',
      'The customer gets an email with the day, and can end the pause at any time.',
    ],
  },
  endPause: {
    button: 'End the pause',
    consequences: (from: string): readonly string[] => [
      `The next charge comes on ${from}, when the paid days end; if they are over, within a day from now.`,
      'The customer gets an email with the day.',
    ],
  },
  paused: 'Pause',
  pausedText: (from: string, until: string): string => `closed from ${from}, open again with the charge on ${until}`,
  address: {
    button: 'Change the address',
    confirm: 'Change the address',
    label: 'New email address',
    consequences: [
      'Make sure that it is the customer who asks: whoever reads the new mailbox opens the account.',
      'Both addresses get an email that says so. The new one also gets a link that signs in.',
      'The customer is signed out everywhere, and links in earlier emails open nothing any more.',
    ],
  },
} as const
