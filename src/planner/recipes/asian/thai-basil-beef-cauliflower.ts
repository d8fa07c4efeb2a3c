import { recipe } from '#planner/recipe.ts'

export const thaiBasilBeefCauliflower = recipe({
  id: 'thai-basil-beef-cauliflower',
  title: 'Thai basil beef with cauliflower rice',
  blurb:
    'Pad kra pao, hot and fragrant, over cauliflower that has been blitzed to grains and steamed in the same heat.',
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'WOK', 'FOOD_PROCESSOR', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'cauliflower', g: 300, prep: 'in florets' },
    { id: 'coconut-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'beef-mince-10', g: 300 },
    { id: 'garlic', g: 12, show: { qty: 3, unit: 'clove' }, prep: 'chopped' },
    { id: 'red-chilli', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'sliced' },
    { id: 'red-pepper', g: 238, show: { qty: 2, unit: 'medium' }, prep: 'in small squares' },
    {
      id: 'soy-sauce',
      g: 20,
      show: { qty: 3.75, unit: 'tsp' },
      swaps: [
        { id: 'tamari', g: 20, show: { qty: 3.75, unit: 'tsp' } },
        {
          id: 'coconut-aminos',
          g: 38,
          show: { qty: 2.5, unit: 'tbsp' },
          words: [['soy sauce, which glazes', 'coconut aminos, which glaze']],
        },
      ],
    },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'thai-basil', g: 20, show: { qty: 2, unit: 'handful' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Pulse the cauliflower in a food processor until it looks like coarse couscous. Cover it in a dish and microwave for four minutes, then fork it loose.',
      uses: ['cauliflower'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Heat the wok until a drop of water dances, melt the coconut oil in it and press the mince against the metal. Leave it be until it smells roasted, only then break it up.',
      uses: ['coconut-oil', 'beef-mince-10'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Toss in garlic, chilli and the salt; you should cough a little.',
      uses: ['garlic', 'red-chilli', 'salt'],
      minutes: 2,
    },
    {
      text: 'The peppers follow for as long as they stay crisp, then the soy sauce, which glazes the meat in a few breaths. Not a trace of pink may be left.',
      uses: ['red-pepper', 'soy-sauce'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Away from the heat, bury the basil in it to wilt, wake it up with lime and spoon it over the cauliflower.',
      uses: ['thai-basil', 'lime-juice'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: true,
  tip: 'For Thai taste and if you eat them, a fried egg with lacy edges belongs on top.',
})
