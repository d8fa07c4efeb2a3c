import { recipe } from '#planner/recipe.ts'

export const palakPaneerLight = recipe({
  id: 'palak-paneer-light',
  title: 'Palak paneer',
  blurb: 'Silky, deep green spinach with cubes of fried paneer: the restaurant favourite with yogurt instead of cream.',
  cuisine: 'INDIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN', 'HAND_BLENDER'],
  noCook: false,
  ingredients: [
    {
      id: 'paneer',
      g: 150,
      prep: 'in cubes of 2 cm',
      swaps: [
        {
          id: 'tofu',
          g: 280,
          show: { qty: 1, unit: 'block' },
          prep: 'in cubes of 2 cm',
          words: [
            ['Palak paneer', 'Palak tofu'],
            ['fried paneer', 'fried tofu'],
            ['Brown the paneer', 'Brown the tofu'],
            ['Add the paneer and let it warm and swell', 'Add the tofu and let it warm through'],
          ],
        },
      ],
    },
    { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'cumin-seeds', g: 2.1, show: { qty: 1, unit: 'tsp' } },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'chopped' },
    { id: 'ginger', g: 15, show: { qty: 1, unit: 'knob' }, prep: 'chopped' },
    { id: 'green-chilli', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'chopped, seeds out if you like it mild' },
    { id: 'spinach', g: 400 },
    {
      id: 'natural-yogurt',
      g: 60,
      show: { qty: 4, unit: 'tbsp' },
      swaps: [
        {
          id: 'soya-yogurt',
          g: 60,
          show: { qty: 4, unit: 'tbsp' },
          words: [
            [
              'the restaurant favourite with yogurt instead of cream',
              'the restaurant favourite, made mild with soya yogurt',
            ],
          ],
        },
      ],
    },
    { id: 'garam-masala', g: 2, show: { qty: 1, unit: 'tsp' } },
    { id: 'rice-cooked', g: 180 },
    { id: 'salt', g: 1.8, show: { qty: 0.33, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Brown the paneer in half of the oil in a roomy frying pan, rolling the cubes over as they take colour. Out onto a plate.',
      uses: ['paneer', 'rapeseed-oil'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Cumin seeds and the other half of the oil are next. When they have darkened a shade, follow with onion, ginger and chilli and keep it going until all is tender.',
      uses: ['cumin-seeds', 'onion', 'ginger', 'green-chilli'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Cram in the spinach, a big armful at a time, under a lid if you have one. It shrinks to a tenth in its own steam.',
      uses: ['spinach'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Scrape everything into a tall jug, cool a minute, and blitz with the hand blender to a thick cream with flecks.',
      uses: [],
      minutes: 3,
    },
    {
      text: 'Back in the pan, stir in garam masala and salt and, with the heat very low, the yogurt. Add the paneer and let it warm and swell.',
      uses: ['garam-masala', 'salt', 'natural-yogurt'],
      minutes: 4,
      waits: true,
    },
    { text: 'Heat the rice and eat them side by side.', uses: ['rice-cooked'], minutes: 2 },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
