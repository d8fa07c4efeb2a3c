import type { Standing } from '#domain/household/abilities.ts'
import { eatersOf } from '#server/households/eaters.ts'
import type { Member } from '#server/members/member/member.ts'
import type { Reader } from '#server/platform/db/transaction.ts'

/** Who a member is to somebody who may eat in the same household. */
export async function standingOf(
  db: Reader,
  { personId, householdId }: Pick<Member, 'personId' | 'householdId'>,
  eaterId: string,
): Promise<Standing> {
  if (eaterId === personId) return 'self'
  const eater = (await eatersOf(db, householdId)).find(({ id }) => id === eaterId)
  if (eater === undefined) return 'stranger'
  return eater.person_id === null ? 'keeper' : 'partner'
}
