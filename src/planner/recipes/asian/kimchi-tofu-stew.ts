import { recipe } from '#planner/recipe.ts'

export const kimchiTofuStew = recipe({
  id: 'kimchi-tofu-stew',
  title: 'Kimchi stew with soft tofu',
  blurb:
    "Korea's answer to a grey day: sour kimchi, mushrooms and trembling tofu in a red broth, with rice on the side.",
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 15, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'sesame-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'sliced' },
    { id: 'kimchi', g: 150, show: { qty: 1, unit: 'cup' }, prep: 'cut up with scissors' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'chopped' },
    { id: 'paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
    { id: 'chilli-flakes', g: 1.8, show: { qty: 1, unit: 'tsp' } },
    { id: 'vegetable-stock', g: 240, show: { qty: 1, unit: 'cup' } },
    { id: 'chestnut-mushrooms', g: 150, prep: 'halved' },
    { id: 'courgette', g: 118, show: { qty: 1, unit: 'small' }, prep: 'in half-moons' },
    { id: 'soft-tofu', g: 400, show: { qty: 1, unit: 'block' } },
    {
      id: 'soy-sauce',
      g: 12,
      show: { qty: 2, unit: 'tsp' },
      swaps: [{ id: 'tamari', g: 12, show: { qty: 2, unit: 'tsp' } }],
    },
    { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, prep: 'in batons' },
    { id: 'rice-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
  ],
  steps: [
    {
      text: 'Sweat onion and kimchi in the sesame oil in a heavy saucepan. The cabbage turns see-through and the smell goes from sharp to sweet.',
      uses: ['sesame-oil', 'onion', 'kimchi'],
      minutes: 5,
    },
    {
      text: 'Take it off the flame for a moment to stir in garlic, paprika and chilli flakes, because they burn in a blink.',
      uses: ['garlic', 'paprika', 'chilli-flakes'],
      minutes: 1,
    },
    {
      text: 'Pour on the stock, add the mushrooms and the courgette, and keep it at a cheerful bubble until the courgette is see-through at the edges.',
      uses: ['vegetable-stock', 'chestnut-mushrooms', 'courgette'],
      minutes: 8,
    },
    {
      text: 'Season with the soy sauce. Slip in the tofu in big spoonfuls and only shake the pan from now on; it is hot inside when it quivers.',
      uses: ['soy-sauce', 'soft-tofu'],
      minutes: 4,
    },
    {
      text: 'Strew with spring onions and eat it with the rice, warmed in the microwave: a spoon of one, a spoon of the other.',
      uses: ['spring-onion', 'rice-cooked'],
      minutes: 2,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
  tip: 'The older and sourer the kimchi, the better the stew. Read its label: some is made with fish.',
})
