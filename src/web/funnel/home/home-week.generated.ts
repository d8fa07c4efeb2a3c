/**
 * A week that the planner made: the main dishes of each day, in the order in which they are eaten. Written by `npm run docs`
 * from the recipes; a house test asks that each dish is still in the library.
 */
export const homeWeek: { readonly energy: number; readonly days: readonly (readonly string[])[] } = {
  energy: 1800,
  days: [
    ['lime-chicken-breakfast-plate', 'tuna-tomato-spaghetti', 'maque-choux-cup', 'shepherds-pie'],
    ['plantain-turkey-hash', 'japanese-tofu-curry', 'gambas-al-ajillo', 'spaghetti-bolognese'],
    ['huevos-mexicana', 'pasta-e-ceci', 'sesame-chicken-nori-rolls', 'crayfish-sweet-potato'],
    ['steamed-sweet-potato-sesame', 'tuna-courgette-ribbons-olives', 'avocado-lime-slaw', 'turkey-pepper-chilli-avocado'],
    ['huevos-a-la-flamenca', 'bolognese-courgette-ribbons', 'sesame-chicken-nori-rolls', 'chickpea-potato-stew-paprika'],
    ['plantain-turkey-hash', 'pork-cabbage-skillet', 'celery-seed-butter-logs', 'microwave-cod-tomatoes-olives'],
    ['lime-chicken-breakfast-plate', 'black-bean-enchilada-bake', 'gambas-al-ajillo', 'lamb-aubergine-raisins'],
  ],
}
