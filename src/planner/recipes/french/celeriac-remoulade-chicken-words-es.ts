import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const celeriacRemouladeChickenWordsEs = {
  title: 'Rémoulade de {celeriac} y {apple} con {chicken-breast-cooked}',
  blurb:
    'El favorito de las charcuterías francesas, más ligero: {celeriac} crujiente en aderezo de mostaza, con {chicken-breast-cooked} encima.',
  call: { 'dijon-mustard': 'la mostaza', 'black-pepper': 'la pimienta', 'olive-oil': 'el aceite' },
  prep: { celeriac: 'peso ya pelado', parsley: 'picado fino', 'chicken-breast-cooked': 'rebanada' },
  steps: [
    'Pon {el dijon-mustard}, {el lemon-juice}, {el salt} y {el black-pepper} en un tazón hondo y deja caer {el olive-oil} gota a gota, sin dejar de batir, para que espese como una mayonesa.',
    'Ralla {el celeriac} por el lado grueso directo en ese tazón y revuelve de inmediato, antes de que se oscurezca.',
    'Haz lo mismo con {el apple}, sin el centro, e incorpora {el capers} y {el parsley}.',
    'Haz un nido de {watercress} en cada plato, llénalo de rémoulade y abre {el chicken-breast-cooked} en abanico encima.',
  ],
  tip: 'Si tienes {10 min}, deja {el celeriac} en su aderezo: se vuelve flexible.',
} as const satisfies SpanishRecipeWords
