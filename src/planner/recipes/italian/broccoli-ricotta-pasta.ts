import { recipe } from '#planner/recipe.ts'

export const broccoliRicottaPasta = recipe({
  id: 'broccoli-ricotta-pasta',
  title: 'Wholewheat pasta with broccoli and ricotta',
  blurb: 'Ricotta and a ladle of pasta water become a sauce in seconds, sharp with lemon, warm with garlic and chilli.',
  cuisine: 'ITALIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['PASTA'],
  servings: 2,
  minutes: { active: 15, total: 20 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN', 'GRATER'],
  noCook: false,
  ingredients: [
    {
      id: 'pasta-wholewheat',
      g: 140,
      swaps: [
        {
          id: 'gf-pasta',
          g: 140,
          words: [
            ['Wholewheat pasta', 'Gluten-free pasta'],
            ['a ladle of pasta water', 'a ladle of the cooking water'],
            ['and add the pasta', 'and add the gluten-free pasta'],
          ],
        },
      ],
    },
    { id: 'salt', g: 6, show: { qty: 1, unit: 'tsp' }, retained: 0.1 },
    { id: 'tenderstem-broccoli', g: 240, show: { qty: 12, unit: 'stalk' }, prep: 'in pieces the length of the pasta' },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'finely sliced' },
    { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'ricotta', g: 150, show: { qty: 10, unit: 'tbsp' } },
    { id: 'lemon-zest', g: 2, show: { qty: 1, unit: 'tsp' } },
    {
      id: 'parmesan',
      g: 20,
      prep: 'grated',
      swaps: [
        {
          id: 'vegetarian-hard-cheese',
          g: 20,
          prep: 'grated',
          words: [['half the grated cheese', 'half the grated Parmesan-style cheese']],
        },
      ],
    },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Fill your biggest saucepan, bring it to a boil with the salt, and add the pasta.',
      uses: ['salt', 'pasta-wholewheat'],
      minutes: 9,
      waits: true,
    },
    {
      text: 'Four minutes before the pasta is done the broccoli goes in on top of it.',
      uses: ['tenderstem-broccoli'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'While that bubbles, mash ricotta, lemon zest, pepper and half the grated cheese in a cup. Thin it with pasta water until it pours like yogurt.',
      uses: ['ricotta', 'lemon-zest', 'black-pepper', 'parmesan'],
      minutes: 2,
      meanwhile: true,
    },
    {
      text: 'Drain everything. Put the empty saucepan back on the heat with oil, garlic and chilli, and stop as soon as the slices are straw-coloured.',
      uses: ['olive-oil', 'garlic', 'chilli-flakes'],
      minutes: 2,
    },
    {
      text: 'Return pasta and broccoli, take the pan off the flame, and fold the ricotta in: it coats, it must not cook. Strew with the remaining cheese.',
      uses: [],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Ordinary broccoli works too: slice the stalk thin and put it in a minute before the florets.',
})
