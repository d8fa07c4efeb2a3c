import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const besanChillaTomatoWordsEs = {
  title: 'Besan chilla con {tomato} y {coriander}',
  blurb:
    'Crepas saladas de harina de garbanzo, con orilla de encaje y motas de {tomato}: desayuno en todo el norte de la India.',
  call: {
    'red-onion': 'la cebolla',
    'rapeseed-oil': 'el aceite',
    'cumin-seeds': 'el comino',
    'chickpea-flour': 'la harina',
  },
  prep: { 'red-onion': '{picada|picadas} muy fino', tomato: '{picado|picados} muy fino', coriander: 'picado' },
  steps: [
    'Bate {el chickpea-flour}, {el turmeric}, {el cumin-seeds} y {el salt} con {1/3} {del water} hasta tener una pasta, y aflójala con el resto. Debe caer como crema líquida.',
    'Déjala reposar mientras picas, hasta que espese un poco. Luego agrega {el red-onion}, {el tomato} y casi todo {el coriander}.',
    'Engrasa un sartén antiadherente con una capa delgada de {rapeseed-oil} y caliéntalo. Vierte masa para una crepa, inclinando para que quede delgada. Déjala hasta que la superficie se vea opaca.',
    'Cuando la superficie esté seca y la orilla se levante como encaje, voltéala y cocina el otro lado hasta que tenga manchas cafés. Haz las demás igual, engrasando el sartén entre una y otra.',
    'Úntalas con {el natural-yogurt}, agrega el resto del cilantro y enróllalas.',
  ],
  tip: 'La primera es de quien cocina. Si se rompe, deja que el sartén se caliente otro medio minuto.',
} as const satisfies SpanishRecipeWords
