import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allIngredients } from '#planner/foods/ingredients.ts'

const CSV = new URL('usda.fixture.csv', import.meta.url)
const figures = ['kcal', 'protein', 'fat', 'satFat', 'carbs', 'fibre', 'sugar', 'sodium'] as const

/** Parses a line of comma-separated values, in which a text may be in quotation marks. */
const cells = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, a, b]) => a ?? b ?? '')
const rows = new Map(
  readFileSync(CSV, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [fdcId, , ...values] = cells(line)
      return [Number(fdcId), values.map((value) => (value === '' ? undefined : Number(value)))] as const
    }),
)

/** Tolerance: one kilocalorie or 2 % for energy, a tenth of a gram or 3 % for the rest; sodium is in mg. */
function agree(figure: (typeof figures)[number], ours: number, theirs: number): boolean {
  const [least, share] = figure === 'kcal' || figure === 'sodium' ? [1, 0.02] : [0.1, 0.03]
  return Math.abs(ours - theirs) <= Math.max(least, share * theirs)
}

const fromUsda = allIngredients.filter(({ fdcId }) => fdcId !== undefined)

test('figures agree with the USDA row they name', () => {
  const wrong = fromUsda.flatMap(({ id, fdcId, per100g, corrected }) => {
    const row = rows.get(fdcId ?? 0)
    if (row === undefined) return [`${id}: tests/house/usda.fixture.csv has no row ${fdcId}`]
    return figures
      .filter((figure, at) => {
        const [ours, theirs] = [per100g[figure], row[at]]
        if (corrected.includes(figure)) return ours === undefined
        // Without carbohydrate there can be neither fibre nor sugar, measured or not.
        if (theirs === undefined) return ours !== undefined && !(ours === 0 && per100g.carbs === 0)
        return ours === undefined || !agree(figure, ours, theirs)
      })
      .map((figure) => `${id}: ${figure} ${per100g[figure]}`)
  })
  expect(wrong).toEqual([])
})

test('every deviation from a USDA figure gives its reason', () => {
  const silent = allIngredients.filter(
    ({ fdcId, corrected, estimated }) => (fdcId === undefined || corrected.length > 0) && estimated === undefined,
  )
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('nine in ten foods come from the USDA tables', () => {
  expect(fromUsda.length / allIngredients.length).toBeGreaterThan(0.9)
})

// Acetic acid is neither carbohydrate nor alcohol; in spices, bran and cocoa much of the "carbohydrate" is
// indigestible.
const otherEnergy =
  /vinegar|^(?:allspice|bay-leaf|cayenne|celery-seed|chilli-flakes|chinese-five-spice|cloves|coriander-seed|cumin|cumin-seeds|dried-dill|garam-masala|paprika|smoked-paprika|saffron|star-anise|wheat-bran|oat-bran|cocoa|matcha|baking-powder)$/

test('energy is the sum of protein, fat, carbohydrate, fibre and alcohol', () => {
  const odd = allIngredients.filter(({ id, per100g: { kcal, protein, fat, carbs, fibre = 0 }, alcohol }) => {
    const reckoned = 4 * protein + 9 * fat + 4 * (carbs - fibre) + 2 * fibre + 7 * alcohol
    return !otherEnergy.test(id) && Math.abs(reckoned - kcal) > Math.max(20, 0.13 * kcal)
  })
  expect(odd.map(({ id }) => id)).toEqual([])
})

test.each([
  ['single-cream', 18],
  ['double-cream', 48],
] as const)('%s holds the %i %% of fat that its name means in Britain', (id, fat) => {
  expect(allIngredients.find((food) => food.id === id)?.per100g.fat).toBeGreaterThanOrEqual(fat)
})

test('parts do not exceed the whole', () => {
  const odd = allIngredients.filter(({ per100g: { fat, satFat = 0, carbs, fibre = 0, sugar = 0, protein } }) => {
    const slack = 0.6
    return satFat > fat + slack || fibre > carbs + slack || sugar > carbs + slack || protein + fat + carbs > 100 + slack
  })
  expect(odd.map(({ id }) => id)).toEqual([])
})
