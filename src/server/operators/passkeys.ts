import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type {
  PasskeyChallengeReply,
  PasskeyOptionsReply,
  PasskeyRequest,
  PasskeySignInRequest,
} from '#domain/api/console/passkeys.ts'
import { brand } from '#domain/brand.ts'
import { Problem } from '#domain/problem.ts'
import { addKey } from '#server/access-keys/add-key.ts'
import { keyOfSecret, noteUse, usedColumns, validKeys } from '#server/access-keys/find-key.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { type OperatorSession, startOperatorSession } from './operator-sessions.ts'
import { type Network, withProof } from './operator-sign-in.ts'
import { CHALLENGE_MS, newChallenge, takeChallenge } from './passkey-challenges.ts'

// The library is read at the first use: no other route needs it.
const webauthn = () => import('@simplewebauthn/server')

/** ES256, EdDSA and RS256: what authenticators of all makers can do. */
const ALGORITHMS = [-7, -8, -257]

const siteOf = ({ config }: Pick<Services, 'config'>) => ({
  origin: config.publicUrl,
  id: new URL(config.publicUrl).hostname,
})

const addPurpose = (operatorId: string) => `add ${operatorId}` as const

/** What the browser of a signed-in operator needs to make a passkey. */
export async function passkeyOptions(
  services: Services,
  { operator }: Pick<OperatorSession, 'operator'>,
): Promise<PasskeyOptionsReply> {
  const known = await validKeys(services.db, services.now())
    .innerJoin('operator_passkeys', 'operator_passkeys.key_id', 'access_keys.id')
    .select('credential_id')
    .where('operator_id', '=', operator.id)
    .execute()
  return {
    challenge: newChallenge(services, addPurpose(operator.id)).toString('base64url'),
    rp: { id: siteOf(services).id, name: brand.name },
    user: { id: userHandleOf(operator.id), name: operator.login, displayName: operator.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({ type: 'public-key', id: credential_id })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}

/** What an authenticator keeps with a passkey and shows to nobody but us. */
const userHandleOf = (operatorId: string): string => Buffer.from(operatorId).toString('base64url')

/** The challenge that a browser says it answers. */
function challengeIn(clientDataJSON: string): string {
  const data: unknown = parsed(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
  const isGiven = typeof data === 'object' && data !== null && 'challenge' in data
  return isGiven && typeof data.challenge === 'string' ? data.challenge : ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whatever the library finds wrong with an answer is one refusal. */
function refuse(): never {
  throw new Problem('PASSKEY_REFUSED')
}

/** The checked passkey in a browser's answer. @throws Problem PASSKEY_REFUSED */
async function registered(services: Services, operatorId: string, response: PasskeyRequest['credential']) {
  const { verifyRegistrationResponse } = await webauthn()
  const challenge = challengeIn(response.response.clientDataJSON)
  if (!(await takeChallenge(services, challenge, addPurpose(operatorId)))) refuse()
  const { origin, id } = siteOf(services)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse)
  return registrationInfo?.credential ?? refuse()
}

/**
 * Stores a passkey of an operator who proves again who they are. The answer is looked at after the proof, so a mistyped
 * code can be corrected without making another passkey.
 * @throws Problem OPERATOR_REFUSED, PASSKEY_REFUSED
 */
export async function addPasskey(
  services: Services,
  { operator }: Pick<OperatorSession, 'operator'>,
  { name, credential: response, ...proof }: PasskeyRequest,
  network: Network,
): Promise<void> {
  const now = services.now()
  await withProof(services, operator.login, proof, network, async (trx, operatorId) => {
    const credential = await registered(services, operatorId, response)
    const key = { kind: 'operator-passkey', owner: { operatorId }, secret: credential.id, label: name, now } as const
    const { id } = await addKey(trx, key)
    await trx
      .insertInto('operator_passkeys')
      .values({
        key_id: id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        uses: credential.counter,
      })
      .execute()
  })
}

/** What any browser needs to offer a passkey of this site. */
export const passkeyChallenge = (services: Services): PasskeyChallengeReply => ({
  challenge: newChallenge(services, 'sign-in').toString('base64url'),
  rpId: siteOf(services).id,
  timeout: CHALLENGE_MS,
  userVerification: 'required',
})

/**
 * Begins a session for the operator whose passkey answered, and returns its secret. Wrong passwords of strangers keep
 * nobody out here: a passkey cannot be guessed.
 * @throws Problem PASSKEY_REFUSED, whatever was wrong
 */
export async function signInWithPasskey(
  services: Services,
  { credential: response }: PasskeySignInRequest,
  device: string,
): Promise<string> {
  const { verifyAuthenticationResponse } = await webauthn()
  const now = services.now()
  const row = await passkeyOf(services, response.id)
  const challenge = challengeIn(response.response.clientDataJSON)
  const isOurs = await takeChallenge(services, challenge, 'sign-in')
  if (row === undefined || !isOurs || response.response.userHandle !== userHandleOf(row.operatorId)) return refuse()
  const { origin, id } = siteOf(services)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: row.credential_id, publicKey: new Uint8Array(row.public_key), counter: row.uses },
  }).catch(refuse)
  if (!verified) refuse()
  return inTransaction(services.db, async (trx) => {
    // Whoever ends the key or the operator's access meanwhile has the operator's row.
    const operator = await trx
      .selectFrom('operators')
      .select('id')
      .where('id', '=', row.operatorId)
      .where('disabled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    const still = await keyOfSecret(trx, ['operator-passkey'], row.credential_id, now).select('id').executeTakeFirst()
    if (operator === undefined || still === undefined) refuse()
    await noteUse(trx, row, now)
    await trx
      .updateTable('operator_passkeys')
      .set({ uses: authenticationInfo.newCounter })
      .where('key_id', '=', row.id)
      .execute()
    return startOperatorSession(trx, { operatorId: row.operatorId, device, now })
  })
}

const passkeyOf = async ({ db, now }: Services, credentialId: string) =>
  keyOfSecret(db, ['operator-passkey'], credentialId, now())
    .innerJoin('operator_passkeys', 'operator_passkeys.key_id', 'access_keys.id')
    .innerJoin('operators', 'operators.id', 'access_keys.operator_id')
    .select(usedColumns)
    .select(['operators.id as operatorId', 'credential_id', 'public_key', 'uses'])
    .where('operators.disabled_at', 'is', null)
    .executeTakeFirst()
