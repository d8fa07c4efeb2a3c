import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import type { TestApp } from '#server/test-app.fixture.ts'
import { sealSecret } from './code-secret.ts'
import { oneTimeCodeAt } from './one-time-code.ts'
import { lowerPasswordCost, type signedInOperator } from './operator.fixture.ts'
import { softPasskey } from './soft-passkey.fixture.ts'

type Operator = Awaited<ReturnType<typeof signedInOperator>>
type Challenge = { readonly challenge: string }

const PASSWORD = 'correct horse battery'
const authenticator = Buffer.alloc(20, 7)

/** Gives an operator a password and an authenticator, and returns the proof of both. */
export async function proofOf({ services }: TestApp, { id }: Operator) {
  await lowerPasswordCost(services, `op-${id}`, PASSWORD)
  const code_secret = sealSecret(services.keys, authenticator)
  await services.db.updateTable('operators').set({ code_secret, code_step: 0 }).where('id', '=', id).execute()
  return { password: PASSWORD, code: oneTimeCodeAt(authenticator, new Date()) }
}

export const challengeFor = async (operator: Operator): Promise<Challenge> =>
  (await operator.get(consoleRoutes.passkeyOptions)).json()

/** Adds a passkey the way an operator does, and returns how it signs in. */
export async function addedPasskey(server: TestApp, operator: Operator, name = 'Laptop') {
  const passkey = softPasskey()
  const proof = await proofOf(server, operator)
  const credential = passkey.register(await challengeFor(operator))
  const added = await operator.act(consoleRoutes.passkeys, { name, ...proof, credential })
  if (added.statusCode !== 204) throw new Error(`It was not added: ${added.body}`)
  const challenge = async (): Promise<Challenge> => (await server.get(consoleRoutes.passkeySignIn)).json()
  const send = (answer: object): Promise<LightMyRequestResponse> =>
    server.post(consoleRoutes.passkeySignIn, { credential: answer }, { 'idempotency-key': randomUUID() })
  return {
    passkey,
    challenge,
    send,
    signIn: async () => send(passkey.answer(await challenge(), { user: operator.id })),
  }
}
