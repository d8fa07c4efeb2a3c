import type { KeyView } from '#domain/api/member/keys.ts'
import type { LeadKeyKind } from '#domain/key-kinds.ts'
import { momentDayText } from '#web/member/words/moments.ts'
import { keyFacts, keyNames } from './keys-words.ts'

const emails: Readonly<Record<string, string>> = keyNames.emails
const emailOf = (label: string): string => emails[label] ?? keyNames.emails.other

/** The name of a key of each kind, from its label. */
const names: Readonly<Record<LeadKeyKind, (label: string) => string>> = {
  session: (device) => (device === '' ? keyNames.unknownDevice : device),
  token: (device) => (device === '' ? keyNames.questionnaire : keyNames.questionnaireOn(device)),
  'sign-in-link': emailOf,
  'resume-link': emailOf,
  'weight-address': () => keyNames.weightAddress,
  'calendar-address': () => keyNames.calendarAddress,
  'manage-link': (label) => keyNames.subscriptionOnly(emailOf(label)),
  'household-invitation': () => keyNames.invitation,
}

export const keyName = ({ kind, label }: KeyView): string => names[kind](label)

function madeText({ kind, madeBy, madeAt }: KeyView): string {
  const day = momentDayText(madeAt)
  const isBySupport = madeBy === 'operator'
  if (kind === 'session' || kind === 'token') return isBySupport ? keyFacts.sinceBySupport(day) : keyFacts.since(day)
  if (kind === 'weight-address' || kind === 'calendar-address')
    return isBySupport ? keyFacts.madeBySupport(day) : keyFacts.made(day)
  return isBySupport ? keyFacts.sentBySupport(day) : keyFacts.sent(day)
}

/** "sent June 3, 2027, last used June 4, 2027, until June 10, 2027 at the latest". */
export function keyFactsText(key: KeyView): string {
  const { lastUsed, until } = key
  const used = lastUsed === null ? [] : [keyFacts.lastUsed(momentDayText(lastUsed))]
  return [madeText(key), ...used, keyFacts.until(momentDayText(until))].join(', ')
}
