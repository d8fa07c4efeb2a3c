import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const rujakFruitTamarindWordsEs = {
  title: 'Rujak, fruta crujiente con tamarindo y chile',
  blurb:
    'La ensalada callejera de Indonesia: fruta ácida y jugosa en un aderezo pegajoso, dulce, picoso y agrio a la vez.',
  call: { 'tamarind-paste': 'el tamarindo', 'lime-juice': 'el jugo de limón' },
  prep: { apple: 'en gajos, con cáscara', cucumber: 'en trozos', pineapple: 'en trozos', mango: 'firme, en trozos' },
  steps: [
    'Revuelve {el tamarind-paste}, {el honey}, {el chilli-flakes}, {el lime-juice} y {el salt} hasta tener un aderezo café y espeso. Pruébalo en un trozo de {apple}. Debe ser tan ácido que frunzas la boca.',
    'Corta {el apple}, {el pineapple}, {el mango} y {el cucumber}, y revuélvelos en el aderezo hasta que cada trozo brille.',
    'Aplasta {el sunflower-seeds} con la base de un vaso y déjalas caer encima.',
  ],
  tip: 'Aquí va un {mango} todavía duro y ácido. Cómela en menos de una hora, mientras todo truena.',
} as const satisfies SpanishRecipeWords
