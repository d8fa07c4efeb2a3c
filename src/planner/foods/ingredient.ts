import { type Composition, per100gOf, type State } from './composition/composition.ts'
import type { Aisle, Food } from './food.ts'
import type { Allergen, NotPaleo, Origin, Pattern } from './food-classes.ts'
import { type FoodKind, foodKinds, type Kind } from './food-kinds.ts'
import { labelContains, labelTraces } from './label-allergens.ts'
import type { Nutrient, Per100g } from './nutrients.ts'
import { pluralOf } from './plural-of.ts'

/** A table of foods beside the table of their figures. */
export type Shelf = {
  readonly aisle: Aisle
  readonly foods: Readonly<Record<string, Food>>
  readonly figures: Readonly<Record<string, Composition>>
}

/** All that is known of an ingredient. */
export type Ingredient = {
  readonly id: string
  readonly name: string
  readonly plural: string
  readonly kind: FoodKind
  readonly aisle: Aisle
  /** The row of USDA FoodData Central; none for a food that is estimated whole. */
  readonly fdcId?: number
  readonly state: State
  readonly per100g: Per100g
  /** Grams of alcohol in 100 g. */
  readonly alcohol: number
  readonly freeSugar: boolean
  readonly contains: readonly Allergen[]
  readonly origins: readonly Origin[]
  readonly notPaleo: readonly NotPaleo[]
  readonly traces: readonly Allergen[]
  readonly pattern?: Pattern
  readonly grams: NonNullable<Food['grams']>
  readonly pack?: NonNullable<Food['pack']>
  readonly label?: string
  /** The kinds of food for whose sake a label is read. */
  readonly labelFor: readonly FoodKind[]
  /** Why some figures are not those of the USDA row, and which. */
  readonly estimated?: string
  readonly corrected: readonly Nutrient[]
}

const union = <T>(a: readonly T[], b: readonly T[] = []): readonly T[] => [...new Set([...a, ...b])]

/** Puts a row of a shelf together with its figures and with what its kind says. */
export function ingredientOf({ aisle, foods, figures }: Shelf, id: string): Ingredient {
  const food = foods[id]
  const row = figures[id]
  if (food === undefined || row === undefined) throw new Error(`no ingredient ${id} on the shelf ${aisle}`)
  const kind: Kind = foodKinds[food.kind]
  const pattern = food.pattern ?? kind.pattern
  const [fdcId, state] = row
  const name = food.name ?? id.replaceAll('-', ' ')
  return {
    id,
    name,
    plural: food.plural ?? pluralOf(name),
    kind: food.kind,
    aisle: food.aisle ?? aisle,
    state,
    per100g: per100gOf(row),
    alcohol: food.alcohol ?? 0,
    freeSugar: kind.freeSugar === true,
    contains: union(union(kind.contains, food.contains), labelContains(id)),
    origins: union(kind.origins, food.origins),
    notPaleo: union(kind.notPaleo, food.notPaleo),
    traces: union(food.traces ?? [], labelTraces(id)),
    grams: food.grams ?? {},
    corrected: food.corrected ?? [],
    labelFor: food.labelFor ?? [],
    ...(fdcId === null ? {} : { fdcId }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(food.pack === undefined ? {} : { pack: food.pack }),
    ...(food.label === undefined ? {} : { label: food.label }),
    ...(food.estimated === undefined ? {} : { estimated: food.estimated }),
  }
}
