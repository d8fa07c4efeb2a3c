import type { Cuisine, Recipe } from '#planner/recipe.ts'
import { seededRandom } from '#planner/seeded-random.ts'

type Texture = 'LINEN' | 'WOOD' | 'STONE'
export type Cutlery = 'FORK' | 'SPOON' | 'CHOPSTICKS' | 'NONE'

/** The table and the look of the dishware. */
export type Setting = {
  readonly table: string
  /** The colour of the napkin and of coloured dishware. */
  readonly accent: string
  readonly texture: Texture
  /** The glaze of plates and bowls. */
  readonly glaze: string
  readonly rim: string
  readonly speckled: boolean
}

type Cloth = readonly [table: string, accent: string, texture: Texture]
type Dishware = readonly [glaze: string, rim: string, speckled: boolean]

/** Calm colours close to the sage green of the pages, slightly different for each cuisine. */
const cloths: Readonly<Record<Cuisine, readonly Cloth[]>> = {
  AMERICAN: [
    ['#dbe7da', '#8fae94', 'LINEN'],
    ['#d9dfe0', '#8aa3ab', 'WOOD'],
    ['#e9e1cf', '#b9a27a', 'LINEN'],
  ],
  ITALIAN: [
    ['#ece3cf', '#a3ad7a', 'LINEN'],
    ['#dfe6d3', '#9bab72', 'STONE'],
    ['#e8dccb', '#c08a6a', 'WOOD'],
  ],
  MEXICAN: [
    ['#ecd9c6', '#c57f5a', 'STONE'],
    ['#d5e4dc', '#7aa894', 'WOOD'],
    ['#eee0c2', '#d0a04e', 'LINEN'],
  ],
  TEX_MEX: [
    ['#e6d8c4', '#b8805a', 'WOOD'],
    ['#d6e2d9', '#84a690', 'STONE'],
    ['#eadfc9', '#c49a5c', 'LINEN'],
  ],
  ENGLISH: [
    ['#d8e3df', '#86a59b', 'LINEN'],
    ['#e3e2d4', '#a4a582', 'WOOD'],
    ['#dde0e4', '#94a0b0', 'LINEN'],
  ],
  GREEK: [
    ['#d9e5e9', '#7fa5b8', 'STONE'],
    ['#e9e6d9', '#9ab0a2', 'LINEN'],
    ['#d5e3de', '#7fa8a0', 'WOOD'],
  ],
  FRENCH: [
    ['#e4e2ea', '#a39bb8', 'LINEN'],
    ['#e2e8da', '#9db287', 'STONE'],
    ['#ede3d8', '#c2a183', 'LINEN'],
  ],
  JAPANESE: [
    ['#d5ddd6', '#76917f', 'WOOD'],
    ['#dcd9d2', '#8f8a80', 'STONE'],
    ['#e0e5d8', '#94a883', 'LINEN'],
  ],
  SOUTHERN: [
    ['#eee1d0', '#cf9a72', 'WOOD'],
    ['#dce8dc', '#8fb296', 'LINEN'],
    ['#ece3c9', '#c4aa62', 'LINEN'],
  ],
  INDIAN: [
    ['#efe0c3', '#cf9d45', 'LINEN'],
    ['#dbe4d2', '#8ba474', 'STONE'],
    ['#ecd8cb', '#c0806a', 'WOOD'],
  ],
  ASIAN: [
    ['#d6e3d9', '#79a488', 'STONE'],
    ['#e6ddcc', '#b0956c', 'WOOD'],
    ['#dbe2e2', '#84a0a0', 'LINEN'],
  ],
  CAJUN: [
    ['#e7dcc8', '#b58a5a', 'WOOD'],
    ['#d9e4d4', '#88a87c', 'LINEN'],
    ['#e8d9d2', '#b5807a', 'STONE'],
  ],
  SPANISH: [
    ['#efdfca', '#cc8a55', 'STONE'],
    ['#e2e5d0', '#a0a766', 'LINEN'],
    ['#ecdcd0', '#bd7f68', 'WOOD'],
  ],
  MIDDLE_EASTERN: [
    ['#ecdfcb', '#bd9560', 'STONE'],
    ['#d5e3e0', '#75a19c', 'LINEN'],
    ['#e6dcd8', '#a5848c', 'WOOD'],
  ],
}

const dishwares: readonly Dishware[] = [
  ['#fbf8f1', '#e6dfd0', false],
  ['#f3eee2', '#a08a6d', true],
  ['#e3ebe1', '#8aa893', false],
  ['#f7f4ee', '#6f8fa5', false],
  ['#e8e4dc', '#7d776d', true],
  ['#dde6ea', '#7795a3', true],
]

const pick = <T>(rows: readonly [T, ...T[]] | readonly T[], random: () => number, otherwise: T): T =>
  rows[Math.floor(random() * rows.length)] ?? otherwise

const plain: Cloth = ['#dbe7da', '#8fae94', 'LINEN']
const white: Dishware = ['#fbf8f1', '#e6dfd0', false]

/** Chooses table and dishware from the recipe's id, so that a recipe always has the same. */
export function settingOf({ id, cuisine }: Pick<Recipe, 'id' | 'cuisine'>): Setting {
  const random = seededRandom(`${id} table`)
  const [table, accent, texture] = pick(cloths[cuisine], random, plain)
  const [glaze, rim, speckled] = pick(dishwares, random, white)
  return { table, accent, texture, glaze, rim, speckled }
}
