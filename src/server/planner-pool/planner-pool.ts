import type { FoodTableView } from '#domain/api/member/diary.ts'
import type { LibraryPlacesReply, LibraryQuery, LibraryReply } from '#domain/api/member/library.ts'
import type { OwnDishOffer } from '#domain/api/member/own-dishes.ts'
import type { PantryFood, PantryView } from '#domain/api/member/pantry.ts'
import type { PhotoItem } from '#domain/api/member/photo.ts'
import type { BannableFood, RecipeCard } from '#domain/api/member/recipe.ts'
import type { ShoppingLineView } from '#domain/api/member/shopping.ts'
import type { Candidate, MealChange, MealMove, WeekView } from '#domain/api/member/week.ts'
import type { PreviewMeal, PreviewRequest } from '#domain/api/preview.ts'
import type { DiaryFigures } from '#domain/diary/figures.ts'
import type { Review } from '#domain/plan-review/review.ts'
import type { ReviewInput } from '#domain/plan-review/review-input.ts'
import type { StandingSafety } from '#domain/plan-review/standing-safety.ts'
import type { Days } from '#domain/units.ts'
import type { Usage } from '#domain/usage.ts'
import type { WeighingHistory } from '#domain/weight-filter/weighing-history.ts'
import type { WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'
import type { Rules } from '#planner/derive/diet-rules.ts'
import type { OwnDishMade } from '#planner/plan/change/own-meals.ts'
import type { PlateRaise } from '#planner/plan/change/raise-plate.ts'
import type { Raise } from '#planner/plan/change/raise-week.ts'
import type { Around } from '#planner/plan/search/staying-dishes.ts'
import type { PlateLook } from '#planner/plate/plate-picture.ts'
import type { Slot } from '#planner/recipe.ts'
import type { AtHome, PlannedDish, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'

/** No week is possible for this request: these meals have too few dishes even with every relaxation. */
export type ImpossibleWeek = { readonly kind: 'impossible'; readonly missing: readonly Slot[] }
export type PlannedWeek = { readonly kind: 'planned'; readonly plan: WeekPlan }

/** A planned week, with the request that it was planned for. */
export type Planned = { readonly request: WeekRequest; readonly plan: WeekPlan }

/** A planned week as one of its table eats from it. */
export type OwnWeek = Planned & {
  /** Their own request, as if for them alone; absent for whoever the week was planned for. */
  readonly own?: WeekRequest
}

/** Who of its table eats from a week. */
export const eaterOf = ({ request, own = request }: Pick<OwnWeek, 'request' | 'own'>): string => own.person

/** Who eats a dish: somebody, with everybody at their table, each under rules of their own. */
export type Kitchen = {
  /** Whose plate is meant. */
  readonly eater: string
  readonly table: Pick<WeekRequest, 'person' | 'bannedIngredients' | 'others'> & { readonly cook: Rules }
}

/** The kitchen of a planned week, for whoever eats from it. */
export const kitchenOf = (week: Pick<OwnWeek, 'request' | 'own'>): Kitchen => ({
  eater: eaterOf(week),
  table: week.request,
})

/** What of a week is past: the days before `from`, and the meals of that day that somebody has eaten. From 0. */
export type Past = { readonly from: number; readonly eaten: readonly number[] }

/** A planned week as a kitchen lived it. Days count from that of a week 0; `at` orders what happened. */
export type TickedWeek = {
  readonly planned: Planned
  /** The foods that were ticked on its list, as their lines are named. */
  readonly ticked: readonly { readonly food: string; readonly day: number; readonly at: number }[]
  /** For how many the list was when it was ticked; absent if that is not known. */
  readonly eaters?: number
  /** Meals that were not cooked. */
  readonly notCooked: readonly MealPlace[]
}

/** What a member said about a food at home; grams of null are a pack. */
export type FoodSaid = { readonly food: string; readonly day: number; readonly at: number } & (
  | { readonly kind: 'HAVE'; readonly grams: number | null }
  | { readonly kind: 'GONE' | 'FROZEN' }
)

/** All that is known of what was bought, cooked and said. */
export type KitchenHistory = { readonly weeks: readonly TickedWeek[]; readonly said: readonly FoodSaid[] }

/** What should be at home on a day, and what many kitchens have beside it. */
export type Pantry = {
  readonly foods: readonly (Omit<PantryFood, 'keepsUntil'> & {
    /** Days until it should be used; null for what keeps for months. */
    readonly keepsDays: number | null
  })[]
  readonly usual: PantryView['usual']
}

/** Days and meals count from 0. */
export type MealPlace = { readonly day: number; readonly meal: number }

/** What a meal is changed to; a dish of somebody's own with what is in it. */
export type PlannedChange =
  | Exclude<MealChange, { readonly to: 'own' }>
  | { readonly to: 'own'; readonly dish: OwnDishMade; readonly for?: 'me' }

/** `dish` 0 is the main dish, the others are sides. */
export type DishPlace = MealPlace & { readonly dish: number }

export type WeekShown = OwnWeek & {
  /** YYYY-MM-DD of the first day of this week. */
  readonly startsOn: string
  readonly usage: Usage
  readonly access: 'full' | 'preview'
  /** The hold or the raise for safety that stands, if any. */
  readonly safety: StandingSafety | null
  /** For a week that is past: who cooks from its recipes today, by the rules of now. */
  readonly now?: Kitchen
}

export type Replacement = MealPlace & { readonly from: string; readonly to: string }

/** For whom a week is shopped for, and what earlier weeks have left for it. */
export type Shopping = {
  readonly eaters: number
  readonly usage: Usage
  readonly home: readonly AtHome[]
  /** The first day of the week; without it all of the week counts as in the month of its start. */
  readonly startsOn?: string
}

/** Dishes that a household likes, and that whoever looks has noted something on. */
export type MarkedDishes = { readonly favourites: readonly string[]; readonly noted: readonly string[] }

/** What to plan anew: one day of a week, or all of it. */
export type AnewAsked = {
  readonly day?: number
  readonly past: Past
  /** Foods that were ticked on the list of the week. */
  readonly bought: readonly string[]
  /** The same seed gives the same week. */
  readonly seed: string
}

/** A week in which something was planned anew; or nothing was free to be, or no other week is valid. */
export type AnewWeek =
  | { readonly kind: 'planned'; readonly plan: WeekPlan }
  | { readonly kind: 'NOTHING_ANEW' | 'ANEW_IMPOSSIBLE' }

/** A line of the list before the member's ticks. */
export type ShoppingAisle = {
  readonly aisle: string
  readonly lines: readonly (Omit<ShoppingLineView, 'ticked' | 'changedAt' | 'freeze'> & {
    /** What of it is frozen for a day of the week, from 0. */
    readonly freeze?: readonly { readonly amount: string; readonly day: number }[]
  })[]
}

/**
 * Something that was eaten: dishes in portions of a serving, a meal of a stored week as the week shows it, or foods in
 * grams.
 */
export type Eaten =
  | { readonly kind: 'dishes'; readonly dishes: readonly PlannedDish[] }
  | { readonly kind: 'planned-meal'; readonly planned: OwnWeek; readonly place: MealPlace }
  | { readonly kind: 'foods'; readonly foods: readonly { readonly food: string; readonly grams: number }[] }

/** A food on a photo, as the vision model named it. */
export type SeenOnPlate = Pick<PhotoItem, 'name' | 'preparation'>
/** The foods of our tables that it may be, as shown to members. */
export type MatchedFood = Pick<PhotoItem, 'matches' | 'isSure'>

/** The title and the figures in whole numbers, or which kind of thing is unknown. */
export type EatenFigures =
  | { readonly kind: 'known'; readonly title: string; readonly figures: DiaryFigures }
  | { readonly kind: 'unknown'; readonly what: 'recipe' | 'food' }

/**
 * Everything that is computed from recipes or from a weight log, on other threads than the main one. Every plan that it
 * returns is valid. @throws Problem SERVICE_UNAVAILABLE if it has too much to do or takes too long
 */
export type PlannerPool = {
  // Names and titles are in the language of `usage`, in English in that of its market; British without.
  /** With `around` some meals stay as they are, as far as the rules of the request allow. */
  planWeek(request: WeekRequest, week: number, around?: Around): Promise<PlannedWeek | ImpossibleWeek>
  /** The meals of a day for a visitor, of which nothing is kept; null if there is no such day. */
  previewDay(asked: PreviewRequest, usage?: Usage): Promise<readonly PreviewMeal[] | null>
  /**
   * Whether the dishes of a stored week are still in the library and suit the member. All other methods about a week
   * rely on this.
   */
  isServable(planned: Planned): Promise<boolean>
  weekView(shown: WeekShown): Promise<WeekView>
  /** With `forMe` the others at the table keep their plates. */
  candidates(planned: OwnWeek, place: DishPlace, forMe?: boolean, shopping?: Shopping): Promise<readonly Candidate[]>
  /** Which of somebody's own dishes may stand at a meal, in which portion, and what speaks against the others. */
  ownDishes(
    planned: OwnWeek,
    place: MealPlace,
    dishes: readonly OwnDishMade[],
    usage: Usage,
  ): Promise<readonly OwnDishOffer[]>
  /** The meals with which a meal may exchange its place, besides what is past, with what their days become. */
  moves(planned: OwnWeek, place: MealPlace, past: Past, shopping: Shopping): Promise<readonly MealMove[]>
  /** The dishes that the table of a week may eat and that are asked for. */
  library(
    planned: OwnWeek,
    asked: Omit<LibraryQuery, 'today'>,
    marked: MarkedDishes,
    shopping: Shopping,
  ): Promise<LibraryReply>
  /** The meals of a week in whose place a dish may come, with what each day becomes; null if the table may not eat it. */
  libraryPlaces(planned: OwnWeek, recipe: string, past: Past, shopping: Shopping): Promise<LibraryPlacesReply | null>
  /** The week with other dishes for one day, or for the rest of it, around what stays. */
  planAnew(planned: Planned, asked: AnewAsked): Promise<AnewWeek>
  /** The week with one meal changed, seen from whose plate it is; null if no such week is valid. */
  changeMeal(planned: OwnWeek, place: MealPlace, change: PlannedChange, past?: Past): Promise<WeekPlan | null>
  /**
   * The week without dishes that `wanted` no longer allows (dislikes, bans), with what is past and all other meals
   * unchanged; null if the week has to be planned again.
   */
  replaceUnwanted(
    planned: Planned,
    wanted: WeekRequest,
    past: Past,
  ): Promise<{ readonly plan: WeekPlan; readonly replaced: readonly Replacement[] } | null>
  /** The week with more food for its days ahead; null if no such week is valid. */
  raiseWeek(planned: Planned, raise: Raise): Promise<Planned | null>
  /** The week with more food for one of the others at its table, and nobody else; null if no such week is valid. */
  raisePlate(planned: Planned, raise: PlateRaise): Promise<Planned | null>
  /**
   * The week for those who sit at the table now: its dishes and the plates of whoever stays are kept, those who came get
   * plates from a day on; null if it has to be planned again. `isToday` says whether that day is today: a pot may be on the
   * stove then.
   */
  seatTable(planned: Planned, wanted: WeekRequest, from: number, isToday: boolean): Promise<Planned | null>
  /** A week that was planned again, with what is past of the week before it and is left over from that. */
  renewWeek(before: Planned, fresh: Planned, past: Past): Promise<Planned>
  /** The list of a week; `home` is what earlier weeks have left for it. */
  shoppingList(
    planned: Planned,
    eaters: number,
    usage: Usage,
    home: readonly AtHome[],
  ): Promise<readonly ShoppingAisle[]>
  /** What earlier weeks leave at home for a week. */
  atHome(history: KitchenHistory, week: number, eaters: number, usage: Usage): Promise<readonly AtHome[]>
  /** What is at home on a day; the meals of the days before it are cooked. */
  pantry(history: KitchenHistory, day: number, eaters: number, usage: Usage): Promise<Pantry>
  /** A calendar file of the week with the amounts for all eaters; `link` opens the week. */
  calendar(shown: WeekShown, eaters: number, link: string): Promise<string>
  /** The same for several weeks, for apps that read it again and again; `link` opens the plan. */
  calendarFeed(weeks: readonly WeekShown[], eaters: number, link: string): Promise<string>
  /**
   * One recipe outside of any week, as a serving for each at the table who can eat it; null if it does not exist or does
   * not suit whoever asks.
   */
  recipeCard(recipe: string, kitchen: Kitchen, usage: Usage): Promise<RecipeCard | null>
  /**
   * The same recipe as a file (schema.org/Recipe in JSON) that recipe apps can import; `platesAt` is the address of its
   * picture's folder.
   */
  savedRecipe(recipe: string, kitchen: Kitchen, usage: Usage, platesAt: string): Promise<string | null>
  /** The titles of dishes as they are cooked for somebody; dishes that no longer exist are left out. */
  titles(recipes: readonly string[], kitchen: Kitchen, usage?: Usage): Promise<ReadonlyMap<string, string>>
  /** Ingredients whose name contains the text, best first, at most 20. */
  foods(search: string, usage?: Usage): Promise<readonly BannableFood[]>
  foodNames(ids: readonly string[], usage?: Usage): Promise<ReadonlyMap<string, string>>
  /** Names and figures of eaten foods and dishes, in the order of `asked`, as they are cooked for one member. */
  eatenFigures(asked: readonly Eaten[], kitchen: Kitchen, usage?: Usage): Promise<readonly EatenFigures[]>
  /** All foods, and the dishes that suit a member. */
  foodTable(kitchen: Kitchen, usage?: Usage): Promise<FoodTableView>
  /**
   * The foods and dishes of our tables that each food on a photo may be; dishes of the member's own plan come first.
   */
  matchFoods(
    seen: readonly SeenOnPlate[],
    planned: readonly string[],
    kitchen: Kitchen,
    usage?: Usage,
  ): Promise<readonly MatchedFood[]>
  /** The evaluation of a weight log, with the forecast weights for `horizon` days. */
  estimateWeight(history: WeighingHistory, horizon: Days): Promise<WeightEstimate>
  /** The weekly review of a plan. */
  reviewPlan(input: ReviewInput): Promise<Review>
  /** The picture of a dish as SVG, by its plate name, on its table or cut out; null if there is no such dish. */
  plate(picture: string, look?: PlateLook): Promise<string | null>
}
