import { type Static, Type } from 'typebox'
import { line, orNull } from '#domain/api/fields.ts'
import { SignInRequest } from './operators.ts'

/** Bytes as WebAuthn writes them into JSON. */
const Base64url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' })
const CredentialId = Base64url(1400)
const Transports = Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })
const Credential = { type: Type.Literal('public-key'), id: CredentialId }

const envelope = {
  ...Credential,
  rawId: CredentialId,
  authenticatorAttachment: Type.Optional(orNull(Type.String({ maxLength: 20 }))),
  clientExtensionResults: Type.Object({}, { additionalProperties: true }),
}

/** What a browser answers after it has made a passkey. */
const Registration = Type.Object({
  ...envelope,
  response: Type.Object({
    clientDataJSON: Base64url(4000),
    attestationObject: Base64url(16_000),
    transports: Type.Optional(Transports),
  }),
})

/** What a browser answers after a passkey was used. */
const Assertion = Type.Object({
  ...envelope,
  response: Type.Object({
    clientDataJSON: Base64url(4000),
    authenticatorData: Base64url(8000),
    signature: Base64url(4000),
    userHandle: Type.Optional(orNull(Base64url(200))),
  }),
})

/** What a browser needs to make a passkey (PublicKeyCredentialCreationOptions). */
export const PasskeyOptionsReply = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() })),
  timeout: Type.Integer(),
  attestation: Type.Literal('none'),
  excludeCredentials: Type.Array(Type.Object({ type: Type.Literal('public-key'), id: Type.String() })),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Boolean(),
    userVerification: Type.Literal('required'),
  }),
})
export type PasskeyOptionsReply = Static<typeof PasskeyOptionsReply>

/** Needs the password and a code again: an open session is not enough to make a new way in. */
export const PasskeyRequest = Type.Object(
  {
    name: line({ minLength: 1, maxLength: 60 }),
    password: SignInRequest.properties.password,
    code: SignInRequest.properties.code,
    credential: Registration,
  },
  { additionalProperties: false },
)
export type PasskeyRequest = Static<typeof PasskeyRequest>

/** What a browser needs to use a passkey (PublicKeyCredentialRequestOptions). */
export const PasskeyChallengeReply = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.Literal('required'),
})
export type PasskeyChallengeReply = Static<typeof PasskeyChallengeReply>

export const PasskeySignInRequest = Type.Object({ credential: Assertion }, { additionalProperties: false })
export type PasskeySignInRequest = Static<typeof PasskeySignInRequest>
