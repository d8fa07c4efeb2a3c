import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const cabbageBeanMinestroneWordsEs = {
  title: 'Minestrone con {cabbage} y frijoles',
  blurb: 'La gran sopa del norte de Italia: más verdura que caldo, y la cuchara casi debe quedarse parada.',
  call: { 'olive-oil': 'el aceite', 'pinto-beans': 'los frijoles', 'gf-pasta': 'la pasta sin gluten' },
  prep: {
    onion: '{picada|picadas}',
    carrot: 'en cubitos',
    cabbage: 'en tiras',
    'pinto-beans': 'escurridos',
    pasta: 'de figuras chicas',
    'gf-pasta': 'de figuras chicas',
  },
  steps: [
    'Cocina {el onion} y {el carrot} en {el olive-oil}, en una cacerola. Muévelas cuando siseen y sigue hasta que estén tiernas y huelan bien.',
    'Revuelve con {el cabbage}, {el tomato-puree}, {el dried-oregano} y {el salt} hasta que las tiras se ablanden.',
    'Agrega {el water} y {el pinto-beans} y tapa, hasta que incluso las nervaduras {del cabbage} estén tiernas.',
    'Echa {el pasta} y mueve de vez en cuando, hasta que esté cocida y la sopa espesa.',
  ],
  tip: 'Un hilo de buen aceite sobre cada plato le da el sabor del lugar.',
} as const satisfies SpanishRecipeWords
