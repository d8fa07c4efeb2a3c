import { SessionReply } from '#domain/api/console/operators.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { request } from '#web/device/request.ts'
import { createStore } from '#web/device/store.ts'

type ConsoleSession =
  | { readonly kind: 'loading' | 'signed-out' | 'unreachable' }
  | { readonly kind: 'signed-in'; readonly session: SessionReply }

/** The operator who is signed in to the console in this tab. */
export const sessionStore = createStore<ConsoleSession>({ kind: 'loading' })

export const sessionFrom = parserOf(SessionReply)

export const enter = (session: SessionReply): void => sessionStore.set({ kind: 'signed-in', session })
export const leave = (): void => sessionStore.set({ kind: 'signed-out' })

/** Asks the server who is signed in. */
export async function loadSession(): Promise<void> {
  const outcome = await request(consoleRoutes.session, sessionFrom)
  if (outcome.kind === 'ok') enter(outcome.value)
  else if (outcome.kind === 'refused' && outcome.code === 'OPERATOR_NEEDED') leave()
  else sessionStore.set({ kind: 'unreachable' })
}
