import type { LikedAbsent } from '#planner/validate-week/liked-kinds.ts'
import { cuisineWords } from '#server/planner-pool/words/cuisines.ts'
import { dishWords } from '#server/planner-pool/words/dishes.ts'
import { likedAbsentSentences as say } from '#server/planner-pool/words/liked-absent.ts'

const dishName: Readonly<Record<string, string>> = dishWords

const nameOf = ({ liked }: LikedAbsent): string =>
  'cuisine' in liked ? `${cuisineWords[liked.cuisine]} food` : (dishName[liked.dish] ?? '')

/** Something that is liked and absent, as a sentence for all that has the same reason. */
export function likedAbsentTexts(notes: readonly LikedAbsent[]): readonly string[] {
  const groups = Map.groupBy(notes, (note) => (note.reason === 'RULED_OUT' ? `by ${note.rule}` : note.reason))
  return [...groups.values()].flatMap((group) => {
    const [one] = group
    if (one === undefined) return []
    const names = group.map(nameOf)
    return one.reason === 'RULED_OUT' ? say.RULED_OUT(names, one.rule) : say[one.reason](names)
  })
}
