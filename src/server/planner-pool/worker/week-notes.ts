import type { IsoDate } from '#domain/time.ts'
import { library } from '#planner/recipes/library.ts'
import type { LikedAbsent } from '#planner/validate-week/liked-kinds.ts'
import { type WeekNote, weekNotes } from '#planner/validate-week/week-notes.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { cuisineWords, dishWords } from '#server/planner-pool/words/labels.ts'
import { mealText, weekdayText } from '#server/planner-pool/words/phrases.ts'
import { likedAbsentSentences, weekNoteSentences as say } from '#server/planner-pool/words/week-sentences.ts'

type Kind = WeekNote['kind']
type NoteOf<K extends Kind> = Extract<WeekNote, { readonly kind: K }>

const isOf =
  <K extends Kind>(kind: K) =>
  (note: WeekNote): note is NoteOf<K> =>
    note.kind === kind

/**
 * What is worth a word about a week, as at most one sentence of each kind.
 * @param days how many of its days are shown; of the others nothing is said
 */
export function noteSentences(
  plan: WeekPlan,
  request: WeekRequest,
  startsOn: IsoDate,
  days: number,
): readonly string[] {
  const notes = weekNotes(plan, request, library).filter((note) => !('day' in note) || note.day <= days)
  const of = <K extends Kind>(kind: K) => notes.filter(isOf(kind))
  const short = of('PROTEIN_SHORT').map(({ day, shortfall }) => ({
    name: weekdayText(startsOn, day - 1),
    value: shortfall,
  }))
  // Snacks need not be of one size.
  const mains = of('MEAL_SHARE').filter(({ slot }) => slot !== 'SNACK')
  const meals = mains.map(({ day, slot, energy }) => ({
    name: mealText(startsOn, day - 1, slot),
    value: energy,
  }))
  const odd = of('ODD_SIDES').map(({ day, slot }) => mealText(startsOn, day - 1, slot))
  return [
    ...(short.length > 0 ? [say.proteinShort(short)] : []),
    ...likedAbsentTexts(of('LIKED_ABSENT')),
    ...of('MEDITERRANEAN').map(say.mediterranean),
    ...of('MAINS_AGAIN').map(say.mainsAgain),
    ...of('FIBRE_LOW').map(say.fibreLow),
    ...of('SODIUM_HIGH').map(say.sodiumHigh),
    ...(odd.length > 0 ? [say.oddSides(odd)] : []),
    ...of('FEW_PLANTS').map(say.fewPlants),
    ...of('SWEETS').map(say.sweets),
    ...of('NO_ROOM_FOR_SWEETS').map(say.noRoomForSweets),
    ...of('LATE_SNACK').map(say.lateSnack),
    ...(meals.length > 0 ? [say.mealShare(meals)] : []),
    ...of('SODA').map(say.soda),
  ]
}

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
    return one.reason === 'RULED_OUT'
      ? likedAbsentSentences.RULED_OUT(names, one.rule)
      : likedAbsentSentences[one.reason](names)
  })
}
