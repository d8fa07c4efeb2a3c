import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const blackberryApplePorridgeWordsEs = {
  title: 'Avena con zarzamora y {apple}',
  blurb:
    'Un paseo por el campo en un tazón: avena cocida con {apple} rallada hasta que endulza sola, y una veta morada de fruta.',
  call: { 'sunflower-seeds': 'las semillas' },
  prep: { apple: '{rallada|ralladas} con cáscara' },
  steps: [
    'Revuelve {el oats}, {el milk-semi}, {el water}, {el apple} y {el cinnamon} en un tazón hondo.',
    'Cocina {time} en el microondas, con dos pausas para revolver, hasta que burbujee despacio y esté espesa. Déjala reposar y espesará un poco más.',
    'Calienta {el blackberries} en una taza {40 s} y aplástalas con el dorso de la cuchara, de modo que unas revienten y otras queden enteras.',
    'Incorpóralas a la avena en vetas y espolvorea {el sunflower-seeds}.',
  ],
  tip: 'Las {blackberries} congeladas también sirven. Dales {1} minuto más. Usa un tazón hondo, porque {el oats} sube.',
} as const satisfies SpanishRecipeWords
