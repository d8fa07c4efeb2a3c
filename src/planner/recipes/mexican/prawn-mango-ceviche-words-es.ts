import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const prawnMangoCevicheWordsEs = {
  title: 'Ceviche de camarón con {mango} y {avocado}',
  blurb:
    'Frío, dulce y con mucho limón, con un chile que pica despacio, como lo dan en los puestos de playa en vaso alto.',
  call: { 'red-onion': 'la cebolla', 'lime-juice': 'el jugo de limón', 'olive-oil': 'el aceite' },
  prep: {
    'red-onion': 'en cubitos muy chicos',
    jalapeno: 'sin semillas, en tiritas',
    'prawns-cooked': 'a la mitad a lo largo',
    mango: 'en cubos',
    cucumber: 'en cubos',
    avocado: 'en cubos',
    coriander: 'picado',
  },
  steps: [
    'Deja {el red-onion}, {el jalapeno} y {el salt} en {el lime-juice} {time}, hasta que {el red-onion} se ponga rosada y sepa más suave.',
    'Hunde bien {el prawns-cooked} en {el lime-juice} y déjalos mientras cortas la fruta.',
    'Agrega {el mango}, {el cucumber} y {el olive-oil}, y revuelve una sola vez.',
    'Al final, pon {el avocado} y {el coriander}, para que los cubos conserven sus esquinas, y sirve en vasos.',
  ],
  tip: 'Mételo al congelador, con todo y tazón, {5 min} antes de comer, para que esté bien frío.',
} as const satisfies SpanishRecipeWords
