import { sessionDays } from './session-days.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from './time.ts'

/** What ends a person's keys all at once: whatever was made before opens nothing after, unless its row says `stays`. */
export const leadRevocations = [
  'signed-out-everywhere',
  'address-changed',
  'deleted',
  'dispute-lost',
  'left-household',
] as const
export type LeadRevocation = (typeof leadRevocations)[number]

/** What ends an operator's keys, and those that the operator made for others. */
export const operatorRevocations = ['demoted', 'disabled', 'second-factor-replaced'] as const
export type OperatorRevocation = (typeof operatorRevocations)[number]

/** How long a key is valid, ms. One of the two is always set. */
type Lifetime = {
  /** After its making, however it is used. */
  readonly atMost?: number
  /** After its last use. */
  readonly idle?: number
  /** Its use is written down at most once in this time; the time without use may seem longer by as much. */
  readonly noted: number
}

type Fate = 'ends' | 'stays'

type KeyKindRow = {
  readonly lifetime: Lifetime
  /** Who makes it, unless an operator did: its owner, or the app for its owner. */
  readonly madeBy: 'owner' | 'app'
} & (
  | { readonly owner: 'lead'; readonly on: Readonly<Record<LeadRevocation, Fate>> }
  | { readonly owner: 'operator'; readonly on: Readonly<Record<OperatorRevocation, Fate>> }
)

const emailed = { atMost: 30 * MS_PER_DAY, noted: 0 } as const
const handedOver = { atMost: 7 * MS_PER_DAY, noted: 0 } as const
const everything = {
  'signed-out-everywhere': 'ends',
  'address-changed': 'ends',
  deleted: 'ends',
  'dispute-lost': 'ends',
  'left-household': 'stays',
} as const
const everythingOfAnOperator = { demoted: 'ends', disabled: 'ends', 'second-factor-replaced': 'ends' } as const

/**
 * Every kind of key: whatever opens something to whoever holds it. A new kind is a row here, its words where keys are
 * shown, and its way of being used in the test that tries every kind after every revocation.
 */
export const keyKinds = {
  /** The cookie of a device on which a person is signed in. */
  session: {
    owner: 'lead',
    lifetime: { idle: sessionDays.idle * MS_PER_DAY, atMost: sessionDays.atMost * MS_PER_DAY, noted: MS_PER_HOUR },
    madeBy: 'owner',
    on: everything,
  },
  /** The bearer token of the questionnaire. It opens the answers' preview and the pay page, never a bought plan. */
  token: {
    owner: 'lead',
    lifetime: { idle: 180 * MS_PER_DAY, noted: MS_PER_DAY },
    madeBy: 'owner',
    on: everything,
  },
  /** A link that was asked for, by the person or for them. */
  'sign-in-link': { owner: 'lead', lifetime: emailed, madeBy: 'owner', on: everything },
  /** A link in an email that nobody asked for, such as the one with the forecast. */
  'resume-link': { owner: 'lead', lifetime: emailed, madeBy: 'app', on: everything },
  /**
   * The link in every email about a purchase: it opens the subscription, its receipts and its cancellation. A lost
   * dispute leaves it, because it opens no plan and the receipts are still owed.
   */
  'manage-link': {
    owner: 'lead',
    // Longer than the year between two yearly emails.
    lifetime: { atMost: 400 * MS_PER_DAY, noted: MS_PER_HOUR },
    madeBy: 'app',
    on: { ...everything, 'dispute-lost': 'stays' },
  },
  /** A link with which one more adult joins the household of whoever made it. Its scope is the id of the household. */
  'household-invitation': {
    owner: 'lead',
    lifetime: handedOver,
    madeBy: 'owner',
    on: { ...everything, 'left-household': 'ends' },
  },
  /**
   * The address to which a phone or scales post weights. It opens nothing: it only adds to the log. Scales stand still
   * for months, so it lives long after its last use.
   */
  'weight-address': {
    owner: 'lead',
    lifetime: { idle: 400 * MS_PER_DAY, noted: MS_PER_HOUR },
    madeBy: 'owner',
    on: everything,
  },
  /**
   * The address at which a calendar app reads the meals of the weeks. It opens nothing else. An app that is still in use
   * asks every day, so that one which has stopped for half a year is forgotten.
   */
  'calendar-address': {
    owner: 'lead',
    lifetime: { idle: 180 * MS_PER_DAY, noted: MS_PER_HOUR },
    madeBy: 'owner',
    on: everything,
  },
  /** The cookie of an operator. Roles are read at each request, so a demotion takes effect without ending it. */
  'operator-session': {
    owner: 'operator',
    lifetime: { idle: 60 * MS_PER_MINUTE, atMost: 12 * MS_PER_HOUR, noted: MS_PER_MINUTE },
    madeBy: 'owner',
    on: { ...everythingOfAnOperator, demoted: 'stays' },
  },
  /**
   * A passkey: a key pair in the operator's own device or password manager. It opens the console by itself, so it ends
   * with everything else when access is taken away or the second factor is replaced.
   */
  'operator-passkey': {
    owner: 'operator',
    lifetime: { idle: 400 * MS_PER_DAY, noted: MS_PER_MINUTE },
    madeBy: 'owner',
    on: { ...everythingOfAnOperator, demoted: 'stays' },
  },
  /** A link with which a new operator joins. */
  'operator-invitation': {
    owner: 'operator',
    lifetime: handedOver,
    madeBy: 'app',
    on: everythingOfAnOperator,
  },
  /** The link for the first operator. It works only as long as nobody may manage operators. */
  'first-invitation': {
    owner: 'operator',
    lifetime: handedOver,
    madeBy: 'app',
    on: everythingOfAnOperator,
  },
  /** A link with which an operator sets a new password and a new second factor. */
  'second-factor-reset': {
    owner: 'operator',
    lifetime: handedOver,
    madeBy: 'app',
    on: everythingOfAnOperator,
  },
} as const satisfies Record<string, KeyKindRow>

export type KeyKind = keyof typeof keyKinds
export type LeadKeyKind = { [K in KeyKind]: (typeof keyKinds)[K]['owner'] extends 'lead' ? K : never }[KeyKind]
export type OperatorKeyKind = Exclude<KeyKind, LeadKeyKind>

const isKind = (name: string): name is KeyKind => name in keyKinds
const allKinds = Object.keys(keyKinds).filter(isKind)

export const leadKeyKinds: readonly LeadKeyKind[] = allKinds.filter(
  (kind): kind is LeadKeyKind => keyKinds[kind].owner === 'lead',
)
export const operatorKeyKinds: readonly OperatorKeyKind[] = allKinds.filter(
  (kind): kind is OperatorKeyKind => keyKinds[kind].owner === 'operator',
)

/** The lifetime of a kind. */
export const lifetimeOf = (kind: KeyKind): Lifetime => keyKinds[kind].lifetime

/** The kinds of a person's keys that a revocation ends. */
export const leadKindsEndedBy = (revocation: LeadRevocation): readonly LeadKeyKind[] =>
  leadKeyKinds.filter((kind) => keyKinds[kind].on[revocation] === 'ends')

/** The kinds of an operator's keys that a revocation ends. */
export const operatorKindsEndedBy = (revocation: OperatorRevocation): readonly OperatorKeyKind[] =>
  operatorKeyKinds.filter((kind) => keyKinds[kind].on[revocation] === 'ends')
