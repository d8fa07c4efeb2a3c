import type { RecipeWords } from '#planner/recipe.ts'

export const mangoPapayaCoconutBowlWords = {
  title: '{Mango} and {papaya} bowl with {cardamom}',
  blurb: 'A beach-hut breakfast: ripe fruit, lime, cool {coconut-milk} perfumed with {cardamom}, and crisp seeds.',
  call: { 'lime-juice': 'lime' },
  prep: { mango: 'sliced', papaya: 'in chunks' },
  steps: [
    'Stir the {cardamom} into the {coconut-milk} before anything else, because the scent needs a few minutes to come out.',
    'Arrange {mango} and {papaya} in a wide bowl and wet them with the {lime-juice}, which keeps the {papaya} from tasting flat.',
    'Pour the scented milk over the fruit and scatter on the {pumpkin-seeds}.',
  ],
} as const satisfies RecipeWords
