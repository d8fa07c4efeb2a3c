import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const bologneseCourgetteRibbonsWordsEs = {
  title: 'Boloñesa sobre tiras de {courgette}',
  blurb: 'La salsa clásica, espesa de carne, sobre tiras que están listas antes de que hierva una olla de agua.',
  call: { 'beef-mince-10': 'la carne', 'olive-oil': 'el aceite', 'garlic-powder': 'el ajo en polvo' },
  prep: {
    onion: '{picada|picadas} finamente',
    carrot: 'en cubitos muy chicos',
    courgette: 'en tiras a lo largo, con pelador',
  },
  steps: [
    'Aplasta {el beef-mince-10} en un sartén seco y caliente. Cuando chisporrotee y tenga costra, sepárala y sigue hasta que esté café por completo.',
    'Incorpora {el onion}, {el carrot}, {el garlic-powder} y {el dried-oregano}, y muévelos en la grasa hasta que los cubitos estén tiernos en la orilla.',
    'Agrega {el passata}, un chorrito de agua y {2/3} {del salt}, y tapa. La salsa está lista cuando se puede amontonar y no le escurre agua.',
    'Pasa la salsa a un tazón y limpia el sartén. Calienta ahí {el olive-oil}, agrega y sazona {el courgette}, y voltea las tiras hasta que se venzan sin dejar de ser verdes. Sirve la salsa encima.',
  ],
  tip: 'Guarda solo la salsa. Las tiras se cortan y calientan en lo que ella se calienta.',
} as const satisfies SpanishRecipeWords
