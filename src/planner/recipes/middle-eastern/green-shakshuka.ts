import { recipe } from '#planner/recipe.ts'

export const greenShakshuka = recipe({
  id: 'green-shakshuka',
  title: 'Green shakshuka',
  blurb:
    'Eggs poached in a nest of leeks, spinach and cumin, with warm bread. Breakfast in one pan and a quarter of an hour.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 20 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'leek', g: 178, show: { qty: 2, unit: 'medium' }, prep: 'in thin rings' },
    { id: 'cumin-seeds', g: 2.1, show: { qty: 1, unit: 'tsp' } },
    { id: 'frozen-spinach', g: 200, prep: 'thawed and pressed' },
    {
      id: 'natural-yogurt',
      g: 60,
      show: { qty: 4, unit: 'tbsp' },
      swaps: [{ id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } }],
    },
    {
      id: 'egg',
      g: 200,
      show: { qty: 4, unit: 'large' },
      swaps: [
        {
          id: 'silken-tofu',
          g: 349,
          show: { qty: 1, unit: 'block' },
          prep: 'in thick slices',
          words: [
            ['Eggs poached in', 'Silken tofu warmed in'],
            [
              'Make a hollow for each egg and crack it in. Cover and cook very gently: the whites should be opaque, the yolks still wobble.',
              'Make hollows and lay the slices of silken tofu in them. Cover and cook very gently, until the tofu is hot to the middle.',
            ],
            ['without the eggs', 'without the tofu'],
          ],
        },
      ],
    },
    {
      id: 'pitta-wholemeal',
      g: 64,
      show: { qty: 1, unit: 'piece' },
      prep: 'warmed and halved',
      swaps: [
        {
          id: 'gf-bread',
          g: 60,
          show: { qty: 2, unit: 'slice' },
          prep: 'toasted',
          words: [
            ['with warm bread', 'with warm gluten-free bread'],
            ['with the bread', 'with the gluten-free bread'],
          ],
        },
      ],
    },
    { id: 'harissa', g: 8, show: { qty: 1.5, unit: 'tsp' }, optional: true },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Toast the cumin in a dry frying pan until you can smell it, then pour in the oil and add the leeks. Stir now and then; they should be silky, not brown.',
      uses: ['cumin-seeds', 'olive-oil', 'leek'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Mix in the spinach and the salt and drive off the last of its water. Off the flame, loosen it with the yogurt.',
      uses: ['frozen-spinach', 'salt', 'natural-yogurt'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Make a hollow for each egg and crack it in. Cover and cook very gently: the whites should be opaque, the yolks still wobble.',
      uses: ['egg'],
      minutes: 6,
      waits: true,
      softEggs: true,
    },
    {
      text: 'Streak with harissa if you like it hot, and scoop it up with the bread.',
      uses: ['harissa', 'pitta-wholemeal'],
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
  tip: 'The greens keep three days without the eggs. Warm them through and start from the third step.',
})
