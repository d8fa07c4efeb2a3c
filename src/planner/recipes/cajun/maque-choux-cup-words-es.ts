import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const maqueChouxCupWordsEs = {
  title: 'Maque choux de microondas',
  blurb:
    'Elote, pimiento y tomate guisados en su propio jugo, con humo y un poco de picor. Guarnición, o refrigerio con cuchara.',
  call: { 'green-pepper': 'el pimiento', 'cherry-tomatoes': 'los tomates', 'olive-oil': 'el aceite' },
  prep: {
    'green-pepper': 'en cubitos muy chicos',
    'cherry-tomatoes': 'en cuartos',
    'spring-onion': '{rebanada|rebanadas}',
  },
  steps: [
    'Mezcla {el frozen-sweetcorn}, {el green-pepper}, {el cherry-tomatoes}, {el cajun-seasoning} y {el olive-oil} en un tazón hondo y tápalo con un platito. Cocina {time} en el microondas a máxima potencia, hasta que el pimiento esté suave.',
    'Machácalo cinco o seis veces con un machacador, hasta que el jugo lechoso de los granos espese el líquido.',
    'Ponle {el salt}, agrega {el spring-onion+} y cocínalo destapado {1} minuto más en el microondas, hasta que esté espeso como un guiso.',
  ],
} as const satisfies SpanishRecipeWords
