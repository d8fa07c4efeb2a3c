import type { IsoDate } from '#domain/time.ts'
import { library } from '#planner/recipes/library.ts'
import type { Rule } from '#planner/validate-week/food-rules.ts'
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
 * The notes worth showing about a week, at most one sentence of each kind; its strengths come first.
 * @param days number of days that are shown; there are no notes about the others
 */
export function noteSentences(
  plan: WeekPlan,
  request: WeekRequest,
  startsOn: IsoDate,
  days: number,
): readonly string[] {
  const { diets, restrictions } = request.cook
  const all = weekNotes(plan, request, library).filter((note) => !('day' in note) || note.day <= days)
  return textsOf(withOneOnDesserts(all), [...diets, ...restrictions], startsOn)
}

/**
 * The notes as sentences. The week's strengths come first, because only the first notes are shown until the user taps.
 */
export function textsOf(notes: readonly WeekNote[], rules: readonly Rule[], startsOn: IsoDate): readonly string[] {
  const of = <K extends Kind>(kind: K) => notes.filter(isOf(kind))
  const short = of('PROTEIN_SHORT').map(({ day, shortfall }) => ({
    name: weekdayText(startsOn, day - 1),
    value: shortfall,
  }))
  // Snacks may differ in size.
  const mains = of('MEAL_SHARE').filter(({ slot }) => slot !== 'SNACK')
  const meals = mains.map(({ day, slot, energy }) => ({
    name: mealText(startsOn, day - 1, slot),
    value: energy,
  }))
  const odd = of('ODD_SIDES').map(({ day, slot }) => mealText(startsOn, day - 1, slot))
  const [kept, missed] = [of('MEDITERRANEAN').filter(isKept), of('MEDITERRANEAN').filter((score) => !isKept(score))]
  const [planned, absent] = [of('SWEETS').filter(isPlanned), of('SWEETS').filter((sweets) => !isPlanned(sweets))]
  return [
    ...kept.map(say.mediterranean),
    ...planned.map(say.sweets),
    ...(short.length > 0 ? [say.proteinShort(short)] : []),
    ...likedAbsentTexts(of('LIKED_ABSENT')),
    ...missed.map(say.mediterranean),
    ...missed.flatMap((score) => say.mediterraneanMore(score, rules) ?? []),
    ...of('MAINS_AGAIN').map(say.mainsAgain),
    ...of('FIBRE_LOW').map(say.fibreLow),
    ...of('SODIUM_HIGH').map(say.sodiumHigh),
    ...(odd.length > 0 ? [say.oddSides(odd)] : []),
    ...of('FEW_PLANTS').map(say.fewPlants),
    ...absent.map(say.sweets),
    ...of('NO_ROOM_FOR_SWEETS').map(say.noRoomForSweets),
    ...of('LATE_SNACK').map(say.lateSnack),
    ...(meals.length > 0 ? [say.mealShare(meals)] : []),
    ...of('SODA').map(say.soda),
    ...kept.flatMap((score) => say.mediterraneanMore(score, rules) ?? []),
  ]
}

const isKept = ({ points, wanted }: NoteOf<'MEDITERRANEAN'>): boolean => points >= wanted
const isPlanned = ({ days }: NoteOf<'SWEETS'>): boolean => days > 0

const isOnDesserts = (note: WeekNote): note is NoteOf<'LIKED_ABSENT'> =>
  note.kind === 'LIKED_ABSENT' && 'dish' in note.liked && note.liked.dish === 'DESSERTS'

/**
 * For a week without a dessert, keeps one note that says why: no meal has room for it, else it is ruled out or out of
 * reach, else the note about the craving.
 */
export function withOneOnDesserts(notes: readonly WeekNote[]): readonly WeekNote[] {
  const liked = notes.find(isOnDesserts)
  if (liked === undefined) return notes
  const hasNoRoom = notes.some(isOf('NO_ROOM_FOR_SWEETS'))
  const isOnlyThisWeek = liked.reason === 'NOT_THIS_WEEK'
  const isNoDessert = (note: WeekNote) => note.kind === 'SWEETS' && note.days === 0
  if (hasNoRoom || (isOnlyThisWeek && notes.some(isNoDessert))) return notes.filter((note) => note !== liked)
  return notes.filter((note) => !isNoDessert(note))
}

const dishName: Readonly<Record<string, string>> = dishWords

const nameOf = ({ liked }: LikedAbsent): string =>
  'cuisine' in liked ? `${cuisineWords[liked.cuisine]} food` : (dishName[liked.dish] ?? '')

/** Liked dishes that are absent, one sentence for all with the same reason. */
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
