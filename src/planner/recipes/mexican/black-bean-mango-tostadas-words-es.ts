import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const blackBeanMangoTostadasWordsEs = {
  title: 'Tostadas de frijol negro con pico de {mango}',
  blurb:
    'Tortillas tostadas, frijoles machacados con chipotle y una salsa jugosa de {mango} y {tomato}. {10 Min}, sin estufa.',
  call: { 'corn-tortilla': 'las tortillas', 'black-beans': 'los frijoles', 'red-onion': 'la cebolla' },
  prep: {
    mango: 'en cubitos',
    tomato: 'en cubitos',
    'red-onion': '{picada|picadas} finamente',
    coriander: 'picado',
    avocado: '{rebanado|rebanados}',
  },
  steps: [
    'Tuesta {el corn-tortilla} dos veces en el tostador, hasta que estén tiesas. Al enfriarse truenan más; recárgalas en un vaso en vez de apilarlas.',
    'Mientras tanto, revuelve {el mango}, {el tomato}, {el red-onion} y {el coriander} con {1/2} {del lime-juice} y {el salt}, hasta que se junte un jugo agridulce en el fondo.',
    'Enjuaga {el black-beans} con agua caliente de la llave para quitarles el frío y machácalos con {el adobo-chipotle} y {otra 1/2} del limón, dejando bastantes trozos.',
    'Unta {el black-beans} hasta la orilla, amontona la mezcla de {mango} y acomoda encima {el avocado} y {el pumpkin-seeds}. Vas a necesitar las dos manos.',
  ],
  tip: 'Los frijoles y la salsa duran un día en recipientes separados. Las tortillas, tuéstalas al momento.',
} as const satisfies SpanishRecipeWords
