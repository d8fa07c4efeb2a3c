import { recipe } from '#planner/recipe.ts'

export const quickChickenCongee = recipe({
  id: 'quick-chicken-congee',
  title: 'Quick congee with chicken and ginger',
  blurb:
    'Rice porridge without the hour of stirring, thanks to cooked rice. Ginger, shredded chicken and a jammy egg on top.',
  cuisine: 'ASIAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 20 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'rice-cooked', g: 300 },
    { id: 'chicken-stock-unsalted', g: 600, show: { qty: 600, unit: 'ml' } },
    { id: 'ginger', g: 15, show: { qty: 1, unit: 'knob' }, prep: 'in fine threads' },
    {
      id: 'egg',
      g: 100,
      show: { qty: 2, unit: 'large' },
      swaps: [
        {
          id: 'tofu',
          g: 80,
          prep: 'in small dice',
          words: [
            ['a jammy egg on top', 'soft tofu on top'],
            [
              'Meanwhile boil the eggs for seven minutes in another pan, cool and peel them.',
              'Meanwhile warm the tofu in a little hot water in another pan, and drain it.',
            ],
            ['an egg in each', 'half of the tofu in each'],
          ],
        },
      ],
    },
    { id: 'chicken-breast-cooked', g: 80, prep: 'in shreds' },
    {
      id: 'soy-sauce',
      g: 16,
      show: { qty: 1, unit: 'tbsp' },
      swaps: [{ id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } }],
    },
    { id: 'sesame-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } },
    { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'in thin rings' },
    { id: 'white-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Rinse the rice, rub it between your fingers to break the grains, and put it in a saucepan with the stock and the ginger.',
      uses: ['rice-cooked', 'chicken-stock-unsalted', 'ginger'],
      minutes: 2,
    },
    {
      text: 'Let it blip over a low flame and stir whenever you pass. In a quarter of an hour it turns from soup into loose porridge, and bubbles burst with a plop.',
      uses: [],
      minutes: 15,
      waits: true,
    },
    {
      text: 'Meanwhile boil the eggs for seven minutes in another pan, cool and peel them.',
      uses: ['egg'],
      minutes: 8,
      waits: true,
      meanwhile: true,
      softEggs: true,
    },
    {
      text: 'Beat the porridge hard with a spoon for the last minute, then stir in the chicken until it is hot through.',
      uses: ['chicken-breast-cooked'],
      minutes: 1,
    },
    {
      text: 'Into the bowls, an egg in each, and over it soy sauce, sesame oil, white pepper and spring onion.',
      uses: ['soy-sauce', 'sesame-oil', 'white-pepper', 'spring-onion'],
      minutes: 1,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 0,
  freezable: false,
  tip: 'It thickens as it stands. A splash of hot water brings back the flow.',
})
