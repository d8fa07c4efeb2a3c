import type { RecipeWords } from '#planner/recipe.ts'

export const rajmaQuickWords = {
  title: 'Quick rajma with {rice-cooked}',
  blurb:
    "Punjab's favourite beans in {30 min}: kidney beans in a thick gingery tomato gravy, over fluffy {rice-cooked}.",
  call: { 'kidney-beans': 'beans', 'rapeseed-oil': 'oil', 'chilli-powder': 'chilli' },
  prep: { onion: 'finely chopped', ginger: 'grated', garlic: 'grated', coriander: 'torn' },
  steps: [
    "Give the {onion} plenty of time with the {rapeseed-oil} in a deep frying pan: you're after a chestnut brown, and that is where the gravy gets its taste. Go on until every strand has it.",
    'Scrape in {ginger} and {garlic} and fry until the raw smell has gone.',
    'Sprinkle over {coriander-seed} and {chilli-powder}, count to twenty while stirring, then calm everything with the {passata} and {salt}.',
    'Reduce the tomato until beads of {rapeseed-oil} show round its rim.',
    "Drain the {kidney-beans}, add them with the {water}, and crush about a quarter against the side of the pan. They thicken the sauce as it bubbles. It's done when the gravy coats a bean.",
    'Warm the {rice-cooked} meanwhile. Stir {garam-masala} into the {kidney-beans}, let them stand {1 min} and send both to the table green with {coriander}.',
  ],
  tip: 'A spoon of plain or soya yogurt on top cools it for anybody who finds the chilli too much.',
} as const satisfies RecipeWords
