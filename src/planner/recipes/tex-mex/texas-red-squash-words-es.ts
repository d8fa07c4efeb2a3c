import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const texasRedSquashWordsEs = {
  title: 'Chili rojo de Texas con calabaza',
  blurb: 'Sin frijoles, como exigen en Texas: res y calabaza en una salsa oscura de chile con una cucharada de cocoa.',
  call: {
    'butternut-squash': 'la calabaza',
    'beef-mince-10': 'la carne',
    'chicken-stock-unsalted': 'el caldo',
    cocoa: 'la cocoa',
  },
  prep: {
    onion: '{picada|picadas}',
    garlic: '{picado|picados}',
    'butternut-squash': '{pelada|peladas}, en cubos de {1.5 cm}',
    avocado: '{rebanado|rebanados}',
  },
  steps: [
    'Aplasta {el beef-mince-10} en una cacerola seca y caliente, como una hamburguesa grande. Déjala hasta que tenga una costra oscura por abajo y luego sepárala. Su propia grasa basta.',
    'Incorpora {el onion}, {el garlic} y {el butternut-squash}, raspando lo que se haya pegado, hasta que {el onion} esté suave y transparente y la carne no se vea rosa.',
    'Espolvorea {el chilli-powder}, {el cumin} y {el cocoa}, y mueve hasta que los huelas.',
    'Agrega {el passata}, {el chicken-stock-unsalted} y {el salt}, deja la tapa entreabierta y hierve suave. Está listo cuando un cuchillo entra en {el butternut-squash} sin esfuerzo y la salsa brilla.',
    'Sirve cada plato con rebanadas de {avocado} para refrescarlo.',
  ],
  tip: 'Como todo chili, al segundo día está más redondo.',
} as const satisfies SpanishRecipeWords
