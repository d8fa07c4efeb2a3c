import { expect, test } from 'vitest'
import type { BrokenPromise } from './broken-promise.ts'
import { goodWeek, judged, kitchenWith, meal, type Situation, weekWith } from './hand-made.example.ts'

test.each<readonly [string, Situation, readonly BrokenPromise[]]>([
  [
    'a dish twice a day',
    {
      plan: weekWith(3, 2, meal('LUNCH', 'dinner-3')),
      library: kitchenWith('dinner-3', { slots: ['LUNCH', 'DINNER'] }),
    },
    [{ kind: 'TWICE_A_DAY', day: 3, recipe: 'dinner-3', times: 2 }],
  ],
  [
    'a dinner twice a week',
    { plan: weekWith(5, 3, meal('DINNER', 'dinner-3')) },
    [{ kind: 'DINNER_REPEATED', recipe: 'dinner-3', days: [3, 5], most: 1 }],
  ],
  [
    'a dinner three times where repeats are allowed',
    {
      plan: {
        ...goodWeek,
        relaxed: ['REPEATS'],
        days: goodWeek.days.map(
          (day, at) => weekWith(at + 1, 3, meal('DINNER', `dinner-${at < 3 ? 1 : at}`)).days[at] ?? day,
        ),
      },
    },
    [{ kind: 'DINNER_REPEATED', recipe: 'dinner-1', days: [1, 2, 3], most: 2 }],
  ],
  [
    'a breakfast four times',
    { plan: weekWith(2, 1, meal('BREAKFAST', 'breakfast-1')) },
    [{ kind: 'BREAKFAST_REPEATED', recipe: 'breakfast-1', days: [1, 2, 4, 7], most: 3 }],
  ],
  [
    'a breakfast five times where repeats are allowed',
    {
      plan: {
        ...goodWeek,
        relaxed: ['REPEATS'],
        days: goodWeek.days.map(
          (day, at) => weekWith(at + 1, 1, meal('BREAKFAST', `breakfast-${at < 5 ? 1 : 2}`)).days[at] ?? day,
        ),
      },
    },
    [{ kind: 'BREAKFAST_REPEATED', recipe: 'breakfast-1', days: [1, 2, 3, 4, 5], most: 4 }],
  ],
])('%s is named', (_, situation, promises) => expect(judged(situation)).toEqual(promises))
