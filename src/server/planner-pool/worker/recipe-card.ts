import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { Figures } from '#domain/api/member/week.ts'
import { localeIn } from '#domain/formats.ts'
import type { Usage } from '#domain/usage.ts'
import { type AllergenSource, allergensOf, tracesIn } from '#planner/derive/allergens.ts'
import { hardDiets, objectionTo } from '#planner/derive/diet-rules.ts'
import { leftOver } from '#planner/derive/left-over.ts'
import { stepTimes } from '#planner/derive/step-times.ts'
import type { Variant, VariantLine } from '#planner/derive/variant.ts'
import { foodName } from '#planner/foods/food-name.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { plateName } from '#planner/plate/plate-name.ts'
import type { Step } from '#planner/recipe.ts'
import { cookingSteps } from '#planner/wording/cooking-steps.ts'
import { dishBlurb, dishTip, dishTitle } from '#planner/wording/dish-words.ts'
import type { MealPlace, WeekShown } from '#server/planner-pool/planner-pool.ts'
import { cookedBefore, doubleBatch, keepingText } from '#server/planner-pool/words/dish-sentences.ts'
import {
  allergenWords,
  cuisineWords,
  dietLabels,
  equipmentWords,
  skillWords,
} from '#server/planner-pool/words/label-words.ts'
import { mealText } from '#server/planner-pool/words/phrases.ts'
import { wordsIn } from '#server/words/words-in.ts'
import { ingredientLine } from './ingredient-line.ts'
import type { Pot, Share } from './pots.ts'
import { englishMark, saidDish } from './said-dish.ts'
import { eatenAgain, type Served } from './served-dishes.ts'

/** How a recipe is shown: portions in servings, and the figures that are shown with the dish. */
export type Serving = {
  /** The servings that one person eats now. */
  readonly portion: number
  /** The servings that are cooked for one person: more than the portion if the dish is also for later meals. */
  readonly cooked: number
  readonly figures: Figures
  readonly usage: Usage
  /** A hint about other meals that the dish is cooked for, or was cooked at; empty if there are none. */
  readonly hint: string
  /** Who else eats it; absent for a recipe on its own. */
  readonly table?: TableServing
}

/** A dish among the pots of a meal. */
type TableServing = {
  /** All pots of this recipe at the meal; the first is the dish itself. */
  readonly pots: readonly [Pot, ...Pot[]]
  /** The shares of everybody; null for somebody who eats alone. */
  readonly shares: readonly Share[] | null
  readonly guests: number
}

/** Grams to one decimal, and never more than the whole that they are part of. */
const partOf = (whole: number, grams: number): number => Math.min(whole, Math.round(grams * 10) / 10)

/** The labels of a recipe in the language of whoever cooks it. */
const labelsIn = (usage: Usage) =>
  wordsIn(localeIn(usage), { allergenWords, cuisineWords, dietLabels, equipmentWords, skillWords })

const sourceWords = (sources: readonly AllergenSource[], usage: Usage) =>
  sources.map(({ allergen, from }) => ({
    allergen: labelsIn(usage).allergenWords[allergen],
    from: from.map((id) => foodName(id, usage)),
  }))

const dietsOf = ({ lines }: Variant) =>
  hardDiets.filter((diet) =>
    lines.every(({ id }) => objectionTo(ingredient(id), { diets: [diet], restrictions: [] }) === null),
  )

/** The lines that a step uses. If another food replaces the written one, its line counts. */
const linesOf = ({ lines }: Variant, { uses }: Step): number[] =>
  lines.flatMap(({ id, insteadOf }, at) => (uses.includes(insteadOf?.id ?? id) ? [at] : []))

const isSameLine = (one: VariantLine, other: VariantLine): boolean => one.id === other.id && one.g === other.g

/** Servings of a dish that a line is cooked for: those of parts cooked apart that have the same line count too. */
function servingsOf(line: VariantLine, cooked: number, table: TableServing | undefined): number {
  const apart = (table?.pots ?? []).slice(1)
  const same = apart.filter(({ served }) => served.variant.lines.some((each) => isSameLine(each, line)))
  return same.reduce((sum, { servings }) => sum + servings, cooked)
}

/** What a card says about a table: the shares, the parts cooked apart and the guests. */
function tableView(served: Served, table: TableServing | undefined, usage: Usage): Partial<RecipeCard> {
  if (table === undefined) return {}
  const apart = table.pots.slice(1).map((pot) => {
    const { rules } = pot.served
    const variant = saidDish(pot.served.variant, usage)
    const { language = 'en' } = variant.recipe
    const own = variant.lines.filter((line) => !served.variant.lines.some((each) => isSameLine(each, line)))
    const factor = pot.servings / variant.recipe.servings
    return {
      eaters: pot.shares.map(({ eater }) => eater),
      lines: own.map((line) => ingredientLine(line, () => factor, { usage, rules, language })),
    }
  })
  return {
    ...(table.shares === null ? {} : { shares: [...table.shares] }),
    ...(apart.length === 0 ? {} : { apart }),
    ...(table.guests === 0 ? {} : { guests: table.guests }),
  }
}

