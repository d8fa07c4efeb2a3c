import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { Figures } from '#domain/api/member/week.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { type AllergenSource, allergensOf, tracesIn } from '#planner/derive/allergens.ts'
import { hardDiets, objectionTo } from '#planner/derive/diet-rules.ts'
import { dishBlurb, dishTitle, dishWords } from '#planner/derive/dish-words.ts'
import { leftOver } from '#planner/derive/left-over.ts'
import { toldSteps } from '#planner/derive/step-texts.ts'
import type { Variant } from '#planner/derive/variant.ts'
import { stepClock } from '#planner/derive/wait-minutes.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { wordsInSystem } from '#planner/household/words-in-system.ts'
import { plateName } from '#planner/plate/plate-name.ts'
import { allergenWords } from '#server/planner-pool/words/allergens.ts'
import { cuisineWords } from '#server/planner-pool/words/cuisines.ts'
import { dietLabels } from '#server/planner-pool/words/diets.ts'
import { equipmentWords } from '#server/planner-pool/words/equipment.ts'
import { keepingText } from '#server/planner-pool/words/leftovers.ts'
import { skillWords } from '#server/planner-pool/words/skills.ts'
import { ingredientLine } from './ingredient-line.ts'
import type { Served } from './served-dish.ts'

/** How a recipe is told: portions in servings, figures as they are shown beside the dish. */
export type Telling = {
  /** What one person eats now. */
  readonly portion: number
  /** What is cooked for one person: more than the portion where it is for later meals, too. */
  readonly cooked: number
  readonly figures: Figures
  readonly units: UnitSystem
  /** What to know about the other meals that it is cooked for or was cooked at; empty where there are none. */
  readonly hint: string
}

/** Grams to one decimal, and never more than the whole they are part of. */
const partOf = (whole: number, grams: number): number => Math.min(whole, Math.round(grams * 10) / 10)

const sourceWords = (sources: readonly AllergenSource[]) =>
  sources.map(({ allergen, from }) => ({
    allergen: allergenWords[allergen],
    from: from.map((id) => ingredient(id).name),
  }))

const dietsOf = ({ lines }: Variant) =>
  hardDiets.filter((diet) =>
    lines.every(({ id }) => objectionTo(ingredient(id), { diets: [diet], restrictions: [] }) === null),
  )

/** Everything there is to say about a dish in a portion. */
export function recipeCard({ variant, rules, perServing }: Served, telling: Telling): RecipeCard {
  const { recipe, lines } = variant
  const { portion, cooked, figures, units, hint } = telling
  const { energy, protein, carbs, fat, fibre, sodium } = figures
  const texts = toldSteps(variant)
  const sugar = partOf(carbs, perServing.sugar * portion)
  return {
    recipe: recipe.id,
    picture: plateName(variant),
    title: dishTitle(variant),
    blurb: dishBlurb(variant),
    cuisine: cuisineWords[recipe.cuisine],
    portion,
    minutes: { active: recipe.minutes.active, total: recipe.minutes.total },
    skill: skillWords[recipe.skill],
    equipment: recipe.equipment.map((each) => equipmentWords[each]),
    lines: lines.map((line) => ingredientLine(line, cooked / recipe.servings, { units, rules })),
    steps: recipe.steps.map((step, at) => {
      const text = texts[at] ?? step.text
      return { text: wordsInSystem(text, units), minutes: stepClock(step, text, recipe.minutes.total) }
    }),
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
    allergens: sourceWords(allergensOf(lines)),
    traces: sourceWords(tracesIn(lines)),
    diets: dietsOf(variant).map((diet) => dietLabels[diet]),
    keepsDays: recipe.keepsDays,
    keeping: keepingText(recipe.keepsDays, leftOver(variant)),
    freezable: recipe.freezable,
    hint,
    tip: wordsInSystem(dishWords(recipe.tip ?? '', variant), units),
  }
}
