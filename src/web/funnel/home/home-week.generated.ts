/**
 * A week that the planner made: the main dishes of each day, in the order in which they are eaten. Written by `npm run docs`
 * from the recipes; a house test asks that each dish is still in the library.
 */
export const homeWeek: { readonly energy: number; readonly days: readonly (readonly string[])[] } = {
  energy: 1800,
  days: [
    ['ful-broad-beans', 'tomato-egg-rice', 'tomato-peach-plate', 'chicken-egg-rice-bowl'],
    ['ricotta-fig-toast', 'chicken-fried-rice', 'plum-ginger-fool', 'red-lentil-soup'],
    ['strapatsada', 'smoked-haddock-kedgeree', 'fromage-blanc-cherries', 'spaghetti-meatballs'],
    ['quick-chicken-congee', 'shepherds-pie', 'plum-ginger-fool', 'lentil-mushroom-pan-pie'],
    ['strapatsada', 'prawn-courgette-spaghetti', 'tomato-peach-plate', 'lentil-shepherds-pie'],
    ['ful-broad-beans', 'tortilla-de-patatas', 'fromage-blanc-cherries', 'lamb-keema-sweet-potato'],
    ['ricotta-fig-toast', 'lamb-kofta-tahini', 'gambas-al-ajillo', 'lentil-mushroom-spaghetti'],
  ],
}
