import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickpeaPotatoStewPaprikaWordsEs = {
  title: 'Potaje de garbanzos y {potato} con pimentón',
  blurb: 'Un potaje del campo español. Tronchar {el potato+} en lugar de cortarlas espesa el caldo.',
  call: { 'olive-oil': 'el aceite', 'green-pepper': 'el pimiento', 'bay-leaf': 'el laurel' },
  prep: {
    onion: '{picada|picadas}',
    'green-pepper': '{picado|picados}',
    garlic: '{rebanado|rebanados}',
    potato: 'en trozos tronchados',
    chickpeas: 'escurridos',
  },
  steps: [
    'Haz un sofrito en una cacerola: {olive-oil}, {onion}, {green-pepper} y {garlic}, moviendo hasta que estén suaves y pegajosos.',
    'Baja el fuego, agrega {el paprika} y {el tomato-puree}, y detente en cuanto el aceite se ponga rojo, porque el pimentón quemado amarga.',
    'Agrega {el bay-leaf}, {el potato+}, {el water}, {el chickpeas} y {el salt}. Tapa a medias y deja cocer hasta que {el potato+} estén suaves en las orillas y el caldo haya espesado.',
    'Aplasta uno o dos trozos de {potato} contra la orilla y revuelve, hasta que esté tan espeso como te guste.',
  ],
} as const satisfies SpanishRecipeWords
