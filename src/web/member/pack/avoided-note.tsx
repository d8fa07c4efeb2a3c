import type { Choice } from '#domain/answers/choices.ts'
import type { MemberRestriction } from '#domain/answers/member-restrictions.ts'
import { useMember } from '#web/member/data/use-member-data.ts'
import { restrictionName } from '#web/member/words/restrictions.ts'
import styles from './pack.module.css'
import { packWords } from './pack-words.ts'

/** What a way of eating leaves out that a pack names as an allergen. */
const avoidedBy: { readonly [D in Choice<'typeDietPrefer'>]?: readonly MemberRestriction[] } = {
  LACTOSE_FREE: ['DAIRY'],
  GLUTEN_FREE: ['GLUTEN'],
  VEGAN: ['DAIRY', 'EGGS', 'SEAFOOD', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  VEGETARIAN: ['SEAFOOD', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'],
}

/** Allergens that a source names. That one is not named does not mean that it is not in the product. */
export type PackAllergens = {
  readonly contains: readonly MemberRestriction[]
  readonly mayContain: readonly MemberRestriction[]
}

/** Says which of the allergens of a pack the member avoids; nothing if there is none. */
export function AvoidedNote({ contains, mayContain }: PackAllergens) {
  const member = useMember()
  if (member.kind !== 'ready') return null
  const { restrictions, diets } = member.value.settings
  const avoided = new Set<MemberRestriction>([...restrictions, ...diets.flatMap((diet) => avoidedBy[diet] ?? [])])
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
