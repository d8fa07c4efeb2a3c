import { recipe } from '#planner/recipe.ts'

export const onePanEnglishBreakfast = recipe({
  id: 'one-pan-english-breakfast',
  title: 'One-pan English breakfast',
  blurb: 'Bacon, eggs, beans, mushrooms and tomatoes without five dirty pans: everything cooks in the same one.',
  cuisine: 'ENGLISH',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 20 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    {
      id: 'bacon',
      g: 60,
      show: { qty: 2, unit: 'rasher' },
      swaps: [
        {
          id: 'portobello-mushroom',
          g: 84,
          show: { qty: 1, unit: 'piece' },
          prep: 'thickly sliced',
          words: [
            ['Bacon, ', 'Portobello, '],
            [
              'Lay the rashers in your largest frying pan with the oil and brown them first, until no pink is left.',
              'Lay the slices of portobello in your largest frying pan with the oil and brown them first, on both sides.',
            ],
          ],
        },
      ],
    },
    { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'chestnut-mushrooms', g: 160, show: { qty: 8, unit: 'piece' }, prep: 'halved' },
    { id: 'cherry-tomatoes', g: 150 },
    { id: 'baked-beans', g: 200, show: { qty: 0.5, unit: 'can' } },
    {
      id: 'egg',
      g: 200,
      show: { qty: 4, unit: 'large' },
      swaps: [
        {
          id: 'smoked-tofu',
          g: 225,
          show: { qty: 1, unit: 'block' },
          prep: 'in thick slices',
          words: [
            ['eggs, beans', 'smoked tofu, beans'],
            [
              'Make a well with a spoon for each egg. Put on a lid and turn the heat low; the whites should be set right to the yolk.',
              'Make wells with a spoon and brown the smoked tofu in them, two minutes a side.',
            ],
          ],
        },
      ],
    },
    { id: 'chives', g: 3, show: { qty: 1, unit: 'tbsp' }, prep: 'snipped' },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Lay the rashers in your largest frying pan with the oil and brown them first, until no pink is left. Push them to the rim.',
      uses: ['bacon', 'olive-oil'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Mushrooms into the free space, flat side down. Shake them only when they move easily, and let the tomatoes join for the last minute, until one or two split.',
      uses: ['chestnut-mushrooms', 'cherry-tomatoes'],
      minutes: 6,
      waits: true,
    },
    { text: 'Pour the beans into the gaps and wait for a bubble here and there.', uses: ['baked-beans'], minutes: 2 },
    {
      text: 'Make a well with a spoon for each egg. Put on a lid and turn the heat low; the whites should be set right to the yolk.',
      uses: ['egg'],
      minutes: 5,
      waits: true,
      softEggs: true,
    },
    { text: 'Pepper and chives over the lot, and the pan to the table.', uses: ['black-pepper', 'chives'] },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
})
