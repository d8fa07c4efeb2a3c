import { recipe } from '#planner/recipe.ts'

export const zaatarCheesePitta = recipe({
  id: 'zaatar-cheese-pitta',
  title: "Za'atar pitta with soft cheese and cucumber",
  blurb:
    "The corner-shop breakfast of Beirut at home: hot pitta, cool soft cheese, za'atar in good oil, cucumber and olives.",
  cuisine: 'MIDDLE_EASTERN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 8, total: 8 },
  skill: 'NOVICE',
  equipment: ['TOASTER'],
  noCook: true,
  ingredients: [
    {
      id: 'pitta-wholemeal',
      g: 64,
      show: { qty: 1, unit: 'piece' },
      swaps: [
        {
          id: 'gf-bread',
          g: 60,
          show: { qty: 2, unit: 'slice' },
          words: [
            ["Za'atar pitta", "Gluten-free za'atar toast"],
            ['hot pitta', 'hot gluten-free toast'],
            [
              'Warm the pitta in the toaster until it puffs up, and split it before it goes flat again.',
              'Toast the gluten-free bread until it is golden.',
            ],
            ['Spread the inside', 'Spread it'],
            ['Tuck in the mint', 'Top it with the mint'],
          ],
        },
      ],
    },
    { id: 'dried-thyme', g: 0.5, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
    { id: 'sumac', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'olive-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } },
    {
      id: 'cottage-cheese',
      g: 140,
      show: { qty: 10, unit: 'tbsp' },
      swaps: [
        {
          id: 'soya-yogurt',
          g: 150,
          prep: 'drained for an hour if you can',
          words: [
            ['with soft cheese', 'with soya yogurt'],
            ['cool soft cheese', 'cool soya yogurt'],
            ['with the cheese and', 'with the soya yogurt and'],
          ],
        },
      ],
    },
    { id: 'cucumber', g: 100, prep: 'in sticks' },
    { id: 'cherry-tomatoes', g: 72, show: { qty: 6, unit: 'piece' }, prep: 'halved' },
    { id: 'olives', g: 14, show: { qty: 4, unit: 'piece' }, prep: 'stoned' },
    { id: 'mint', g: 1, show: { qty: 5, unit: 'leaf' } },
  ],
  steps: [
    {
      text: "Mix thyme, sesame and sumac with the oil in an egg cup: that is your za'atar, fresher than any jar.",
      uses: ['dried-thyme', 'sesame-seeds', 'sumac', 'olive-oil'],
      minutes: 1,
    },
    {
      text: 'Warm the pitta in the toaster until it puffs up, and split it before it goes flat again.',
      uses: ['pitta-wholemeal'],
      minutes: 2,
    },
    {
      text: "Spread the inside thickly with the cheese and drag the za'atar oil across it.",
      uses: ['cottage-cheese'],
      minutes: 1,
    },
    {
      text: 'Tuck in the mint and some of the cucumber; the rest, the tomatoes and the olives are to nibble between bites.',
      uses: ['mint', 'cucumber', 'cherry-tomatoes', 'olives'],
      minutes: 2,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
  tip: 'Strained overnight through a cloth, yogurt becomes labneh, which is what Beirut would use.',
})
