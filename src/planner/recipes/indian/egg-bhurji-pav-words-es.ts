import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const eggBhurjiPavWordsEs = {
  title: '{Egg} bhurji con pan tostado',
  blurb: {
    written:
      'El revuelto de la India, suave y ruidoso a la vez, de {egg} con {frozen-peas}, chile y {turmeric}, y {burger-bun-wholemeal} al lado.',
    'gf-burger-bun':
      'El revuelto de la India, suave y ruidoso a la vez, de {egg} con {frozen-peas}, chile y {turmeric}, y pan sin gluten al lado.',
  },
  call: {
    'green-chilli': 'el chile',
    'burger-bun-wholemeal': 'el pan, los panes',
    'gf-burger-bun': 'el pan sin gluten, los panes sin gluten',
    'rapeseed-oil': 'el aceite',
  },
  prep: {
    'spring-onion': '{rebanada|rebanadas}',
    'green-chilli': '{picado|picados} finamente',
    tomato: '{picado|picados}',
    egg: 'batidos',
    tofu: 'desmoronado',
    coriander: 'picado',
    'burger-bun-wholemeal': 'a la mitad',
    'gf-burger-bun': 'a la mitad',
  },
  steps: [
    'Fríe {el spring-onion+} y {el green-chilli} en {el rapeseed-oil}, en un sartén. Cuando huelan dulce, agrega {el frozen-peas}, {el tomato}, {el turmeric} y {el salt}, y deja cocer hasta que {el tomato} esté suave, como mermelada.',
    'Mientras tanto, tuesta {el burger-bun-wholemeal+} en el tostador.',
    {
      written:
        'Baja el fuego. Vierte {el egg+}, espera a que cuaje la orilla y empújala hacia adentro una y otra vez. Detente cuando los grumos todavía brillen.',
      tofu: 'Agrega {el tofu} desmoronado y muévelo hasta que se vea seco y dorado.',
    },
    'Sírvelo junto {al burger-bun-wholemeal}, esparce {el coriander} y sopea con trozos de pan.',
  ],
} as const satisfies SpanishRecipeWords
