import { recipe } from '#planner/recipe.ts'

export const gazpachoPrawnsAvocado = recipe({
  id: 'gazpacho-prawns-avocado',
  title: 'Gazpacho with prawns and avocado',
  blurb: 'Ice-cold liquid salad for the hottest evening of the year, with a spoonful of prawns and avocado to bite on.',
  cuisine: 'SPANISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: ['BLENDER'],
  noCook: true,
  ingredients: [
    { id: 'tomato', g: 369, show: { qty: 3, unit: 'medium' }, prep: 'cored, in chunks' },
    { id: 'roasted-peppers', g: 100, show: { qty: 2, unit: 'piece' } },
    { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, prep: 'peeled, a spoonful of it diced' },
    { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' } },
    { id: 'red-wine-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'almonds', g: 20, swaps: [{ id: 'sunflower-seeds', g: 20 }] },
    {
      id: 'prawns-cooked',
      g: 200,
      prep: 'chopped',
      swaps: [
        {
          id: 'chicken-breast-cooked',
          g: 150,
          prep: 'chopped',
          words: [
            ['with prawns and', 'with chicken and'],
            ['of prawns and', 'of chicken and'],
            ['Stir prawns,', 'Stir chicken,'],
          ],
        },
        {
          id: 'edamame',
          g: 220,
          prep: 'steeped in boiling water, then drained',
          words: [
            ['with prawns and', 'with edamame and'],
            ['of prawns and', 'of edamame and'],
            ['Stir prawns,', 'Stir the cooled edamame,'],
          ],
        },
      ],
    },
    { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' }, prep: 'diced' },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'water', g: 80, show: { qty: 0.33, unit: 'cup' }, prep: 'with ice in it' },
  ],
  steps: [
    {
      text: 'Blend tomatoes, peppers, most of the cucumber, garlic, vinegar, almonds, salt and iced water for a full minute, until you hear no more lumps knocking against the blender.',
      uses: ['tomato', 'roasted-peppers', 'cucumber', 'garlic', 'red-wine-vinegar', 'almonds', 'salt', 'water'],
      minutes: 4,
    },
    {
      text: 'With the motor running let the oil trickle in. The red pales to coral: that is the sign that it has thickened.',
      uses: ['olive-oil'],
      minutes: 1,
    },
    { text: 'Taste it cold. Cold dulls vinegar and salt, so it may want a drop more of the first.', uses: [] },
    {
      text: 'Stir prawns, avocado and the diced cucumber together, heap them in the bowls and pour the soup around.',
      uses: ['prawns-cooked', 'avocado'],
      minutes: 3,
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'The soup without its filling keeps for two days, and is colder and better on the second.',
})
