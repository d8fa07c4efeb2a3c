import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const cowboyBeefSquashSkilletWordsEs = {
  title: 'Sartén vaquero de res con calabaza',
  blurb: 'Desayuno de rancho: calabaza dorada en su propia azúcar, res con pimienta, {red-pepper} y {avocado} fresco.',
  call: { 'butternut-squash': 'la calabaza', 'olive-oil': 'el aceite', 'beef-mince-5': 'la carne' },
  prep: {
    'butternut-squash': '{pelada|peladas}, en cubos de {1 cm}',
    'red-pepper': 'en cubos',
    'spring-onion': '{rebanada|rebanadas}',
    avocado: '{rebanado|rebanados}',
  },
  steps: [
    'Pon {el butternut-squash}, {el olive-oil} y {el water} en un sartén con tapa. {El water} ablanda los cubos al vapor en {time}. Luego destapa y déjalos quietos hasta que se doren y se despeguen con facilidad.',
    'Empújalos a la orilla. Aplasta en el hueco {el beef-mince-5} con {el smoked-paprika}, {el cumin}, {el salt} y {el black-pepper}, déjala {time}, y luego sepárala y cocínala hasta que no quede nada rosa.',
    'Mezcla todo con {el red-pepper} y dale {time}, hasta que el pimiento esté caliente pero todavía crujiente.',
    'Reparte, esparce {el spring-onion} y corona cada plato con {el avocado}.',
  ],
  tip: 'Pela y corta la calabaza la noche anterior y el desayuno toma {15 min}.',
} as const satisfies SpanishRecipeWords
