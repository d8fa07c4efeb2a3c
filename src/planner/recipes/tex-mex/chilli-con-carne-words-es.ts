import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chilliConCarneWordsEs = {
  title: 'Chili con carne y {rice-cooked}',
  blurb: 'Rojo ladrillo, espeso y de picor lento: el clásico del sábado por la noche sin la lista larga.',
  call: {
    'beef-mince-5': 'la carne',
    'green-pepper': 'el pimiento',
    'kidney-beans': 'los frijoles',
    'rice-cooked': 'el arroz',
    'tinned-tomatoes': 'los tomates',
  },
  prep: { onion: '{picada|picadas}', 'green-pepper': '{picado|picados}', 'kidney-beans': 'escurridos' },
  steps: [
    'Calienta mucho una cacerola, extiende {el beef-mince-5} y déjala hasta que tenga costra por abajo. Luego sepárala y sigue hasta que no se vea nada rosa.',
    'Agrega {el onion} y {el green-pepper}, y muévelos en la grasa hasta que estén suaves bajo la cuchara.',
    'Sazona con {el cumin}, {el paprika} y {el chilli-flakes}, moviendo hasta que se oscurezcan.',
    'Agrega {el tinned-tomatoes}, {el kidney-beans} y {el salt}. Tapa y deja cocer hasta que burbujee espeso y ya no salpique.',
    'Sirve sobre {el rice-cooked}, calentado como dice su empaque.',
  ],
  tip: 'El chili solo se congela hasta tres meses. El arroz, caliéntalo cada vez al momento.',
} as const satisfies SpanishRecipeWords
