import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const lentilPotatoHotpotWordsEs = {
  title: 'Guiso de lentejas con tapa de {potato}',
  blurb: 'De espíritu inglés: {leek+} y lentejas abajo, y arriba rebanadas encimadas que se doran como papas al horno.',
  call: { 'olive-oil': 'el aceite', 'lentils-tinned': 'las lentejas' },
  prep: {
    leek: '{rebanado|rebanados}',
    carrot: 'en rodajas',
    'lentils-tinned': 'escurridas',
    potato: 'en rebanadas del grueso de una moneda',
  },
  steps: [
    'Calienta el horno a {oven}. En una cacerola, mueve {el leek+} y {el carrot} en {2/3} {del olive-oil} hasta que el verde se avive y los aros estén suaves.',
    'Agrega {el tomato-puree}, {el dried-thyme}, {el mustard}, {el lentils-tinned}, la mayor parte {del salt} y {el water}, y mueve hasta que burbujee.',
    'Quítalo del fuego y cúbrelo con {el potato} en círculos encimados. Barniza con el resto del aceite y de la sal.',
    'Hornea con tapa {time}, hasta que un cuchillo atraviese las rebanadas sin esfuerzo.',
    'Destapa y dale {time} más en el horno, hasta que estén doradas y con la orilla crujiente.',
  ],
} as const satisfies SpanishRecipeWords
