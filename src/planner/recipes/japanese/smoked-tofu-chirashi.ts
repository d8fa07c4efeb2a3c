import { recipe } from '#planner/recipe.ts'

export const smokedTofuChirashi = recipe({
  id: 'smoked-tofu-chirashi',
  title: 'Scattered rice bowl with smoked tofu',
  blurb: 'Chirashi for every day: vinegared rice, smoky tofu, green soya beans, radish and snipped nori.',
  cuisine: 'JAPANESE',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'rice-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
    { id: 'edamame', g: 120 },
    { id: 'rice-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'maple-syrup', g: 7, show: { qty: 1, unit: 'tsp' } },
    { id: 'smoked-tofu', g: 225, show: { qty: 1, unit: 'block' }, prep: 'in small dice' },
    { id: 'cucumber', g: 150, show: { qty: 1, unit: 'small' }, prep: 'in thin half-moons' },
    { id: 'radish', g: 72, show: { qty: 8, unit: 'piece' }, prep: 'sliced paper-thin' },
    {
      id: 'soy-sauce',
      g: 18,
      show: { qty: 1, unit: 'tbsp' },
      swaps: [{ id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } }],
    },
    { id: 'sesame-seeds', g: 12, show: { qty: 4, unit: 'tsp' } },
    { id: 'nori', g: 5, show: { qty: 2, unit: 'sheet' }, prep: 'snipped into ribbons' },
    { id: 'salt', g: 0.5, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Put the soya beans in a bowl with a splash of water, cover with a plate and give them three minutes in the microwave. Drain, then heat the rice for as long as its pouch says.',
      uses: ['edamame', 'rice-cooked'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Stir vinegar, maple syrup and salt together and fold this into the hot rice with a cutting motion, so that the grains shine and stay whole.',
      uses: ['rice-vinegar', 'maple-syrup', 'salt'],
      minutes: 1,
    },
    {
      text: 'Fan the rice with a piece of card for a minute; lukewarm is what you are after. Spread it in wide bowls.',
      uses: [],
      minutes: 2,
    },
    {
      text: 'Scatter over it, in no order at all, the tofu, beans, cucumber and radishes.',
      uses: ['smoked-tofu', 'cucumber', 'radish'],
      minutes: 2,
    },
    {
      text: 'Sprinkle with sesame and nori, and spoon a little soy sauce around the edge just before you eat, while the nori still crackles.',
      uses: ['sesame-seeds', 'nori', 'soy-sauce'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Leave the nori in its packet until the bowls are on the table: it softens within a minute or two.',
})
