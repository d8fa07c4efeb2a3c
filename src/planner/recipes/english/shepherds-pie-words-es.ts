import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const shepherdsPieWordsEs = {
  title: 'Pastel de cordero con puré',
  blurb: 'Cordero en salsa oscura bajo un puré rayado con tenedor, para que cada surco se ponga crujiente.',
  call: { 'lamb-mince': 'la carne', 'plain-flour': 'la harina', cornflour: 'la fécula' },
  prep: { potato: '{pelada|peladas}, en trozos', onion: '{picada|picadas}', carrot: 'en cubitos' },
  steps: [
    'Calienta el horno a {oven}. Pon {el potato+} en una olla de agua fría con {1/3} {del salt}, llévala a hervir y cuécelas hasta que un tenedor las parta.',
    'Mientras tanto, dora {el lamb-mince} en un sartén seco, aplastándola y separándola, hasta que se fría en su grasa y esté oscura por completo. Tira casi toda la grasa.',
    'Agrega {el onion}, {el carrot} y {el dried-thyme}, y mueve hasta que {el onion} ya no truene.',
    'Incorpora {el tomato-puree} y {el plain-flour}, luego {el water} y el resto de la sal, y mueve hasta que se reduzca a una salsa. Agrega {el frozen-peas} y pásalo todo a un refractario.',
    'Escurre {el potato+}, machácalas con una cucharada de su agua y extiéndelas hasta la orilla.',
    'Pasa un tenedor por encima. Hornea {time}, hasta que los surcos estén dorados y la salsa burbujee por los lados.',
  ],
  tip: 'Con carne de res se llama cottage pie, y es igual de bueno.',
} as const satisfies SpanishRecipeWords
