import { recipe } from '#planner/recipe.ts'

export const marmitako = recipe({
  id: 'marmitako',
  title: 'Marmitako, Basque tuna and potato stew',
  blurb:
    'What the tuna boats cook on deck: potatoes, peppers and tomato, and tuna that goes in when the flame goes out.',
  cuisine: 'SPANISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 20, total: 45 },
  skill: 'BASIC',
  equipment: ['HOB', 'CASSEROLE'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'chopped' },
    { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'in small squares' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'sliced' },
    { id: 'potato', g: 300, prep: 'peeled', swaps: [{ id: 'sweet-potato', g: 300, prep: 'peeled' }] },
    { id: 'smoked-paprika', g: 3.5, show: { qty: 1.5, unit: 'tsp' } },
    { id: 'tomato', g: 182, show: { qty: 1, unit: 'large' }, prep: 'grated or finely chopped' },
    { id: 'water', g: 420, show: { qty: 1.75, unit: 'cup' } },
    { id: 'bay-leaf', g: 0.2, show: { qty: 1, unit: 'leaf' }, fixed: true },
    {
      id: 'tuna-steak',
      g: 280,
      show: { qty: 2, unit: 'steak' },
      prep: 'in walnut-sized cubes',
      swaps: [
        {
          id: 'chicken-thigh',
          g: 250,
          prep: 'in small cubes',
          words: [
            ['Basque tuna and', 'Basque chicken and'],
            [
              'What the tuna boats cook on deck: potatoes, peppers and tomato, and tuna that goes in when the flame goes out.',
              'A stew from the Basque boats, made with chicken: potatoes, peppers and tomato, thick with their own starch.',
            ],
            [
              'cook at a steady murmur until a potato',
              'cook at a steady murmur. The chicken joins for the last ten minutes: go on until no cube is pink inside and a potato',
            ],
            [
              'Turn off the hob. Salt the tuna, slide it under the surface and put the lid on: the heat left in the pot cooks it, until it flakes and no cube is glassy inside.',
              'Turn off the hob, stir in the salt and let the stew stand under its lid: it thickens as it rests.',
            ],
          ],
        },
      ],
    },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'salt', g: 3, show: { qty: 0.5, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Let onion, red pepper and garlic stew in the oil in a casserole, lid half on, until they are sweet and slack.',
      uses: ['olive-oil', 'onion', 'red-pepper', 'garlic'],
      minutes: 10,
      waits: true,
    },
    {
      text: 'Cut into each potato and then twist the knife, so that the chunk cracks off. The ragged faces give the starch that binds the stew.',
      uses: ['potato'],
      minutes: 3,
    },
    {
      text: 'Stir the potatoes and paprika about with the vegetables, just until they are stained.',
      uses: ['smoked-paprika'],
      minutes: 1,
    },
    {
      text: 'Cover with tomato and water, tuck the bay leaf in, and cook at a steady murmur until a potato breaks under the spoon.',
      uses: ['tomato', 'water', 'bay-leaf'],
      minutes: 22,
      waits: true,
    },
    {
      text: 'Turn off the hob. Salt the tuna, slide it under the surface and put the lid on: the heat left in the pot cooks it, until it flakes and no cube is glassy inside.',
      uses: ['tuna-steak', 'salt'],
      minutes: 5,
      waits: true,
    },
    { text: 'Scatter with parsley and eat with a spoon.', uses: ['parsley'] },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
})
