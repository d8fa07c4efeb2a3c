import type { Outcome } from './flow.ts'

const unsettledStates: ReadonlySet<string> = new Set(['open', 'waiting', 'pending'])

/**
 * What went wrong on the way in a flow with a crash, compared with one without; the end states are compared elsewhere.
 */
export function violationsOf(killed: Outcome, plain: Outcome): readonly string[] {
  const { attempts, actions, consents, unsettled } = killed.trace
  const paid = attempts.filter((state) => state === 'succeeded').length
  const { repeatedEmails } = killed
  const found: readonly (readonly [boolean, string])[] = [
    [unsettled.length > 0, `webhooks are left: ${JSON.stringify(unsettled)}`],
    [paid !== 1, `${paid} attempts were paid`],
    [attempts.some((state) => unsettledStates.has(state)), `an attempt is unsettled: ${attempts.join()}`],
    [actions.join() !== plain.trace.actions.join(), `actions: ${actions.join()}`],
    [new Set(consents).size !== new Set(plain.trace.consents).size, `consents: ${consents.join()}`],
    [repeatedEmails.length > 0, `emails arrived twice that were marked as sent: ${repeatedEmails.join()}`],
  ]
  return found.flatMap(([isFound, text]) => (isFound ? [text] : []))
}
