import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const turkeyMeatballsCauliflowerMashWordsEs = {
  title: 'Albóndigas de pavo con puré de {cauliflower}',
  blurb: 'Albóndigas ligeras en salsa de tomate, y un puré tan terso que nadie extraña las papas.',
  call: { 'turkey-mince': 'el pavo', 'olive-oil': 'el aceite' },
  prep: { onion: '{picada|picadas} muy fino', cauliflower: 'en ramitos' },
  steps: [
    'Amasa {el turkey-mince}, {el onion}, {el dried-oregano}, {el paprika} y {1/2} {del salt} hasta que se pegue, y forma bolitas del tamaño de una nuez con las manos mojadas.',
    'Calienta {1/2} {del olive-oil} en un sartén amplio. Dora las bolitas, rodándolas de vez en cuando, hasta que estén doradas por casi todos lados.',
    'Afloja {el passata} con un poco de agua, viértelo alrededor y tapa. Están listas cuando la salsa espesó y una bolita que partas está blanca hasta el centro.',
    'Mientras tanto, hierve {el cauliflower} en una olla con agua hasta que un tenedor entre sin empujar.',
    'Escúrrela muy bien y machácala hasta tener un puré espeso, con el resto {del olive-oil} y de la sal. Pon las albóndigas encima.',
  ],
} as const satisfies SpanishRecipeWords
