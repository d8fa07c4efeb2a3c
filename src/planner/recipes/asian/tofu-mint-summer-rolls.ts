import { recipe } from '#planner/recipe.ts'
import { tofuMintSummerRollsWords } from './tofu-mint-summer-rolls-words.ts'

export const tofuMintSummerRolls = recipe(
  {
    id: 'tofu-mint-summer-rolls',
    cuisine: 'ASIAN',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 14, total: 14 },
    skill: 'BASIC',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'rice-paper', g: 40, show: { qty: 4, unit: 'sheet' } },
      { id: 'smoked-tofu', g: 100, knife: 'FINE' },
      { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'little-gem', g: 40, show: { qty: 4, unit: 'leaf' }, knife: 'ROUGH' },
      { id: 'mango', g: 80, knife: 'FINE' },
      { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' } },
      { id: 'tahini', g: 10, show: { qty: 2, unit: 'tsp' }, group: 'DIP' },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' }, group: 'DIP' },
      {
        id: 'soy-sauce',
        g: 9,
        show: { qty: 0.5, unit: 'tbsp' },
        group: 'DIP',
        swaps: [{ id: 'tamari', g: 9, show: { qty: 0.5, unit: 'tbsp' } }],
      },
    ],
    steps: [
      { uses: ['tahini', 'lime-juice', 'soy-sauce'], minutes: 2 },
      { uses: ['carrot', 'little-gem', 'mango', 'smoked-tofu'], minutes: 2 },
      { uses: ['rice-paper', 'mint'], minutes: 5 },
      { uses: [], minutes: 1, cuts: true },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  tofuMintSummerRollsWords,
)
