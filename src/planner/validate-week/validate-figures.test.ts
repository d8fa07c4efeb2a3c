import { expect, test } from 'vitest'
import { kcalPerDay } from '#domain/units.ts'
import {
  aimingAt,
  cook,
  DAY_ENERGY,
  dinner3,
  meal,
  relaxed,
  type Situation,
  smallLibraryWith,
  violationsIn,
  weekWith,
} from './hand-made.example.ts'
import type { Violation } from './violation.ts'

test.each<readonly [string, Situation, readonly Violation[]]>([
  [
    'a recipe that does not exist',
    {
      plan: weekWith(3, 3, meal('DINNER', 'manna')),
      request: cook({}),
    },
    [
      { kind: 'UNKNOWN_RECIPE', ...dinner3, recipe: 'manna' },
      { kind: 'DAY_ENERGY', day: 3, energy: expect.closeTo(949.3, 6), least: 1425, most: 1575 },
      { kind: 'ENERGY_FLOOR', day: 3, energy: expect.closeTo(949.3, 6), floor: 1200 },
      { kind: 'WEEK_ENERGY', mean: expect.closeTo(1438.1286, 3), least: 1470, most: 1530 },
    ],
  ],
  [
    'a day with too much energy',
    {
      plan: weekWith(3, 2, { dishes: [{ recipe: 'lunch-3', portion: 1.25 }] }),
      request: aimingAt({ energy: kcalPerDay(1530) }),
    },
    [{ kind: 'DAY_ENERGY', day: 3, energy: expect.closeTo(DAY_ENERGY + 142.575, 6), least: 1453.5, most: 1606.5 }],
  ],
  [
    'days below the floor within the band',
    { request: aimingAt({ energyFloor: kcalPerDay(1520) }) },
    [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      kind: 'ENERGY_FLOOR',
      day,
      energy: expect.closeTo(DAY_ENERGY, 6),
      floor: 1520,
    })),
  ],
  [
    'a week whose mean is off',
    { request: aimingAt({ energy: kcalPerDay(1560) }) },
    [{ kind: 'WEEK_ENERGY', mean: expect.closeTo(DAY_ENERGY, 6), least: 1528.8, most: 1591.2 }],
  ],
  [
    'a day short of protein',
    {
      library: smallLibraryWith('dinner-3', {
        ingredients: [
          { id: 'chicken-breast', g: 340 },
          { id: 'brown-rice', g: 200 },
        ],
      }),
    },
    // 200 g of rice for 60 g of chicken: 15.08 + 76.5 = 91.58 g for two.
    [{ kind: 'DAY_PROTEIN', day: 3, protein: expect.closeTo(13.15 + 51.786 + 45.79, 6), least: 114 }],
  ],
  [
    'a day with too little energy even if the band is relaxed',
    {
      plan: {
        ...weekWith(3, 2, { dishes: [{ recipe: 'lunch-3', portion: 0.75 }] }),
        relaxed: ['PROTEIN', 'ENERGY_BAND'],
      },
      request: aimingAt({ energy: kcalPerDay(1500) }),
    },
    [{ kind: 'DAY_ENERGY', day: 3, energy: expect.closeTo(DAY_ENERGY - 142.575, 6), least: 1380, most: 1620 }],
  ],
  [
    'a week whose mean is off even if the band is relaxed',
    { plan: relaxed('ENERGY_BAND'), request: aimingAt({ energy: kcalPerDay(1590) }) },
    [
      {
        kind: 'WEEK_ENERGY',
        mean: expect.closeTo(DAY_ENERGY, 6),
        least: expect.closeTo(1526.4, 6),
        most: expect.closeTo(1653.6, 6),
      },
    ],
  ],
])('%s is reported', (_, situation, violations) => expect(violationsIn(situation)).toEqual(violations))
