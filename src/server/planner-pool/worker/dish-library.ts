import type {
  LibraryDish,
  LibraryPlace,
  LibraryPlacesReply,
  LibraryQuery,
  LibraryReply,
} from '#domain/api/member/library.ts'
import { localeIn } from '#domain/formats.ts'
import { languageIn, type Usage } from '#domain/usage.ts'
import { sharedCooking } from '#planner/derive/shared-cooking.ts'
import { englishFor } from '#planner/foods/american-english.ts'
import { foodName } from '#planner/foods/food-name.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { changeableWeek } from '#planner/plan/change/changeable-week.ts'
import { freshFromHome } from '#planner/plan/change/from-home.ts'
import { rankedSwaps } from '#planner/plan/change/swap-meal.ts'
import { relaxedCook } from '#planner/plan/search/relaxed-rules.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { tableSeats } from '#planner/plan/search/table-seats.ts'
import { plateName } from '#planner/plate/plate-name.ts'
import { isTold, type Recipe } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { awayKcal } from '#planner/week/week-plan.ts'
import { dishTitle } from '#planner/wording/dish-words.ts'
import type { MarkedDishes, OwnWeek, Past, Shopping } from '#server/planner-pool/planner-pool.ts'
import { cuisineWords } from '#server/planner-pool/words/label-words.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { listChanges } from './list-changes.ts'
import { changedWeek, seen } from './meal-changes.ts'
import { titleFor } from './said-dish.ts'
import { cookingsIn, type Served, servedIn } from './served-dishes.ts'
import { dayAtHome, dayFigures, portionFigures, sumOf, withElsewhere } from './week-figures.ts'

/** The most dishes of one reply. */
const MOST_SHOWN = 60

/**
 * The recipes that may stand in a week: for everybody at its table, within skill, time, bans and dislikes, in
 * the language of who asks.
 */
function offered({ request, plan }: OwnWeek, usage: Usage): readonly Recipe[] {
  const { candidates } = searchSpacesFor(request, library)(plan.relaxed)
  const told = candidates.recipes.filter((recipe) => isTold(recipe, languageIn(usage)))
  if (request.others === undefined) return told
  const seats = tableSeats(request, relaxedCook(request.cook, plan.relaxed))
  return told.filter(
    (recipe) => new Set(sharedCooking(recipe, seats).flatMap(({ eaters }) => eaters)).size === seats.length,
  )
}

/** A text to search in: without accents, in lower case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Titles and foods of a dish in both Englishes and in the language of who searches. */
function wordsOf({ variant }: Served, usage: Usage): string {
  const foods = variant.lines.map(({ id }) => ingredient(id).name)
  const both = (['metric-GB', 'metric-US'] as const).flatMap((english) => [
    dishTitle(variant, english),
    ...foods.map((food) => englishFor(english, food)),
  ])
  const own = [titleFor(variant, usage), ...variant.lines.map(({ id }) => foodName(id, usage))]
  return plain([...both, ...own].join(' '))
}

/** The dishes that a household may eat and that are asked for, favourites and what uses food at home first. */
export function dishLibrary(
  planned: OwnWeek,
  asked: Omit<LibraryQuery, 'today'>,
  { favourites, noted }: MarkedDishes,
  { usage, home }: Shopping,
): LibraryReply {
  const { request, plan, own = request } = planned
  const serve = servedIn(own, cookingsIn(request, plan))
  const { cuisineWords: cuisines } = wordsIn(localeIn(usage), { cuisineWords })
  const words = plain(asked.search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  const found = offered(planned, usage).flatMap((recipe): readonly LibraryDish[] => {
    if (asked.cuisine !== undefined && recipe.cuisine !== asked.cuisine) return []
    if (asked.slot !== undefined && !recipe.slots.includes(asked.slot)) return []
    if (asked.minutes !== undefined && recipe.minutes.total > asked.minutes) return []
    const liked = favourites.includes(recipe.id)
    if (asked.liked !== undefined && !liked) return []
    if (asked.noted !== undefined && !noted.includes(recipe.id)) return []
    const served = serve(recipe.id)
    const uses = freshFromHome(served.variant, { atHome: home })
    if (asked.home !== undefined && uses.length === 0) return []
    if (words.length > 0 && !words.every((word) => wordsOf(served, usage).includes(word))) return []
    const { energy, protein } = portionFigures(served, 1)
    return [
      {
        recipe: recipe.id,
        picture: plateName(served.variant),
        title: titleFor(served.variant, usage),
        cuisine: cuisines[recipe.cuisine],
        slots: [...recipe.slots],
        minutes: recipe.minutes.total,
        ...{ energy, protein, liked },
        uses: uses.map((id) => foodName(id, usage)),
      },
    ]
  })
  const rank = ({ liked, uses }: LibraryDish) => Number(liked) * 100 + uses.length
  const sorted = found.toSorted((a, b) => rank(b) - rank(a) || a.title.localeCompare(b.title))
  return { total: sorted.length, dishes: sorted.slice(0, MOST_SHOWN) }
}

/** The meals in whose place a dish may come, in the order of the week, with what each day becomes; null if it is not theirs. */
export function libraryPlaces(
  planned: OwnWeek,
  id: string,
  { from, eaten }: Past,
  shopping: Shopping,
): LibraryPlacesReply | null {
  const { request, plan, own = request } = planned
  const week = changeableWeek(request, plan, library)
  const recipe = offered(planned, shopping.usage).find((each) => each.id === id)
  if (recipe === undefined || week === null) return null
  const changeOf = listChanges(planned, shopping)
  const serveIn = (days: typeof plan.days) => servedIn(own, cookingsIn(request, { ...plan, days }))
  const figuresOf = (days: typeof plan.days, day: number) => {
    const today = dayAtHome(seen(planned, { ...plan, days }), day, own.person)
    return withElsewhere(sumOf(dayFigures(today, serveIn(days)).flat()), today, own.person)
  }
  const places = plan.days.flatMap(({ meals }, day) =>
    meals.flatMap((meal, at): readonly LibraryPlace[] => {
      const isOver = day < from || (day === from && eaten.includes(at))
      const isHere = recipe.slots.includes(meal.slot) && meal.dishes[0]?.recipe !== id
      if (isOver || !isHere || meal.kept === true || awayKcal(meal, request.person) !== null) return []
      const swap = rankedSwaps(week, { day, meal: at, dish: 0 }, id)[0]
      if (swap === undefined) return []
      const after = swap.keeps ? changedWeek(planned, day, swap.day) : null
      if (after !== null)
        return [{ day, meal: at, figures: figuresOf(after.days, day), fits: true, list: changeOf(after) }]
      return [{ day, meal: at, figures: figuresOf(plan.days.with(day, swap.day), day), fits: false }]
    }),
  )
  return { title: titleFor(serveIn(plan.days)(id).variant, shopping.usage), places }
}
