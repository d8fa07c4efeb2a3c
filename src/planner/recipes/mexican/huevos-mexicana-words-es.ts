import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const huevosMexicanaWordsEs = {
  title: { written: 'Huevos a la mexicana', tofu: '{Tofu} a la mexicana' },
  blurb: '{Egg+} con los colores de la bandera: {tomato}, {onion} y chile verde, con tortillas calientes y {avocado}.',
  call: { 'corn-tortilla': 'las tortillas', 'rapeseed-oil': 'el aceite' },
  prep: {
    onion: '{picada|picadas}',
    jalapeno: '{picado|picados}',
    tomato: 'en cubos',
    egg: 'apenas batidos',
    tofu: 'desmoronado chico',
    'corn-tortilla': 'calientes',
    avocado: '{rebanado|rebanados}',
  },
  steps: [
    'Fríe {el onion} y {el jalapeno} en {el rapeseed-oil} caliente, en un sartén, {1 min} o dos, hasta que los huelas y todavía truenen.',
    {
      written:
        'Agrega {el tomato} y {el salt}, y espera a que casi todo el jugo se evapore, porque {el tomato+} aguados hacen {egg+} aguados.',
      tofu: 'Agrega {el tomato} y {el salt}, y espera a que casi todo el jugo se evapore, porque {el tomato+} aguados hacen {tofu} aguado.',
    },
    {
      written:
        'Baja el fuego al mínimo, vierte {el egg+} y muévelos con pasadas lentas y amplias. Detente cuando todavía se vean húmedos.',
      tofu: 'Agrega {el tofu} desmoronado y dale vuelta una y otra vez hasta que se vea seco y tome algo de color.',
    },
    'Reparte en los platos con {el avocado} al lado y {el corn-tortilla} envueltas en una servilleta.',
  ],
  tip: 'Para que pique menos, ráspale al chile las semillas y las venas.',
} as const satisfies SpanishRecipeWords
