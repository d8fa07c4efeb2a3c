import type { RecipeWords } from '#planner/recipe.ts'

export const kiwiStrawberryHempBowlWords = {
  title: 'California kiwi and strawberry bowl',
  blurb:
    'A juice bar breakfast to chew instead of sip: kiwi, {strawberries}, {ginger}, {coconut-chips} and soft {hemp-seeds}.',
  call: { 'lime-juice': 'juice', kiwi: 'fruit' },
  prep: { kiwi: 'in half-moons', strawberries: 'quartered', ginger: 'finely grated' },
  steps: [
    'Stir {ginger} into the lime juice and let it infuse while you peel the kiwi and hull the berries.',
    'Crush a few {strawberries} against the bowl, so that they bleed, and roll the rest of the {kiwi} in their {lime-juice} with the gingery lime.',
    'Scatter the coconut and hemp over it. Tear the {mint} on last, because it bruises quickly.',
  ],
  tip: 'Fruit and lime keep a day in the fridge. Add what crunches in the morning.',
} as const satisfies RecipeWords
