import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const redBeansBrownRiceWordsEs = {
  title: 'Frijoles rojos con arroz y tofu ahumado',
  blurb: 'Lunes en Nueva Orleans: frijoles rojos suaves, {celery} y laurel, con cubos de tofu ahumado bien dorados.',
  call: {
    'kidney-beans': 'los frijoles',
    'brown-rice-cooked': 'el arroz',
    'smoked-tofu': 'el tofu',
    'olive-oil': 'el aceite',
    'green-pepper': 'el pimiento',
    'cajun-seasoning': 'el sazonador',
    'vegetable-stock': 'el caldo',
    'bay-leaf': 'el laurel',
  },
  prep: {
    'smoked-tofu': 'en cubos',
    onion: '{picada|picadas}',
    'green-pepper': '{picado|picados}',
    celery: '{picado|picados}',
  },
  steps: [
    'Calienta {el olive-oil} en una olla y fríe {el smoked-tofu} sin moverlo hasta que esté crujiente por abajo. Sácalo.',
    'Ahora van {el onion}, {el green-pepper} y {el celery}, la trinidad de Luisiana. Cocínalos en {el olive-oil} que quedó hasta que bajen a la mitad.',
    'Incorpora {el cajun-seasoning} y, en cuanto huela a tostado, agrega {el kidney-beans}, {el vegetable-stock}, {el bay-leaf} y {el salt}.',
    'Hierve suave sin tapa. Aplasta algunos {kidney-beans} contra la orilla; está listo cuando la salsa está cremosa.',
    'Calienta {el brown-rice-cooked} como dice su empaque. Saca el laurel, regresa {el smoked-tofu} y sirve {el kidney-beans} alrededor de un montículo de {brown-rice-cooked}.',
  ],
  tip: 'Al día siguiente está todavía mejor. Congela los frijoles sin el arroz.',
} as const satisfies SpanishRecipeWords
