import { expect, test } from 'vitest'
import { goodWeek, meal, type Situation, smallLibrary, violationsIn, weekWith, withMeals } from './hand-made.example.ts'
import type { Violation } from './violation.ts'

test.each<readonly [string, Situation, readonly Violation[]]>([
  ['week number 0', { plan: { ...goodWeek, week: 0 } }, [{ kind: 'WEEK_NUMBER', week: 0, least: 1, most: 520 }]],
  [
    'a fractional week number',
    { plan: { ...goodWeek, week: 1.5 } },
    [{ kind: 'WEEK_NUMBER', week: 1.5, least: 1, most: 520 }],
  ],
  ['six days', { plan: { ...goodWeek, days: goodWeek.days.slice(1) } }, [{ kind: 'DAYS', found: 6, wanted: 7 }]],
  [
    'meals in another order',
    { plan: withMeals(3, (goodWeek.days[2]?.meals ?? []).toReversed()) },
    [
      {
        kind: 'MEALS',
        day: 3,
        found: ['DINNER', 'LUNCH', 'BREAKFAST'],
        wanted: ['BREAKFAST', 'LUNCH', 'DINNER'],
      },
    ],
  ],
  [
    'a meal more than requested',
    {
      plan: withMeals(3, [
        meal('BREAKFAST', 'breakfast-3'),
        meal('LUNCH', 'lunch-3'),
        { slot: 'SNACK', dishes: [{ recipe: 'snack-1', portion: 0.5 }] },
        meal('DINNER', 'dinner-3'),
      ]),
    },
    [
      {
        kind: 'MEALS',
        day: 3,
        found: ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'],
        wanted: ['BREAKFAST', 'LUNCH', 'DINNER'],
      },
    ],
  ],
  [
    'a meal of four dishes',
    {
      plan: weekWith(3, 3, meal('DINNER', 'dinner-3', 'snack-1', 'snack-2', 'snack-3')),
      library: smallLibrary.map((each) =>
        each.slots.includes('SNACK') ? { ...each, ingredients: [{ id: 'apple', g: 10 }] } : each,
      ),
    },
    [{ kind: 'DISHES', day: 3, meal: 3, slot: 'DINNER', found: 4, most: 3 }],
  ],
])('%s is reported', (_, situation, violations) => expect(violationsIn(situation)).toEqual(violations))
