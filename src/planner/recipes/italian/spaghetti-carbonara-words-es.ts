import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const spaghettiCarbonaraWordsEs = {
  title: '{Spaghetti} a la carbonara',
  blurb: 'Sin crema, solo huevos, parmesano, tocino y mucha pimienta, unidos por un chorrito de agua caliente.',
  call: { 'olive-oil': 'el aceite' },
  prep: { bacon: 'en tiras delgadas', parmesan: 'rallado fino' },
  steps: [
    'Cuece {el spaghetti} en agua hirviendo sin sal, pues el tocino y el queso traen suficiente, hasta que le falte muy poco para estar tierno.',
    'Mientras hierve, fríe {el bacon} despacio en {el olive-oil}, en un sartén amplio. Voltea las tiras hasta que estén crujientes y la grasa se vea clara.',
    'Bate {el egg+} con {el parmesan} y {el black-pepper} en un tazón.',
    'Quita el tocino del fuego, pásale la pasta goteando, espera a que deje de sisear y vierte los huevos. Revuelve rápido, con un chorrito del agua, hasta que la salsa brille y se pegue. Si queda aguada, caliéntala un momento a fuego bajo.',
  ],
  tip: 'Los huevos necesitan calor, no un sartén hirviendo. Una carbonara revuelta se quedó en la estufa.',
} as const satisfies SpanishRecipeWords
