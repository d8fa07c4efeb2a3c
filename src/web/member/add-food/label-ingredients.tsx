import { avoidedIn } from '#domain/foods/avoided-in.ts'
import type { IngredientLines } from '#domain/label/ingredient-lines.ts'
import { useMember } from '#web/member/data/use-member-data.ts'
import { avoidedOf } from '#web/member/pack/avoided-by-diet.ts'
import { AvoidedNamesNote } from '#web/member/pack/avoided-names-note.tsx'
import { AvoidedNote } from '#web/member/pack/avoided-note.tsx'
import { knownBesideWords as words } from './known-beside-words.ts'

/** Says what the ingredients on a picture name of that which the member avoids, and that they may not be all. */
export function LabelIngredients({ ingredients: { contains, mayContain } }: { ingredients: IngredientLines }) {
  const member = useMember()
  if (member.kind !== 'ready' || contains.length + mayContain.length === 0) return null
  const avoided = avoidedOf(member.value.settings)
  const traces = mayContain.flatMap((line) => avoidedIn(line, avoided).map(({ restriction }) => restriction))
  return (
    <>
      <AvoidedNamesNote names={contains} />
      <AvoidedNote contains={[]} mayContain={[...new Set(traces)]} />
      <p>{words.ingredients}</p>
    </>
  )
}
