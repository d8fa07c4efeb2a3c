import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const teriyakiChickenBroccoliWordsEs = {
  title: 'Pollo teriyaki con {broccoli}',
  blurb: 'Brillante, pegajoso, dulce y salado, con {broccoli} al vapor en el mismo sartén para que no se pierda nada.',
  call: {
    'soy-sauce': 'la salsa de soya',
    'brown-sugar': 'el azúcar',
    'ground-ginger': 'el jengibre',
    'rapeseed-oil': 'el aceite',
    'chicken-thigh': 'el pollo',
    'rice-cooked': 'el arroz',
  },
  prep: { 'chicken-thigh': 'en trozos de {3 cm}', broccoli: 'en ramitos chicos' },
  steps: [
    'Revuelve {el soy-sauce}, {el brown-sugar}, {el ground-ginger} y {el cornflour} con {1/2} {del water}.',
    'Fríe {el chicken-thigh} con {el rapeseed-oil} en un sartén amplio. No lo muevas hasta que se despegue solo; luego voltéalo y sigue hasta que ningún jugo salga rosa.',
    'Empuja el pollo a la orilla, amontona {el broccoli} en el centro con el resto del agua y tapa. Está listo cuando el agua se acabó y se ve verde brillante y apenas tierno.',
    'Revuelve la salsa, viértela y saltea hasta que pase de turbia a clara y lo barnice todo.',
    'Calienta {el rice-cooked} como dice su empaque y pon lo demás encima.',
  ],
} as const satisfies SpanishRecipeWords
