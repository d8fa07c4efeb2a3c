import type { RecipeWords } from '#planner/recipe.ts'

export const tahiniOrangePorridgeWords = {
  title: '{Tahini} porridge with {orange} and {raisins}',
  blurb:
    'Tahinosoupa, the sesame soup of Lent, turned into a bowl of porridge with {orange}, {cinnamon} and plump {raisins}.',
  prep: { orange: 'peeled, in small pieces' },
  steps: [
    'Stir {oats}, {milk-semi}, {water}, {raisins}, {cinnamon} and {salt} together in a deep bowl, deeper than you think you need.',
    'Microwave it for {time}, stir it, and give it {1} minute more. Stop when it rises. It should still be loose, as it goes on thickening.',
    'Swirl the {tahini} through in ribbons rather than mixing it in.',
    'Top with the {orange} and any juice from the board.',
  ],
  tip: '{Raisins} that stand overnight in the {milk-semi} swell up like grapes.',
} as const satisfies RecipeWords
