import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenFriedRiceWordsEs = {
  title: 'Arroz frito con pollo',
  blurb:
    'Más rápido que pedirlo: granos sueltos, tiras de huevo, chícharos y {soy-sauce} que humea al tocar el sartén.',
  call: { 'rapeseed-oil': 'el aceite', 'soy-sauce': 'la salsa de soya', 'ground-ginger': 'el jengibre' },
  prep: {
    carrot: 'en cubitos muy chicos',
    'spring-onion': '{rebanada|rebanadas}, lo blanco y lo verde por separado',
    'chicken-breast-cooked': 'en cubos',
  },
  steps: [
    'Bate {el egg+}. Calienta mucho {1/2} {del rapeseed-oil} en un sartén grande, viértelos y dóblalos sobre sí mismos hasta que no quede líquido. Sácalos.',
    'Agrega el resto del aceite con {el carrot}, lo blanco {del spring-onion}, {el frozen-peas} y {el ground-ginger}, y no dejes de mover hasta que la zanahoria ya no truene.',
    'Desbarata {el rice-cooked} con las manos, agrégalo con {el chicken-breast-cooked}, aplástalo contra el sartén y voltéalo, hasta que los granos brinquen y todo esté humeando.',
    'Vierte {el soy-sauce} por la orilla del sartén, regresa el huevo en trozos con lo verde {del spring-onion} y detente cuando cada grano tenga color.',
  ],
  tip: 'El arroz de paquete ya se cocinó una vez: cómetelo todo de una sentada y no guardes nada.',
} as const satisfies SpanishRecipeWords
