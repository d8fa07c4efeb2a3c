import { recipe } from '#planner/recipe.ts'

export const mushroomPeaRisotto = recipe({
  id: 'mushroom-pea-risotto',
  title: 'Mushroom and pea risotto',
  blurb: 'A risotto that flows when you tilt the plate, deep with mushrooms and brightened by sweet peas.',
  cuisine: 'ITALIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 35, total: 40 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN', 'GRATER'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'chestnut-mushrooms', g: 250, prep: 'sliced' },
    { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'very finely chopped' },
    { id: 'arborio-rice', g: 140 },
    { id: 'white-wine', g: 75, show: { qty: 75, unit: 'ml' } },
    { id: 'vegetable-stock', g: 600, show: { qty: 2.5, unit: 'cup' } },
    { id: 'frozen-peas', g: 200, show: { qty: 1.5, unit: 'cup' } },
    {
      id: 'parmesan',
      g: 36,
      prep: 'finely grated',
      swaps: [
        {
          id: 'vegetarian-hard-cheese',
          g: 36,
          prep: 'finely grated',
          words: [['beat in the grated cheese', 'beat in the grated Parmesan-style cheese']],
        },
        {
          id: 'nutritional-yeast',
          g: 25,
          show: { qty: 5, unit: 'tbsp' },
          words: [['beat in the grated cheese', 'beat in the nutritional yeast']],
        },
      ],
    },
    { id: 'thyme', g: 1.6, show: { qty: 2, unit: 'tsp' }, prep: 'leaves only' },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Bring the stock to a bare tremble in a saucepan and keep it there; cold stock would stall the rice.',
      uses: ['vegetable-stock'],
      minutes: 4,
    },
    {
      text: 'Brown the mushrooms with the thyme in half the oil, in a deep frying pan. Wait until they stop hissing, then scoop them out.',
      uses: ['chestnut-mushrooms', 'thyme'],
      minutes: 6,
    },
    {
      text: 'Sweat the onion in what oil is left until you can see through it. Add the rice and stir till the grains click against the pan like beads.',
      uses: ['olive-oil', 'onion', 'arborio-rice'],
      minutes: 6,
    },
    {
      text: 'Wine in, and let it vanish. Then a ladle of stock at a time, each when the last is nearly drunk up, stirring often but not without pause.',
      uses: ['white-wine'],
      minutes: 17,
    },
    {
      text: 'When a grain is tender with a tiny firm heart, stir in mushrooms, peas, salt and pepper for two minutes.',
      uses: ['frozen-peas', 'salt', 'black-pepper'],
      minutes: 2,
    },
    {
      text: 'Take the pan from the heat, beat in the grated cheese with a last spoonful of stock, cover, and give it one quiet minute before you plate it.',
      uses: ['parmesan'],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Cool leftovers within the hour, and heat them tomorrow until they steam all through.',
})
