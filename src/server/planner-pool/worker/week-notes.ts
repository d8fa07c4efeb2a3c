import type { LocaleTag } from '#domain/language/locales.ts'
import type { IsoDate } from '#domain/time.ts'
import { library } from '#planner/recipes/library.ts'
import type { Rule } from '#planner/validate-week/food-rules.ts'
import type { LikedAbsent } from '#planner/validate-week/liked-kinds.ts'
import { type WeekNote, weekNotes } from '#planner/validate-week/week-notes.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { cuisineWords, dishWords } from '#server/planner-pool/words/label-words.ts'
import { mealText, weekdayText } from '#server/planner-pool/words/phrases.ts'
import { likedAbsentWords } from '#server/planner-pool/words/week-note-words.ts'
import { likedAbsentSentence, weekNoteSentences } from '#server/planner-pool/words/week-sentences.ts'
import { wordsIn } from '#server/words/words-in.ts'

type Kind = WeekNote['kind']
type NoteOf<K extends Kind> = Extract<WeekNote, { readonly kind: K }>

const isOf =
  <K extends Kind>(kind: K) =>
  (note: WeekNote): note is NoteOf<K> =>
    note.kind === kind

type ShownDays = {
  readonly startsOn: IsoDate
  /** Number of days that are shown; there are no notes about the others. */
  readonly days: number
  readonly locale: LocaleTag
}

/** The notes worth showing about a week, at most one sentence of each kind; its strengths come first. */
export function noteSentences(
  plan: WeekPlan,
  request: WeekRequest,
  { startsOn, days, locale }: ShownDays,
): readonly string[] {
  const { diets, restrictions } = request.cook
  const all = weekNotes(plan, request, library).filter((note) => !('day' in note) || note.day <= days)
  return textsOf(withOneOnDesserts(all), [...diets, ...restrictions], startsOn, locale)
}

/**
 * The notes as sentences. The week's strengths come first, because only the first notes are shown until the user taps.
 */
export function textsOf(
  notes: readonly WeekNote[],
  rules: readonly Rule[],
  startsOn: IsoDate,
  locale: LocaleTag,
): readonly string[] {
  const say = weekNoteSentences(locale)
  const of = <K extends Kind>(kind: K) => notes.filter(isOf(kind))
  const short = of('PROTEIN_SHORT').map(({ day, shortfall }) => ({
    name: weekdayText(startsOn, day - 1, locale),
    value: shortfall,
  }))
  // Snacks may differ in size.
  const mains = of('MEAL_SHARE').filter(({ slot }) => slot !== 'SNACK')
  const meals = mains.map(({ day, slot, energy }) => ({
    name: mealText(startsOn, day - 1, slot, locale),
    value: energy,
  }))
  const odd = of('ODD_SIDES').map(({ day, slot }) => mealText(startsOn, day - 1, slot, locale))
  const regular = of('REGULAR_MISSED').map(({ day, slot }) => mealText(startsOn, day - 1, slot, locale))
  const [kept, missed] = [of('MEDITERRANEAN').filter(isKept), of('MEDITERRANEAN').filter((score) => !isKept(score))]
  const [planned, absent] = [of('SWEETS').filter(isPlanned), of('SWEETS').filter((sweets) => !isPlanned(sweets))]
  return [
    ...kept.map(say.mediterranean),
    ...planned.map(say.sweets),
    ...(short.length > 0 ? [say.proteinShort(short)] : []),
    ...(regular.length > 0 ? [say.regularMissed(regular)] : []),
    ...likedAbsentTexts(of('LIKED_ABSENT'), locale),
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

function nameOf({ liked }: LikedAbsent, locale: LocaleTag): string {
  const words = wordsIn(locale, { cuisineWords, dishWords, likedAbsentWords })
  if ('cuisine' in liked) return words.likedAbsentWords.food(words.cuisineWords[liked.cuisine])
  const dishes: Readonly<Record<string, string>> = words.dishWords
  return dishes[liked.dish] ?? ''
}

/** Liked dishes that are absent, one sentence for all with the same reason. */
export function likedAbsentTexts(notes: readonly LikedAbsent[], locale: LocaleTag): readonly string[] {
  const groups = Map.groupBy(notes, (note) => (note.reason === 'RULED_OUT' ? `by ${note.rule}` : note.reason))
  return [...groups.values()].flatMap((group) => {
    const [one] = group
    if (one === undefined) return []
    const names = group.map((note) => nameOf(note, locale))
    return likedAbsentSentence(one.reason, names, one.reason === 'RULED_OUT' ? one.rule : null, locale)
  })
}
