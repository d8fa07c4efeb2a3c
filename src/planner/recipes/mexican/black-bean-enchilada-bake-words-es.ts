import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const blackBeanEnchiladaBakeWordsEs = {
  title: 'Enchiladas de frijol negro al horno',
  blurb: 'Todo el sabor de unas enchiladas y nada de enrollar: tortillas, frijoles y salsa roja, en capas y al horno.',
  call: {
    'rapeseed-oil': 'el aceite',
    'green-pepper': 'el pimiento',
    'black-beans': 'los frijoles',
    'frozen-sweetcorn': 'el elote',
    'corn-tortilla': 'las tortillas',
  },
  prep: { onion: '{picada|picadas}', 'green-pepper': '{picado|picados}', 'black-beans': 'escurridos' },
  steps: [
    'Calienta el horno a {oven}. Cocina {el onion} y {el green-pepper} en un sartén con {el rapeseed-oil}, moviendo, hasta que estén suaves.',
    'Agrega {el cumin} y {el chilli-flakes} y, un momento después, {el passata} y {el salt}. Mueve hasta que hierva suave y huela rico.',
    'Revuelve {el black-beans} y {el frozen-sweetcorn} con {2/3} de la salsa y caliéntalos hasta que humeen.',
    'Acomoda {el corn-tortilla} y los frijoles en capas en un refractario, rompiendo las tortillas para que quepan. El resto de la salsa va encima.',
    'Hornea {time}, hasta que burbujee en el centro y las orillas de las tortillas de arriba estén crujientes.',
  ],
} as const satisfies SpanishRecipeWords
