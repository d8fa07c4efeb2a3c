import { recipe } from '#planner/recipe.ts'

export const teriyakiSalmonGreens = recipe({
  id: 'teriyaki-salmon-greens',
  title: 'Teriyaki salmon with sesame greens',
  blurb: 'Homemade teriyaki takes four spoons and two minutes. Crisp-skinned salmon, green beans and a bowl of rice.',
  cuisine: 'JAPANESE',
  slots: ['DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'sushi-rice', g: 100, show: { qty: 0.5, unit: 'cup' } },
    { id: 'water', g: 178, show: { qty: 0.75, unit: 'cup' }, group: 'Rice' },
    { id: 'green-beans', g: 240, show: { qty: 4, unit: 'handful' }, prep: 'topped' },
    {
      id: 'soy-sauce',
      g: 24,
      show: { qty: 1.5, unit: 'tbsp' },
      group: 'Teriyaki',
      swaps: [{ id: 'tamari', g: 24, show: { qty: 4, unit: 'tsp' } }],
    },
    { id: 'mirin', g: 32, show: { qty: 2, unit: 'tbsp' }, group: 'Teriyaki' },
    { id: 'ginger', g: 6, show: { qty: 1, unit: 'tbsp' }, prep: 'grated', group: 'Teriyaki' },
    {
      id: 'salmon',
      g: 260,
      show: { qty: 2, unit: 'fillet' },
      swaps: [
        { id: 'chicken-thigh', g: 260 },
        { id: 'tofu', g: 240, prep: 'in two thick slabs' },
      ],
    },
    { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Wash the rice until the water is no longer milky. Cover it with the measured water in a small saucepan, bring to a bubble, then ten minutes on the lowest flame and five off it, the lid never lifted.',
      uses: ['sushi-rice', 'water'],
      minutes: 15,
    },
    {
      text: 'Stir the soy sauce, mirin and ginger together in a cup.',
      uses: ['soy-sauce', 'mirin', 'ginger'],
      minutes: 2,
    },
    {
      text: 'In the second half of that time, lay the fish skin down in a cold frying pan and turn the heat to medium. Press it flat for the first minute; its own fat is enough to crisp it.',
      uses: ['salmon'],
      minutes: 4,
    },
    {
      text: 'Put the beans around it once the fat runs. When the pale colour has climbed two thirds up the side of the fish, flip it and move the beans about.',
      uses: ['green-beans'],
      minutes: 5,
    },
    {
      text: 'Tip off the spare fat and pour in the sauce. Baste without pause until large, lazy bubbles tell you that it has turned to syrup.',
      uses: [],
      minutes: 2,
    },
    {
      text: 'Fluff the rice, lay the fish on it with its sauce, and dust the beans with sesame.',
      uses: ['sesame-seeds'],
    },
  ],
  keepsDays: 1,
  freezable: false,
  tip: 'Chicken in place of fish wants about ten minutes before the sauce goes in, tofu six.',
})