/** The complete card of a dish in a portion. */
export function recipeCard(dish: Served, serving: Serving): RecipeCard {
  const { rules, perServing } = dish
  const { usage } = serving
  const variant = saidDish(dish.variant, usage)
  const { recipe, lines } = variant
  const { portion, cooked, figures, hint, table } = serving
  // Somebody who eats alone cooks their portion for each of the people; a table all of its plates, and then a serving more.
  const isTable = table !== undefined && table.shares !== null
  const timesFor = (line: VariantLine) => (people: number) => {
    const servings = servingsOf(line, cooked, table)
    return ((isTable ? servings + people - 1 : servings * people) + (table?.guests ?? 0)) / recipe.servings
  }
  const { energy, protein, carbs, fat, fibre, sodium } = figures
  const texts = cookingSteps(variant, usage)
  const labels = labelsIn(usage)
  const { language = 'en' } = recipe
  const sugar = partOf(carbs, perServing.sugar * portion)
  return {
    recipe: recipe.id,
    picture: plateName(dish.variant),
    title: dishTitle(variant, usage),
    ...englishMark(dish.variant, usage),
    blurb: dishBlurb(variant, usage),
    cuisine: labels.cuisineWords[recipe.cuisine],
    portion,
    minutes: { active: recipe.minutes.active, total: recipe.minutes.total },
    skill: labels.skillWords[recipe.skill],
    equipment: recipe.equipment.map((each) => labels.equipmentWords[each]),
    lines: lines.map((line) => ingredientLine(line, timesFor(line), { usage, rules, language })),
    steps: recipe.steps.map((step, at) => ({
      text: texts[at] ?? '',
      minutes: stepTimes(step, variant).timer,
      uses: linesOf(variant, step),
    })),
    nutrition: {
      energy,
      protein,
      carbs,
      sugar,
      freeSugar: partOf(sugar, perServing.freeSugar * portion),
      fat,
      satFat: partOf(fat, perServing.satFat * portion),
      fibre,
      sodium,
    },
    allergens: sourceWords(allergensOf(lines), usage),
    traces: sourceWords(tracesIn(lines), usage),
    diets: dietsOf(variant).map((diet) => labels.dietLabels[diet]),
    keepsDays: recipe.keepsDays,
    keeping: keepingText(recipe.keepsDays, leftOver(variant), localeIn(usage)),
    freezable: recipe.freezable,
    hint,
    tip: dishTip(variant, usage),
    ...tableView(dish, table, usage),
    ...(dish.isPast === true ? { outdated: true as const } : {}),
  }
}

/** Cards by key; identical cards are kept once. A key is the recipe's id, with a number from its second card on. */
export function createCardCache() {
  const keys = new Map<string, string>()
  const cards: Record<string, RecipeCard> = {}
  const keep = (card: RecipeCard): string => {
    const text = JSON.stringify(card)
    const known = keys.get(text)
    if (known !== undefined) return known
    let key = card.recipe
    for (let count = 2; key in cards; count += 1) key = `${card.recipe}~${count}`
    keys.set(text, key)
    cards[key] = card
    return key
  }
  return { keep, cards }
}

/** A dish on a plate of a meal. */
type DishOnPlate = {
  readonly place: MealPlace
  readonly portion: number
  readonly isMain: boolean
  readonly figures: Figures
  /** What is cooked at the meal. */
  readonly pots: readonly Pot[]
}

/**
 * The card of a dish at its place in a week. A dish that is also cooked for later meals has the amounts of all of them;
 * leftovers have those that are eaten now. At a table the amounts are those of everybody.
 */
export function dishCard({ request, plan, startsOn, usage }: WeekShown, served: Served, on: DishOnPlate): RecipeCard {
  const { place, portion, isMain, figures, pots } = on
  const meal = plan.days[place.day]?.meals[place.meal]
  const nameOf = ({ day, meal: at }: MealPlace) => {
    const slot = plan.days[day]?.meals[at]?.slot
    return slot === undefined ? '' : mealText(startsOn, day, slot, localeIn(usage))
  }
  const ofRecipe = pots.filter(({ recipe }) => recipe === served.variant.recipe.id)
  const own = ofRecipe.find((pot) => pot.served === served)
  const isLeftOver = isMain && own === undefined && meal?.leftoverOf !== undefined
  const later = isMain ? eatenAgain(plan, place).map((each) => nameOf(each.place)) : []
  const earlier = isLeftOver && meal.leftoverOf !== undefined ? nameOf(meal.leftoverOf) : ''
  const left = leftOver(served.variant)
  const shares = ofRecipe.flatMap((pot) => pot.shares)
  return recipeCard(served, {
    portion,
    cooked: own?.servings ?? portion,
    figures,
    usage,
    hint:
      earlier !== ''
        ? cookedBefore(earlier, left, localeIn(usage))
        : later.length > 0
          ? doubleBatch(later, left, localeIn(usage))
          : '',
    ...(own === undefined
      ? {}
      : {
          table: {
            pots: [own, ...ofRecipe.filter((pot) => pot !== own)],
            shares: request.others === undefined ? null : shares,
            guests: own.guests,
          },
        }),
  })
}
