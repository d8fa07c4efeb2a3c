import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const plumBlackberrySeedBowlWordsEs = {
  title: 'Tazón de {plum} y zarzamora con coco y semillas',
  blurb:
    '{Plum+} maduras, {blackberries} oscuras y una cucharada de {coconut-milk} bajo una lluvia crujiente: listo antes que el té.',
  call: { 'ground-ginger': 'el jengibre', 'lemon-juice': 'el jugo de limón' },
  prep: { 'coconut-milk': 'revuelta hasta que esté cremosa' },
  steps: [
    'Parte {el plum+} a la mitad, gira para sacar el hueso y rebana la pulpa en tu tazón.',
    'Aplasta {1/2} {del blackberries} con {el ground-ginger} y {el lemon-juice} hasta que corran como tinta; deja enteras las demás.',
    'Sirve la fruta aplastada sobre {el plum+}, luego {el coconut-milk}, y corona con las zarzamoras enteras y {el sunflower-seeds}.',
  ],
  tip: 'Una {plum} dura no sirve aquí. Presiona cerca del tallo: si cede un poco, está lista.',
} as const satisfies SpanishRecipeWords
