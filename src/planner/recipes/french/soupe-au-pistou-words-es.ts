import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const soupeAuPistouWordsEs = {
  title: 'Soupe au pistou',
  blurb:
    'La Provenza en julio: frijoles, {courgette} y {tomato} en un caldo claro, con {basil} y {garlic} que se agregan en la mesa.',
  call: { 'olive-oil': 'el aceite', 'cannellini-beans': 'los frijoles' },
  prep: {
    leek: 'en aros finos',
    potato: 'en cubos no más grandes que los frijoles',
    'green-beans': 'en trozos cortos',
    courgette: 'en cubos',
    tomato: '{picado|picados}',
  },
  steps: [
    'Ablanda {el leek} en {1/3} {del olive-oil}, en una olla tapada, hasta que se pueda cortar con cuchara.',
    'Agrega {el potato}, {el water} y la mayor parte {del salt}; guarda una pizca. Lleva a un hervor suave y, mientras se cuece, quítales las puntas a los ejotes. Sigue cuando los cubos estén casi tiernos.',
    'Agrega {el green-beans} y {el courgette}, y cocina con la tapa entreabierta, hasta que {el potato} esté suave y lo verde siga vivo.',
    'Enjuaga {el cannellini-beans} y caliéntalos en el caldo con {1/2} {del tomato}. Están calientes cuando la sopa vuelve a burbujear.',
    'Para el pistou, pica {el garlic} con {el salt} que guardaste hasta hacer una pasta, y sigue picando con {el basil} y la otra mitad {del tomato}. Incorpora el resto {del olive-oil} hasta tener una salsa verde y rústica.',
    'Sirve la sopa y que cada quien le ponga su pistou.',
  ],
  tip: 'Congela la sopa antes de ponerle el pistou. {El basil} no aguanta el frío.',
} as const satisfies SpanishRecipeWords
