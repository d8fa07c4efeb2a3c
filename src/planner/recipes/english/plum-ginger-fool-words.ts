import type { RecipeWords } from '#planner/recipe.ts'

export const plumGingerFoolWords = {
  title: '{Plum} and ginger fool',
  blurb:
    'Hot crimson {plum+} rippled through cold whipped {quark}: an old English pudding, quick enough for a Tuesday.',
  call: { 'ground-ginger': 'ginger', 'vanilla-extract': 'vanilla' },
  prep: { plum: 'stoned and chopped' },
  steps: [
    'Mix {plum+}, {honey} and {ground-ginger} in a cup and microwave for {time}, or until the skins have dyed the juice dark red.',
    'Beat {quark} and {vanilla-extract} in a glass for a full minute, until it turns fluffy.',
    'Fold the {plum+} through in three or four strokes. Stop while there are still streaks, and top it with {mint}.',
  ],
} as const satisfies RecipeWords
