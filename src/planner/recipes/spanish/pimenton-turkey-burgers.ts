import { recipe } from '#planner/recipe.ts'

export const pimentonTurkeyBurgers = recipe({
  id: 'pimenton-turkey-burgers',
  title: 'Smoky turkey burgers with roasted peppers',
  blurb:
    'The taste of a chorizo roll in a lean burger: smoked paprika, garlic and oregano, with sweet peppers and Manchego.',
  cuisine: 'SPANISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['BURGERS'],
  servings: 2,
  minutes: { active: 15, total: 22 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'turkey-mince', g: 250 },
    { id: 'smoked-paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'grated' },
    { id: 'dried-oregano', g: 0.5, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'olive-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } },
    {
      id: 'burger-bun',
      g: 100,
      show: { qty: 2, unit: 'piece' },
      swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' } }],
    },
    {
      id: 'manchego',
      g: 30,
      prep: 'shaved',
      swaps: [
        {
          id: 'avocado',
          g: 50,
          prep: 'sliced',
          words: [
            ['peppers and Manchego', 'peppers and avocado'],
            [
              'Drape peppers and cheese over them for the final minute, so that the shavings droop.',
              'Drape the peppers over them for the final minute.',
            ],
            ['lettuce, tomato and burger', 'lettuce, tomato, avocado and burger'],
          ],
        },
      ],
    },
    { id: 'roasted-peppers', g: 100, show: { qty: 2, unit: 'piece' } },
    { id: 'little-gem', g: 60, show: { qty: 6, unit: 'leaf' } },
    { id: 'tomato', g: 91, show: { qty: 1, unit: 'small' }, prep: 'sliced' },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Mix the mince with paprika, garlic, oregano and salt, stirring in one direction until it turns sticky and brick red.',
      uses: ['turkey-mince', 'smoked-paprika', 'garlic', 'dried-oregano', 'salt'],
      minutes: 3,
    },
    {
      text: 'Divide it between the buns and flatten each share between wet hands to the width of a saucer.',
      uses: [],
      minutes: 2,
    },
    {
      text: 'Oil a frying pan, set it on a medium-high flame and lay the burgers in. Leave them alone for five minutes; a dark crust should form.',
      uses: ['olive-oil'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Flip. In five more minutes they are cooked through; cut one in the middle, and with no pink left they are ready.',
      uses: [],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Drape peppers and cheese over them for the final minute, so that the shavings droop.',
      uses: ['roasted-peppers', 'manchego'],
    },
    {
      text: 'Toast the buns, then stack lettuce, tomato and burger, and press the lid on.',
      uses: ['burger-bun', 'little-gem', 'tomato'],
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: true,
  tip: 'Freeze the raw patties with paper between.',
})
