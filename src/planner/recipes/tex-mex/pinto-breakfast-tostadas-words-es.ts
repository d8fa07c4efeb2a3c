import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const pintoBreakfastTostadasWordsEs = {
  title: 'Tostadas rancheras de frijol para el desayuno',
  blurb:
    'Frijoles pintos machacados y calientes, {salsa} y {avocado} sobre tortillas de maíz tostadas: desayuno en {8 min}.',
  call: { 'corn-tortilla': 'las tortillas', 'pinto-beans': 'los frijoles' },
  prep: { 'spring-onion': 'en aritos' },
  steps: [
    'Tuesta {el corn-tortilla} dos veces, hasta que estén tiesas y con manchitas.',
    'Calienta {el pinto-beans} con {el cumin} y una cucharada de agua en el microondas {1.5 min}, tapados, y machácalos con un tenedor hasta tener una pasta rústica.',
    'Unta la pasta en las tostadas, báñalas con {el salsa} y agrega {el avocado} y {el spring-onion}. Inclínate al morder.',
  ],
} as const satisfies SpanishRecipeWords
