import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chanaMasalaWordsEs = {
  title: 'Chana masala con {spinach}',
  blurb:
    'El curry de garbanzos de todas las estaciones de tren de la India: oscuro de cebolla, ácido de tomate, picoso de {ginger}.',
  call: { 'rapeseed-oil': 'el aceite', 'tinned-tomatoes': 'los tomates' },
  prep: {
    onion: '{picada|picadas} finamente',
    ginger: '{rallado|rallados}',
    chickpeas: 'escurridos',
    spinach: 'en tiras',
  },
  steps: [
    'Fríe {el onion} en {el rapeseed-oil}, en un sartén amplio, moviendo seguido. Sin prisa, sigue hasta que tenga un color castaño oscuro.',
    'Agrega {el ginger}, {el garam-masala}, {el turmeric} y {el chilli-flakes}, y mueve hasta que ya no huela a crudo.',
    'Vierte {el tinned-tomatoes} con {el salt} y machácalos mientras burbujean, hasta que la cuchara deje un camino al pasar.',
    'Agrega {el chickpeas} y {el water}, aplasta una cucharada contra el sartén y tapa. Está listo cuando la salsa cubre {el chickpeas} y ya no escurre.',
    'Incorpora {el spinach} hasta que se vean como listones lacios.',
  ],
  tip: 'Mañana sabe mejor. También es buen relleno para un camote al horno.',
} as const satisfies SpanishRecipeWords
