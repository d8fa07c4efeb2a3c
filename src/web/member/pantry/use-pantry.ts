import { type PantryCorrection, PantryView } from '#domain/api/member/pantry.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { today } from '#web/device/today.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { type MemberOutcome, requestMember } from '#web/member/data/request-member.ts'
import { type MemberData, setMemberData, useMemberData } from '#web/member/data/use-member-data.ts'
import { memberWords } from '#web/member/words/member-words.ts'
import { pantryWords as words } from './pantry-words.ts'

const pantryFrom = parserOf(PantryView)

export const usePantry = (): MemberData<PantryView> =>
  useMemberData(`${routes.memberPantry}?today=${today()}`, pantryFrom, routes.memberPantry)

const correctionRoute = (correction: string): string =>
  `${filled(routes.memberPantryCorrection, { correction })}?today=${today()}`

function show(outcome: MemberOutcome<PantryView>): boolean {
  if (outcome.kind !== 'ok') announce(outcome.kind === 'refused' ? outcome.message : memberWords.notNow)
  else setMemberData(routes.memberPantry, outcome.value)
  return outcome.kind === 'ok'
}

/** Takes back what was said. */
export async function takeBack(id: string): Promise<void> {
  const outcome = await requestMember(correctionRoute(id), { method: 'DELETE', parse: pantryFrom })
  if (show(outcome)) announce(words.undone)
}

/** Says something about what is at home; it can be undone. */
export async function correctPantry(correction: PantryCorrection, done: string): Promise<boolean> {
  const id = crypto.randomUUID()
  const outcome = await requestMember(correctionRoute(id), { method: 'PUT', body: correction, parse: pantryFrom })
  if (!show(outcome)) return false
  announce(done, { label: words.undo, run: () => void takeBack(id) })
  return true
}
