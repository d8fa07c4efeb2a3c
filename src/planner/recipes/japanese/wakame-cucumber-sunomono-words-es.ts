import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const wakameCucumberSunomonoWordsEs = {
  title: 'Sunomono de {cucumber}, {daikon} y {wakame}',
  blurb:
    'Frío, ácido, apenas dulce: la ensaladita entre dos bocados de algo caliente. {El avocado} la vuelve refrigerio.',
  call: { 'apple-cider-vinegar': 'el vinagre', 'sesame-seeds': 'el ajonjolí' },
  prep: {
    cucumber: 'en rebanadas transparentes',
    daikon: 'en rebanadas transparentes',
    ginger: 'en hilos finísimos',
    avocado: 'en cubos',
  },
  steps: [
    'Cubre {el wakame} con agua fría y deja que se abra. En otro tazón, frota {el salt} en {el cucumber} y {el daikon}.',
    'Revuelve {el apple-cider-vinegar}, {el maple-syrup} y {el ginger} hasta que la miel desaparezca.',
    'Cuando las verduras suelten su jugo, exprímelas como un trapo, y haz lo mismo con el alga.',
    'Adereza todo, sírvelo en tazones chicos y pon encima {el avocado} y {el sesame-seeds}.',
  ],
} as const satisfies SpanishRecipeWords
