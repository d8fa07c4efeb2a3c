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
        {
          id: 'chicken-thigh',
          g: 260,
          words: [
            ['Teriyaki salmon', 'Teriyaki chicken'],
            ['Crisp-skinned salmon', 'Browned chicken'],
            [
              'In the second half of that time, lay the fish skin down in a cold frying pan and turn the heat to medium. Press it flat for the first minute; its own fat is enough to crisp it.',
              'Five minutes into that time, lay the chicken smooth side down in a cold frying pan and turn the heat to medium. Press it flat for the first minute; it gives off the fat it needs.',
            ],
            [
              'Put the beans around it once the fat runs. When the pale colour has climbed two thirds up the side of the fish, flip it and move the beans about; it is done when it flakes.',
              'Put the beans around it once the fat runs. Flip the chicken when it is golden beneath and move the beans about. Five minutes on, cut into the thickest part: no pink, and the juice runs clear.',
            ],
            ['lay the fish on it', 'lay the chicken on it'],
          ],
        },
        {
          id: 'tofu',
          g: 240,
          prep: 'in thick slabs',
          words: [
            ['Teriyaki salmon', 'Teriyaki tofu'],
            ['Crisp-skinned salmon', 'Golden tofu'],
            [
              'In the second half of that time, lay the fish skin down in a cold frying pan and turn the heat to medium. Press it flat for the first minute; its own fat is enough to crisp it.',
              'In the second half of that time, pat the tofu dry and lay it in a non-stick frying pan over medium heat. Do not move it until it lets go of the pan by itself.',
            ],
            [
              'Put the beans around it once the fat runs. When the pale colour has climbed two thirds up the side of the fish, flip it and move the beans about; it is done when it flakes.',
              'Put the beans around it with a spoonful of water. When the tofu is golden beneath, flip it and move the beans about.',
            ],
            ['Tip off the spare fat and pour in', 'Pour in'],
            ['lay the fish on it', 'lay the tofu on it'],
          ],
        },
      ],
    },
    { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Wash the rice until the water is no longer milky. Cover it with the measured water in a small saucepan, bring to a bubble, then ten minutes on the lowest flame and five off it, the lid never lifted.',
      uses: ['sushi-rice', 'water'],
      minutes: 15,
      waits: true,
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
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Put the beans around it once the fat runs. When the pale colour has climbed two thirds up the side of the fish, flip it and move the beans about; it is done when it flakes.',
      uses: ['green-beans'],
      minutes: 5,
      waits: true,
      meanwhile: true,
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
  portionSteps: [1, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
