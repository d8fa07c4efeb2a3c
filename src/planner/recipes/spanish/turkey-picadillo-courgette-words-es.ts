import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const turkeyPicadilloCourgetteWordsEs = {
  title: 'Picadillo de pavo con {courgette} y {raisins}',
  blurb:
    'Un picadillo de domingo por la mañana: pavo con pimentón ahumado, {courgette} suave, {sweet-potato} y unas {raisins} y aceitunas.',
  call: {
    'smoked-paprika': 'el pimentón',
    olives: 'las aceitunas',
    'olive-oil': 'el aceite',
    'cherry-tomatoes': 'los tomates',
    'turkey-mince': 'el pavo',
  },
  prep: {
    'sweet-potato': 'en cubos del tamaño de una uña',
    garlic: '{rallado|rallados}',
    courgette: 'en medias lunas',
    'cherry-tomatoes': 'a la mitad',
    olives: 'sin hueso, picadas',
    parsley: 'picado',
  },
  steps: [
    'Cubre {el sweet-potato} con un plato y ablándalo en el microondas hasta que un tenedor lo atraviese sin esfuerzo.',
    'Desmorona {el turkey-mince} en un sartén caliente con {1/2} {del olive-oil}. Aplástalo, deja que se dore y solo entonces sepáralo, hasta que ninguna migaja esté rosa.',
    'Agrega {el garlic}, {el smoked-paprika} y {el salt}, y voltea la carne hasta que esté roja y huela bien. Pásala a un tazón.',
    'Pon {el courgette} y {el sweet-potato} en el sartén vacío con el resto {del olive-oil}, y fríelos hasta que los dos lados estén dorados.',
    'Agrega {el cherry-tomatoes}, {el raisins} y {el olives}, regresa el pavo y espera a que {el cherry-tomatoes} se desbaraten. Esparce {el parsley}.',
  ],
  tip: 'Hazlo la noche anterior y en la mañana solo caliéntalo.',
} as const satisfies SpanishRecipeWords
