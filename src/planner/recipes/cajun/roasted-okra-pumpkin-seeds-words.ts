import type { RecipeWords } from '#planner/recipe.ts'

export const roastedOkraPumpkinSeedsWords = {
  title: 'Roasted {okra} with Cajun spice and seeds',
  blurb:
    "{Okra} for people who fear {okra}: roasted dry and hot until it's crisp at the tips, with {pumpkin-seeds} that pop.",
  call: { 'olive-oil': 'oil', 'cajun-seasoning': 'Cajun spice', 'lime-juice': 'lime' },
  steps: [
    "While the oven heats to {oven}, wash the {okra} and dry it as thoroughly as you'd a glass. Water is what makes it slimy.",
    'Halve each pod from cap to tip and coat with {olive-oil}, {cajun-seasoning} and {salt} on a baking tray, cut faces down.',
    'Roast for {time}, add the {pumpkin-seeds}, and roast until they crackle and the {okra} is brown along its seams.',
    'Squeeze on a little {lime-juice} and eat them like chips, hot from the tray.',
  ],
} as const satisfies RecipeWords
