import { type Outcome, repeatedLetters } from './flow.ts'
import type { Town } from './town.ts'

const inTheAir: ReadonlySet<string> = new Set(['open', 'waiting', 'pending'])

/** What is wrong with how a killed flow came to its end, measured by one in which nothing happened; the end is another matter. */
export function faultsOf(town: Town, killed: Outcome, plain: Outcome, mayRepeatLetter: boolean): readonly string[] {
  const { attempts, deeds, consents, unsettled } = killed.trace
  const paid = attempts.filter((state) => state === 'succeeded').length
  const repeated = repeatedLetters(town, killed.visitor)
  const faults: readonly (readonly [boolean, string])[] = [
    [unsettled.length > 0, `events are left: ${JSON.stringify(unsettled)}`],
    [paid !== 1, `${paid} attempts were paid`],
    [attempts.some((state) => inTheAir.has(state)), `an attempt is in the air: ${attempts.join()}`],
    [deeds.join() !== plain.trace.deeds.join(), `deeds: ${deeds.join()}`],
    [new Set(consents).size !== new Set(plain.trace.consents).size, `consents: ${consents.join()}`],
    [repeated > (mayRepeatLetter ? 1 : 0), `${repeated} letters came twice`],
  ]
  return faults.flatMap(([isThere, text]) => (isThere ? [text] : []))
}
