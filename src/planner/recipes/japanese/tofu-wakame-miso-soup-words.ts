import type { RecipeWords } from '#planner/recipe.ts'

export const tofuWakameMisoSoupWords = {
  title: 'Ten-minute {rice-miso} soup with tofu',
  blurb:
    'Real {rice-miso} soup from the kettle: tofu, seaweed, a few greens. It warms both hands before the first sip.',
  call: { 'soft-tofu': 'tofu' },
  prep: { 'soft-tofu': 'in dice', 'spring-onion': 'in fine rings' },
  steps: [
    "Put the kettle on. Share {wakame}, {soft-tofu} and {frozen-sweetcorn} between deep bowls with a splash of {water} and microwave them for {time}, until they're warm.",
    'Rub the {rice-miso} with a ladle of {water} from the kettle in a jug until no lump is left, then thin it with the rest. Boiling spoils {rice-miso}, so wait until the water has stopped bubbling.',
    'Fill the bowls, and finish with {spring-onion} and two or three drops of {sesame-oil}.',
  ],
} as const satisfies RecipeWords
