import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const beefLasagneWordsEs = {
  title: 'Lasaña de res',
  blurb: 'Capas delgadas, una buena salsa blanca y una tapa dorada. Un plato de domingo con lista de entre semana.',
  call: {
    'beef-mince-5': 'la carne',
    'olive-oil': 'el aceite',
    'plain-flour': 'la harina',
    'milk-semi': 'la leche',
    'lasagne-sheets': 'la pasta, las hojas',
  },
  prep: { onion: '{picada|picadas} finamente', mozzarella: 'en trozos' },
  steps: [
    'Calienta el horno a {oven}. Pon {el beef-mince-5} y {el onion} en un sartén seco y deshaz los grumos hasta que todo esté café y empiece a chisporrotear.',
    'Vierte {el passata} con un chorrito de agua, sazona con {el dried-oregano} y una pizca de {salt}, y deja sin tapa hasta que esté suelta pero no aguada.',
    'Mientras se cocina, bate {el plain-flour} y {el olive-oil} en una olla hasta tener una pasta, y agrega {el milk-semi} poco a poco. No dejes de batir hasta que burbujee y cubra el batidor. Sazona con {el nutmeg} y el resto de la sal.',
    'Acomoda en un refractario capas de carne, {lasagne-sheets+} y salsa blanca, termina con salsa y reparte encima {el mozzarella}.',
    'Hornea {time}, hasta que un cuchillo atraviese las hojas como mantequilla y la superficie tenga manchas doradas.',
    'Déjala reposar {time}, o las porciones se desharán.',
  ],
  tip: 'Córtala fría en cuadros, congélalos y calienta uno a la vez, tapado, hasta que humee en el centro.',
} as const satisfies SpanishRecipeWords
