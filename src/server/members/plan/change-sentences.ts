import type { LifeEventRequest } from '#domain/api/member/life-events.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { lifeEventNames } from '#domain/weight-filter/life-event-names.ts'
import { isDayEvent } from '#domain/weight-filter/life-events.ts'
import type { Member } from '#server/members/member/member.ts'
import type { PlannerPool } from '#server/planner-pool/planner-pool.ts'
import { mealWords } from '#server/planner-pool/words/phrase-words.ts'
import { amountText, dateText, listText, weekdayDateText, weekdayOf } from '#server/planner-pool/words/phrases.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { changeWords, doneWords, effectWords, mealChangeWords } from './change-words.ts'
import {
  doneSayings,
  effectSayings,
  kitchenSaid,
  mealSayings,
  planSayings,
  type SaidDay,
  type SaidDishes,
  type SaidKitchen,
  type SaidMeal,
  type Saying,
  type WeekChange,
  weekSayings,
} from './sayings.ts'

/** "Tuesday" in the week of the change, "Tuesday, December 1" in any other. */
const dayText = ({ on, isNear }: SaidDay, locale: LocaleTag): string =>
  (isNear ? weekdayOf : weekdayDateText)(on, locale)

/** "Tuesday’s dinner" in the week of the change, "dinner on Tuesday, December 1" in any other. */
function mealText(meal: SaidMeal, locale: LocaleTag): string {
  const { mealWords: words } = wordsIn(locale, { mealWords })
  return (meal.isNear ? words.ofDay : words.onDate)[meal.slot](dayText(meal, locale))
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

type Titles = ReadonlyMap<string, string>
/** Titles of dishes depend on the rules of their week. */
type BothTitles = { readonly before: Titles; readonly after: Titles }

/** "Operation, since November 30". */
function eventText({ kind, from, to }: LifeEventRequest, locale: LocaleTag): string {
  const { doneWords: words, lifeEventNames: names } = wordsIn(locale, { doneWords, lifeEventNames })
  const name = names[kind]
  if (isDayEvent(kind) || from === to) return words.eventOn(name, dateText(from, locale))
  return to === null
    ? words.eventSince(name, dateText(from, locale))
    : words.eventBetween(name, dateText(from, locale), dateText(to, locale))
}

/**
 * "Tuesday’s dinner: Lentil curry instead of Chicken tacos, with Rice on the side." If only the sides have changed: "On
 * the side of Tuesday’s dinner: Rice instead of Bread."
 */
function mealSentence(
  { meal, was, now }: { readonly meal: string; readonly was: SaidDishes; readonly now: SaidDishes },
  titles: BothTitles,
  locale: LocaleTag,
): string {
  const { mealChangeWords: words } = wordsIn(locale, { mealChangeWords })
  /** Names of the dishes of a meal: the main one and the sides. */
  const named = (dishes: SaidDishes, of: Titles) => {
    if (dishes === null) return undefined
    const [main = words.nothing, ...sides] = dishes.recipes.map((recipe) => of.get(recipe) ?? words.unknownDish)
    return { main: dishes.isLeftover ? words.leftovers(main) : main, sides }
  }
  const [from, to] = [named(was, titles.before), named(now, titles.after)]
  const head = capitalised(meal)
  if (to === undefined) return words.dropped(head, from?.main ?? words.nothing)
  const added = to.sides.filter((side) => !from?.sides.includes(side))
  const gone = from?.sides.filter((side) => !to.sides.includes(side)) ?? []
  const sides = listText(added, locale)
  if (from === undefined) return added.length > 0 ? words.addedWith(head, to.main, sides) : words.added(head, to.main)
  if (to.main !== from.main) {
    if (added.length > 0) return words.swappedWith(head, to.main, from.main, sides)
    const isAlone = to.sides.length === 0 && gone.length > 0
    return (isAlone ? words.swappedAlone : words.swapped)(head, to.main, from.main)
  }
  const instead = added.length > 0 ? sides : words.nothing
  return gone.length === 0 ? words.side(meal, instead) : words.sideInstead(meal, instead, listText(gone, locale))
}

/** The changes of a week as sentences, in the order of its days. */
export const weekSentences = (
  changes: readonly WeekChange[],
  titles: BothTitles,
  locale: LocaleTag,
): readonly string[] =>
  changes.map((change) =>
    'portions' in change
      ? wordsIn(locale, { changeWords }).changeWords.otherPortions(dayText(change.portions, locale))
      : mealSentence({ ...change, meal: mealText(change.meal, locale) }, titles, locale),
  )

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T => list.some((each) => each === word)

/** What is said without names of dishes and foods; null for what names them. */
export function plainSentence(saying: Saying, locale: LocaleTag): string | null {
  const words = wordsIn(locale, { changeWords, doneWords, effectWords })
  const { changeWords: change, doneWords: done, effectWords: effect } = words
  const kcal = (energy: number): string => amountText(energy, 'kcal', locale)
  const { say } = saying
  if ('event' in saying) return done[saying.say](eventText(saying.event, locale))
  if ('settings' in saying)
    return done.settings(
      listText(
        saying.settings.map((name) => done.setting[name]),
        locale,
      ),
    )
  if (say === 'guests') {
    const meal = mealText(saying.meal, locale)
    return saying.guests === 0 ? done.noGuests(meal) : done.guests(saying.guests, meal)
  }
  if (say === 'dayAnew') return done.dayAnew(dayText(saying.day, locale))
  if (say === 'energyFrom') return effect.energyFrom(dateText(saying.from, locale), kcal(saying.kcal))
  if (say === 'inSteps') return effect.inSteps(kcal(saying.kcal))
  if (say === 'moreEnergy')
    return change.moreEnergy(dayText(saying.day, locale), kcal(saying.kcal), kcal(saying.before))
  if (isOneOf(weekSayings, say) && 'from' in saying) return change[say](dateText(saying.from, locale))
  if (isOneOf(mealSayings, say) && 'meal' in saying) return done[say](mealText(saying.meal, locale))
  if (isOneOf(doneSayings, say)) return done[say]
  if (isOneOf(effectSayings, say)) return effect[say]
  if (isOneOf(planSayings, say)) return change[say]
  return null
}

type Reader = Pick<Member, 'usage' | 'formats'>

/** What is said in the language of its reader, with the names that dishes and foods have there. */
async function sentencesOf(
  plannerPool: PlannerPool,
  { usage, formats: { locale } }: Reader,
  saying: Saying,
): Promise<readonly string[]> {
  const { doneWords: done, mealChangeWords: words } = wordsIn(locale, { doneWords, mealChangeWords })
  const titlesOf = (recipes: readonly string[], kitchen: SaidKitchen) =>
    plannerPool.titles(recipes, kitchenSaid(kitchen), usage)
  if ('recipe' in saying) {
    const titles = await titlesOf([saying.recipe], saying.kitchen)
    return [done[saying.say](titles.get(saying.recipe) ?? words.unknownDish)]
  }
  if ('food' in saying) {
    const names = await plannerPool.foodNames([saying.food], usage)
    return [done[saying.say](names.get(saying.food) ?? words.unknownFood)]
  }
  if ('added' in saying) {
    const titles = await titlesOf(
      saying.added.map(({ recipe }) => recipe),
      saying.kitchen,
    )
    return saying.added.map(({ meal, recipe }) =>
      words.isAdded(capitalised(mealText(meal, locale)), titles.get(recipe) ?? words.aSnack),
    )
  }
  if ('changes' in saying) {
    const recipesOf = (side: 'was' | 'now') =>
      saying.changes.flatMap((change) => ('portions' in change ? [] : (change[side]?.recipes ?? [])))
    const [before, after] = await Promise.all([
      titlesOf(recipesOf('was'), saying.before),
      titlesOf(recipesOf('now'), saying.after),
    ])
    return weekSentences(saying.changes, { before, after }, locale)
  }
  const sentence = plainSentence(saying, locale)
  return sentence === null ? [] : [sentence]
}

/** Sentences about a change, for whoever reads it now. */
export const saidTo = async (plannerPool: PlannerPool, reader: Reader, sayings: readonly Saying[]): Promise<string[]> =>
  (await Promise.all(sayings.map((saying) => sentencesOf(plannerPool, reader, saying)))).flat()

/** The answer to a change in words, for whoever reads it now. */
export const inWords = async <Answer extends { readonly changes: readonly Saying[] }>(
  plannerPool: PlannerPool,
  reader: Reader,
  { changes, ...answer }: Answer,
): Promise<Omit<Answer, 'changes'> & { readonly changes: string[] }> => ({
  ...answer,
  changes: await saidTo(plannerPool, reader, changes),
})
