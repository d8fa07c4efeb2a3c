import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const mushroomJackQuesadillasWordsEs = {
  title: 'Quesadillas de champiñones, espinacas y queso',
  blurb: {
    written:
      'Champiñones dorados, una capa de frijoles refritos y justo el queso para unir dos {tortilla-wholemeal+} crujientes.',
    'corn-tortilla':
      'Champiñones dorados, una capa de frijoles refritos y justo el queso para unir {corn-tortilla+} crujientes.',
  },
  call: {
    'baby-spinach': 'las espinacas',
    'chestnut-mushrooms': 'los champiñones',
    'refried-beans': 'los frijoles',
    'tortilla-wholemeal': 'la tortilla, las tortillas',
    'corn-tortilla': 'la tortilla de maíz, las tortillas de maíz',
    'red-onion': 'la cebolla',
    'olive-oil': 'el aceite',
    'monterey-jack': 'el queso',
    salsa: 'la salsa',
  },
  prep: {
    'chestnut-mushrooms': 'en rebanadas gruesas',
    'red-onion': '{rebanada|rebanadas}',
    'monterey-jack': 'rallado grueso',
  },
  steps: [
    'Fríe {el chestnut-mushrooms} y {el red-onion} en {2/3} {del olive-oil} a fuego alto. Primero sueltan su agua, y solo cuando el sartén está seco otra vez se doran. Espera a que pase.',
    'Espolvorea {el cumin}, ablanda ahí {el baby-spinach} y pásalo todo a una tabla. Detente cuando las hojas se hayan bajado.',
    {
      written:
        'Unta {1/2} de cada {tortilla-wholemeal} con {el refried-beans}, agrega {el chestnut-mushrooms} y {el monterey-jack}, y dobla la otra mitad encima como un libro.',
      'corn-tortilla':
        'Calienta {el corn-tortilla+} hasta que se doblen sin romperse. Unta la mitad de cada una con {el refried-beans}, agrega un poco de {chestnut-mushrooms} y {monterey-jack}, y dobla la otra mitad encima como un libro.',
    },
    'Unta el sartén con el resto {del olive-oil}. Dora las quesadillas a fuego bajo, presionando con una espátula, hasta que tengan manchas cafés por fuera y el queso escurra por dentro.',
    'Espera {1} minuto antes de cortarlas, o el queso se sale. Sopea las esquinas en {el salsa}.',
  ],
} as const satisfies SpanishRecipeWords
