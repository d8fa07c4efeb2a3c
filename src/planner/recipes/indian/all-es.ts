import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { alooGobiChickpeasWordsEs } from './aloo-gobi-chickpeas-words-es.ts'
import { bengaliMustardTroutWordsEs } from './bengali-mustard-trout-words-es.ts'
import { besanChillaTomatoWordsEs } from './besan-chilla-tomato-words-es.ts'
import { carrotHalwaCoconutWordsEs } from './carrot-halwa-coconut-words-es.ts'
import { chanaChaatBowlWordsEs } from './chana-chaat-bowl-words-es.ts'
import { chanaMasalaWordsEs } from './chana-masala-words-es.ts'
import { chickenKoshimbirMangoWordsEs } from './chicken-koshimbir-mango-words-es.ts'
import { chickenSweetPotatoCoconutCurryWordsEs } from './chicken-sweet-potato-coconut-curry-words-es.ts'
import { chickenTikkaMasalaWordsEs } from './chicken-tikka-masala-words-es.ts'
import { coconutChickpeaSweetPotatoCurryWordsEs } from './coconut-chickpea-sweet-potato-curry-words-es.ts'
import { cucumberPomegranateKachumberWordsEs } from './cucumber-pomegranate-kachumber-words-es.ts'
import { eggBhurjiPavWordsEs } from './egg-bhurji-pav-words-es.ts'
import { lambKeemaSweetPotatoWordsEs } from './lamb-keema-sweet-potato-words-es.ts'
import { mangoCardamomLassiWordsEs } from './mango-cardamom-lassi-words-es.ts'
import { mangoPapayaCoconutBowlWordsEs } from './mango-papaya-coconut-bowl-words-es.ts'
import { microwaveCoconutFishCurryWordsEs } from './microwave-coconut-fish-curry-words-es.ts'
import { mustardSeedCauliflowerWordsEs } from './mustard-seed-cauliflower-words-es.ts'
import { riceCakeBhelWordsEs } from './rice-cake-bhel-words-es.ts'
import { sweetPotatoCoconutPohaWordsEs } from './sweet-potato-coconut-poha-words-es.ts'
import { sweetPotatoDalWordsEs } from './sweet-potato-dal-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const indianEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'aloo-gobi-chickpeas': alooGobiChickpeasWordsEs,
  'bengali-mustard-trout': bengaliMustardTroutWordsEs,
  'besan-chilla-tomato': besanChillaTomatoWordsEs,
  'carrot-halwa-coconut': carrotHalwaCoconutWordsEs,
  'chana-chaat-bowl': chanaChaatBowlWordsEs,
  'chana-masala': chanaMasalaWordsEs,
  'chicken-koshimbir-mango': chickenKoshimbirMangoWordsEs,
  'chicken-sweet-potato-coconut-curry': chickenSweetPotatoCoconutCurryWordsEs,
  'chicken-tikka-masala': chickenTikkaMasalaWordsEs,
  'coconut-chickpea-sweet-potato-curry': coconutChickpeaSweetPotatoCurryWordsEs,
  'cucumber-pomegranate-kachumber': cucumberPomegranateKachumberWordsEs,
  'egg-bhurji-pav': eggBhurjiPavWordsEs,
  'lamb-keema-sweet-potato': lambKeemaSweetPotatoWordsEs,
  'mango-cardamom-lassi': mangoCardamomLassiWordsEs,
  'mango-papaya-coconut-bowl': mangoPapayaCoconutBowlWordsEs,
  'microwave-coconut-fish-curry': microwaveCoconutFishCurryWordsEs,
  'mustard-seed-cauliflower': mustardSeedCauliflowerWordsEs,
  'rice-cake-bhel': riceCakeBhelWordsEs,
  'sweet-potato-coconut-poha': sweetPotatoCoconutPohaWordsEs,
  'sweet-potato-dal': sweetPotatoDalWordsEs,
}
