import { type Static, Type } from 'typebox'
import { line, Moment, orNull, text } from '#domain/api/fields.ts'
import { DIRECTION_MARKS, INVISIBLE } from '#domain/direction-marks.ts'
import { operatorKeyKinds } from '#domain/key-kinds.ts'
import { operatorRoles } from '#domain/operator-roles.ts'

const Login = Type.String({ minLength: 3, maxLength: 120, pattern: `^[^\\s\\x00${DIRECTION_MARKS}]+$` })
/** A new one has no letter that nobody sees either: it would look like that of another operator. */
const NewLogin = Type.String({ minLength: 3, maxLength: 120, pattern: `^[^${INVISIBLE}]+$` })
const Role = Type.Enum([...operatorRoles])
const Roles = Type.Array(Role, { minItems: 1, maxItems: operatorRoles.length, uniqueItems: true })
const HeldRoles = Type.Array(Role)
const Id = Type.String({ format: 'uuid' })
/** The secret in an invitation link, which is handed over or printed. */
const LinkSecret = Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' })
/** The six digits from the authenticator. */
const OneTimeCode = Type.String({ pattern: '^\\d{6}$' })

/** Length of a password; long matters more than complicated (NIST SP 800-63B). */
export const passwordLimits = { minLength: 12, maxLength: 200 } as const

export const SignInRequest = Type.Object(
  {
    login: Login,
    password: Type.String({ minLength: 1, maxLength: passwordLimits.maxLength }),
    /** The authenticator's six digits, or one of the recovery codes. */
    code: Type.String({ minLength: 6, maxLength: 40 }),
  },
  { additionalProperties: false },
)

export const OperatorView = Type.Object({
  id: Type.String(),
  login: Type.String(),
  name: Type.String(),
  roles: HeldRoles,
})
export type OperatorView = Static<typeof OperatorView>

/** The signed-in operator, and the CSRF token for their acts. */
export const SessionReply = Type.Object({
  operator: OperatorView,
  csrfToken: Type.String(),
  /** When the session ends even if it is in use, ISO. */
  endsAt: Moment,
  recoveryCodesLeft: Type.Integer(),
})
export type SessionReply = Static<typeof SessionReply>

export const InvitationRequest = Type.Object({ invitation: LinkSecret }, { additionalProperties: false })

/** What an invited person needs to set up the authenticator. */
export const InvitationReply = Type.Object({
  roles: HeldRoles,
  /** The operator's login if they are getting a new second factor; null for a new operator. */
  login: orNull(Type.String()),
  /** Base32, for typing into an authenticator. */
  codeSecret: Type.String(),
  /** otpauth://, for scanning. */
  codeAddress: Type.String(),
})
export type InvitationReply = Static<typeof InvitationReply>

export const JoinRequest = Type.Object(
  {
    invitation: LinkSecret,
    login: NewLogin,
    name: line({ minLength: 1, maxLength: 80 }),
    password: Type.String(passwordLimits),
    code: OneTimeCode,
  },
  { additionalProperties: false },
)
export type JoinRequest = Static<typeof JoinRequest>

/** Needs the password and a code again: an open session is not enough to create new recovery codes. */
export const RecoveryCodesRequest = Type.Object(
  { password: SignInRequest.properties.password, code: SignInRequest.properties.code },
  { additionalProperties: false },
)

/** The recovery codes, shown once. */
export const JoinReply = Type.Object({ session: SessionReply, recoveryCodes: Type.Array(Type.String()) })

export const OperatorsReply = Type.Object({
  operators: Type.Array(
    Type.Object({
      ...OperatorView.properties,
      createdAt: Moment,
      lastSeenAt: orNull(Moment),
      disabledAt: orNull(Moment),
    }),
  ),
})
export type OperatorsReply = Static<typeof OperatorsReply>

export const InviteRequest = Type.Object({ roles: Roles }, { additionalProperties: false })
/** An invitation link to hand over by a safe channel; it is shown once. */
export const InviteReply = Type.Object({ link: Type.String(), expiresAt: Moment })

export const AccessRequest = Type.Object({ enabled: Type.Boolean(), roles: Roles }, { additionalProperties: false })
export const OperatorParams = Type.Object({ id: Id })

/** Something that opens the console: a session, or a link with which somebody gets in. */
export const OperatorKeysReply = Type.Object({
  keys: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Enum([...operatorKeyKinds]),
      /** The device of a session. */
      label: Type.String(),
      /** The operator whose it is; null for an invitation of somebody who is not there yet. */
      owner: orNull(Type.String()),
      /** The operator who made it for somebody else; null if its owner or the app did. */
      maker: orNull(Type.String()),
      /** The roles that an invitation gives. */
      roles: HeldRoles,
      madeAt: Moment,
      until: Moment,
      lastUsed: orNull(Moment),
      /** Whether the request came with it. */
      isThis: Type.Boolean(),
    }),
  ),
})
export type OperatorKeysReply = Static<typeof OperatorKeysReply>
export const OperatorKeyParams = Type.Object({ id: Id })

export const ActsQuery = Type.Object({
  operator: Type.Optional(Id),
  action: Type.Optional(text({ maxLength: 60 })),
  /**
   * For paging back: acts before this moment, and acts of this same moment that come after the act `beforeId` in the
   * list.
   */
  before: Type.Optional(Moment),
  beforeId: Type.Optional(Id),
})
export const ActsReply = Type.Object({
  acts: Type.Array(
    Type.Object({
      id: Type.String(),
      at: Moment,
      operator: Type.String(),
      action: Type.String(),
      subject: Type.String(),
      leadId: orNull(Type.String()),
      detail: Type.String(),
    }),
  ),
  hasMore: Type.Boolean(),
})
export type ActsReply = Static<typeof ActsReply>
