import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const shrimpBoilTacosWordsEs = {
  title: { written: 'Tacos de camarón a la Luisiana', tofu: 'Tacos cajún de {tofu}' },
  blurb:
    'La mesa cubierta de periódico de un festín de Luisiana, doblada en tortillas: {prawns}, {frozen-sweetcorn}, {celery}, {garlic} y {lemon}.',
  call: { 'corn-tortilla': 'las tortillas', 'olive-oil': 'el aceite', 'iceberg-lettuce': 'la lechuga' },
  prep: {
    celery: 'en rebanadas finas',
    garlic: '{rebanado|rebanados}',
    tofu: 'en cubitos',
    lemon: 'la mitad en jugo, la mitad en gajos',
    'iceberg-lettuce': 'rallada',
  },
  steps: [
    'Bate {el natural-yogurt} y {el horseradish} con unas gotas de {lemon}.',
    'Haz tronar {el mustard-seeds} en {el olive-oil}, en un sartén amplio, y agrega {el frozen-sweetcorn} y {el celery}. No los muevas hasta que los granos empiecen a brincar.',
    [
      'Agrega {el garlic}, {el cajun-seasoning} y {el salt} y, {0.5 min} después, {el prawns} en una sola capa.',
      {
        written: 'Están listos cuando se enroscan y están rosas por completo.',
        tofu: 'Está listo cuando las orillas están doradas.',
      },
    ],
    'Exprime {el lemon} mientras el sartén todavía sisea. Cuando se haya secado, pásalo todo a un platón caliente.',
    'Calienta {el corn-tortilla} en un sartén seco unos segundos por lado, hasta que se inflen un poco. Rellénalas con {el iceberg-lettuce}, luego lo del sartén y al final la crema picosita.',
  ],
} as const satisfies SpanishRecipeWords
