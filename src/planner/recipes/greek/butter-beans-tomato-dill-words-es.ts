import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const butterBeansTomatoDillWordsEs = {
  title: 'Habas lima con tomate, {spinach} y {dill}',
  blurb:
    'Gigantes griegas sin horas de horno: habas lima suaves en una salsa espesa de tomate que sabe a {dill} y a buen aceite.',
  call: {
    'butter-beans': 'las habas lima',
    'olive-oil': 'el aceite',
    'red-onion': 'la cebolla',
    'tinned-tomatoes': 'los tomates',
    'lemon-juice': 'el jugo de limón',
  },
  prep: { 'red-onion': 'en rebanadas finas', garlic: '{rebanado|rebanados}', dill: 'picado, con todo y tallos' },
  steps: [
    'Calienta {el olive-oil} en un sartén amplio. Deja que {el red-onion} se ablande ahí hasta que esté lacia y dorada en las orillas.',
    'Agrega {el garlic} y {el tomato-puree}, y no dejes de mover hasta que la pasta esté color ladrillo y empiece a pegarse.',
    'Vierte {el tinned-tomatoes}, {el butter-beans} ya escurridas y {el salt}. Deja que burbujee despacio sin tapa. Está listo cuando la cuchara deja un camino limpio.',
    'Incorpora {el spinach} puñado a puñado, el siguiente cuando el anterior se haya ablandado.',
    'Quítalo del fuego, avívalo con {el lemon-juice} y esparce {el dill}. Caliente es bueno; tibio, mejor.',
  ],
  tip: 'Mañana es un buen almuerzo sobre pan tostado, o bajo un huevo pochado si comes huevo.',
} as const satisfies SpanishRecipeWords
