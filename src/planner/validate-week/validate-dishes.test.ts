import { expect, test } from 'vitest'
import {
  cook,
  dinner3,
  relaxed,
  type Situation,
  sampleRequest,
  smallLibrary,
  smallLibraryWith,
  violationsIn,
  weekWith,
} from './hand-made.example.ts'
import type { Violation } from './violation.ts'

test.each<readonly [string, Situation, readonly Violation[]]>([
  [
    'a food that a diet forbids',
    {
      request: cook({ diets: ['VEGETARIAN'] }),
      library: smallLibrary.map((each) =>
        each.id === 'dinner-3'
          ? each
          : {
              ...each,
              ingredients: each.ingredients.map((line) => ({ ...line, swaps: [{ id: 'tofu', g: line.g * 0.8325 }] })),
            },
      ),
    },
    [{ kind: 'FORBIDDEN_INGREDIENT', ...dinner3, ingredient: 'chicken-breast', rule: 'VEGETARIAN' }],
  ],
  [
    'a food that is an allergen',
    {
      request: cook({ restrictions: ['TREE_NUTS'] }),
      library: smallLibraryWith('dinner-3', {
        ingredients: [
          { id: 'chicken-breast', g: 400 },
          { id: 'brown-rice', g: 180 },
          { id: 'almonds', g: 1 },
        ],
      }),
    },
    [{ kind: 'FORBIDDEN_INGREDIENT', ...dinner3, ingredient: 'almonds', rule: 'TREE_NUTS' }],
  ],
  [
    'a food that is not in the tables, even a garnish with a swap',
    {
      library: JSON.parse(
        JSON.stringify(smallLibrary).replace(
          /("id":"dinner-3".*?"ingredients":\[)/,
          '$1{"id":"moon-dust","g":1,"optional":true,"swaps":[{"id":"apple","g":1}]},',
        ),
      ),
    },
    [{ kind: 'UNKNOWN_INGREDIENT', ...dinner3, ingredient: 'moon-dust' }],
  ],
  [
    'a banned food',
    {
      request: { ...cook({}), bannedIngredients: ['oats'] },
      library: smallLibrary.map((each) => ({
        ...each,
        ingredients: each.ingredients.map((line) =>
          line.id === 'oats' && each.id !== 'breakfast-3' ? { id: 'brown-rice', g: 200 } : line,
        ),
      })),
    },
    [
      { kind: 'BANNED_INGREDIENT', day: 3, meal: 1, slot: 'BREAKFAST', recipe: 'breakfast-3', ingredient: 'oats' },
      { kind: 'BANNED_INGREDIENT', day: 6, meal: 1, slot: 'BREAKFAST', recipe: 'breakfast-3', ingredient: 'oats' },
    ],
  ],
  [
    'a disliked recipe',
    { request: { ...sampleRequest, dislikedRecipes: ['dinner-3'] } },
    [{ kind: 'DISLIKED_RECIPE', ...dinner3 }],
  ],
  [
    'too much skill',
    { request: cook({ skill: 'BASIC' }), library: smallLibraryWith('dinner-3', { skill: 'INTERMEDIATE' }) },
    [{ kind: 'SKILL', ...dinner3, needed: 'INTERMEDIATE', has: 'BASIC' }],
  ],
  [
    'too much time',
    { library: smallLibraryWith('dinner-3', { minutes: { active: 5, total: 31 } }) },
    [{ kind: 'TIME', ...dinner3, minutes: 31, most: 30 }],
  ],
  [
    'too much time even if time is relaxed',
    { plan: relaxed('TIME'), library: smallLibraryWith('dinner-3', { minutes: { active: 5, total: 61 } }) },
    [{ kind: 'TIME', ...dinner3, minutes: 61, most: 60 }],
  ],
  [
    'cooking, for a person who does not cook, even if time is relaxed',
    {
      plan: relaxed('TIME'),
      request: cook({ time: 'DONT_COOK' }),
      library: smallLibraryWith('dinner-3', { noCook: false }),
    },
    [{ kind: 'COOKING', ...dinner3 }],
  ],
  [
    'a dish at another meal than its own',
    { library: smallLibraryWith('dinner-3', { slots: ['LUNCH', 'BREAKFAST'] }) },
    [{ kind: 'SLOT', ...dinner3, slots: ['LUNCH', 'BREAKFAST'] }],
  ],
  [
    'an arbitrary portion',
    { plan: weekWith(3, 3, { dishes: [{ recipe: 'dinner-3', portion: 1.01 }] }) },
    [
      {
        kind: 'PORTION',
        ...dinner3,
        portion: 1.01,
        allowed: [0.5, 0.75, 1, 1.25, 1.5, 2],
      },
    ],
  ],
  [
    'a portion that the recipe does not have',
    { library: smallLibraryWith('dinner-3', { portionSteps: [0.5, 1.5] }) },
    [{ kind: 'PORTION', ...dinner3, portion: 1, allowed: [0.5, 1.5] }],
  ],
  [
    'a main dish as a side',
    {
      plan: weekWith(3, 3, {
        dishes: [
          { recipe: 'dinner-3', portion: 0.5 },
          { recipe: 'lunch-1', portion: 0.5 },
        ],
      }),
    },
    [{ kind: 'SLOT', ...dinner3, recipe: 'lunch-1', slots: ['LUNCH'] }],
  ],
])('%s is reported', (_, situation, violations) => expect(violationsIn(situation)).toEqual(violations))
