/**
 * A week that the planner made: the main dishes of each day, in the order in which they are eaten. Written by `npm run docs`
 * from the recipes; a house test asks that each dish is still in the library.
 */
export const homeWeek: { readonly energy: number; readonly days: readonly (readonly string[])[] } = {
  energy: 1800,
  days: [
    ['eggs-in-purgatory', 'chicken-sweet-potato-coconut-curry', 'banana-coconut-soup', 'shepherds-pie'],
    ['turkey-picadillo-courgette', 'microwave-cod-tomatoes-olives', 'matcha-yogurt-adzuki', 'tortilla-de-patatas'],
    ['turkey-sage-patties-fried-apples', 'prawn-courgette-spaghetti', 'tomato-peach-plate', 'pasta-e-ceci'],
    ['huevos-a-la-flamenca', 'chicken-noodle-soup', 'banana-coconut-soup', 'lamb-aubergine-raisins'],
    ['turkey-sage-patties-fried-apples', 'white-bean-arrabbiata', 'gambas-al-ajillo', 'tuna-apple-celery-seeds'],
    ['eggs-in-purgatory', 'lentil-shepherds-pie', 'matcha-yogurt-adzuki', 'paprika-chicken-tray-bake'],
    ['huevos-a-la-flamenca', 'tuna-tomato-spaghetti', 'tomato-peach-plate', 'oregano-chicken-courgettes'],
  ],
}
