import type { MemberRestriction } from '#domain/answers/member-restrictions.ts'
import { useMember } from '#web/member/data/use-member-data.ts'
import { restrictionName } from '#web/member/words/restrictions.ts'
import { avoidedOf } from './avoided-by-diet.ts'
import styles from './pack.module.css'
import { packWords } from './pack-words.ts'

/** Allergens that a source names. That one is not named does not mean that it is not in the product. */
export type PackAllergens = {
  readonly contains: readonly MemberRestriction[]
  readonly mayContain: readonly MemberRestriction[]
}

/** Says which of the allergens of a pack the member avoids; nothing if there is none. */
export function AvoidedNote({ contains, mayContain }: PackAllergens) {
  const member = useMember()
  if (member.kind !== 'ready') return null
  const avoided = avoidedOf(member.value.settings)
  const namesOf = (found: readonly MemberRestriction[]) =>
    found.filter((each) => avoided.has(each)).map(restrictionName)
  const [sure, possible] = [namesOf(contains), namesOf(mayContain)]
  if (sure.length + possible.length === 0) return null
  return (
    <div className={styles.doubts} role="alert">
      {sure.length > 0 && <p>{packWords.avoided.contains(sure.join(', '))}</p>}
      {possible.length > 0 && <p>{packWords.avoided.mayContain(possible.join(', '))}</p>}
    </div>
  )
}
