import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const boiledEggsAsparagusWordsEs = {
  title: '{Egg+} tibios con {asparagus} para sopear',
  blurb: {
    written: '{Egg+} tibios con dos cosas para sopear: tallos verdes y bastones de {baguette} con mantequilla.',
    'olive-oil': '{Egg+} tibios con dos cosas para sopear: tallos verdes y bastones crujientes de {baguette}.',
  },
  prep: { asparagus: 'sin la punta dura', chives: 'picado' },
  steps: [
    'Lleva a un hervor fuerte una olla honda de agua. Baja {el egg+} con una cuchara y pon el temporizador en {time}. Cuando suene, las claras están cuajadas y las yemas siguen líquidas.',
    'Agrega {el asparagus} a la misma olla cuando falten {time}. Están listos cuando uno se vence apenas al levantarlo.',
    {
      written: 'Abre y tuesta {el baguette}, úntala con {el butter} y córtala en bastones del ancho de los espárragos.',
      'gf-bread': 'Tuesta {el gf-bread}, úntalo con {el butter} y córtalo en bastones del ancho de los espárragos.',
      'olive-oil':
        'Abre y tuesta {el baguette}, rocíala con {el olive-oil} y córtala en bastones del ancho de los espárragos.',
      'gf-bread & olive-oil':
        'Tuesta {el gf-bread}, rocíalo con {el olive-oil} y córtalo en bastones del ancho de los espárragos.',
    },
    'Pon {el egg+} de pie en hueveras y córtales la punta. Mezcla {el salt} y {el chives} en un platito, pasa por ahí los espárragos y mételos en la yema.',
  ],
  tip: '{El egg+} recién salidos del refrigerador piden {0.5 min} más.',
} as const satisfies SpanishRecipeWords
