import type { RecipeWords } from '#planner/recipe.ts'

export const matchaBananaTofuBowlWords = {
  title: 'Matcha and {banana} breakfast bowl',
  blurb:
    'A thick green bowl to eat with a spoon: {banana}, silken tofu and matcha, with {strawberries} and a crunchy scatter on top.',
  call: { 'silken-tofu': 'tofu', 'pumpkin-seeds': 'seeds', matcha: 'matcha' },
  prep: { strawberries: 'quartered' },
  steps: [
    'Put the {banana}, {silken-tofu}, {milk-semi}, {matcha}, {maple-syrup} and {1/2} of the {oats} in the blender. Run it until the green is even and nothing grates between your teeth when you taste.',
    'Scrape it all into a bowl. It should hold a furrow when you pull a spoon through.',
    {
      written: 'Lay the {strawberries} along one side, and the {pumpkin-seeds} and the other {oats} along the other.',
      'gf-oats': 'Lay the {strawberries} along one side, and the {pumpkin-seeds} and the other oats along the other.',
    },
  ],
  tip: 'Slice the {banana} and freeze it the night before, and the bowl comes out as cold as soft ice.',
} as const satisfies RecipeWords
