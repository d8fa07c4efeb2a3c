import type { RecipeWords } from '#planner/recipe.ts'

export const rajmaQuickWords = {
  title: 'Quick rajma with {rice-cooked}',
  blurb:
    "Punjab's favourite beans in {30 min}: kidney beans in a thick gingery tomato gravy, over fluffy {rice-cooked}.",
  call: { 'kidney-beans': 'beans', 'rapeseed-oil': 'oil', 'chilli-powder': 'chilli' },
  prep: { onion: 'finely chopped', ginger: 'grated', garlic: 'grated', coriander: 'torn' },
  steps: [
    "Fry the {onion} slowly in the {rapeseed-oil} in a deep frying pan until every strand is chestnut brown. That's where the gravy gets its taste.",
    'Scrape in {ginger} and {garlic} and fry until the raw smell has gone.',
    'Sprinkle over {coriander-seed} and {chilli-powder}, count to twenty while stirring, until they smell strong, then add the {passata} and {salt}.',
    'Cook the tomato down until beads of {rapeseed-oil} show round the rim.',
    "Drain the {kidney-beans}, add them with the {water}, and crush about a quarter against the side of the pan. They thicken the sauce as it bubbles. It's done when the gravy clings to the beans.",
    'Meanwhile, warm the {rice-cooked}. Stir {garam-masala} into the {kidney-beans}, give them {1 min} to settle, and serve both with the {coriander} on top.',
  ],
  tip: 'A spoon of plain or soya yogurt on top cools it for anybody who finds the chilli too much.',
} as const satisfies RecipeWords
