import type { KeyView } from '#domain/api/member/keys.ts'
import type { LeadKeyKind } from '#domain/key-kinds.ts'
import { plural } from '#domain/language/plural.ts'
import { untilText } from './settings-words.ts'

/** What an email with a link is called. */
const emails: Readonly<Record<string, string>> = {
  forecast: 'about your forecast',
  receipt: 'with a receipt',
  order: 'about your order',
  'sign-in': 'with a link that was asked for',
  proof: 'that asked whether it is you',
}
const emailOf = (label: string): string => `Link in our email ${emails[label] ?? 'about your subscription'}`

/** The name of a key of each kind. */
const names: Readonly<Record<LeadKeyKind, (label: string) => string>> = {
  session: (device) => device,
  token: (device) => (device === '' ? 'The questionnaire on a device' : `The questionnaire on ${device}`),
  'sign-in-link': emailOf,
  'resume-link': emailOf,
  'weight-address': () => 'Your address for weights, which only adds to your log',
  'manage-link': (label) => `${emailOf(label)}, to your subscription only`,
  'household-invitation': () => 'An invitation to your kitchen',
}

/** The texts of the list of everything that opens the account. */
export const keysWords = {
  title: 'What opens your account',
  hint: 'Devices that are signed in, and links in emails we sent. End what you do not know or no longer need.',
  devices: 'Signed in on',
  links: (count: number): string =>
    plural(count, { one: 'One link that still works', other: `${count} links that still work` }),
  name: ({ kind, label }: KeyView): string => names[kind](label),
  thisOne: 'this device',
  facts: ({ kind, madeBy, madeAt, lastUsed, until }: KeyView): string => {
    const isDevice = kind === 'session' || kind === 'token'
    const made = `${isDevice ? 'since' : kind === 'weight-address' ? 'made' : 'sent'} ${untilText(madeAt)}`
    const used = lastUsed === null ? '' : `, last used ${untilText(lastUsed)}`
    const support = madeBy === 'operator' ? ' by our support' : ''
    return `${made}${support}${used}, until ${untilText(until)} at the latest`
  },
  end: 'End',
  ended: (name: string): string => `Ended: ${name}.`,
  leave: 'Sign out everywhere',
  leaveAnyway: 'Sign out everywhere anyway',
  leaveHint: 'Ends all of these at once, this device included. Links in older emails stop working; the next one works.',
  leaving: 'Signing out…',
  proven: 'Thank you, it is you. Press once more to sign out everywhere.',
  unreachable: 'We cannot reach our server right now, so nothing has changed. Please try again later.',
} as const
