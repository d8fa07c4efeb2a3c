import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { bananaDateTahiniWordsEs } from './banana-date-tahini-words-es.ts'
import { cauliflowerChickpeaTrayTahiniWordsEs } from './cauliflower-chickpea-tray-tahini-words-es.ts'
import { chickenLettuceCupsTahiniWordsEs } from './chicken-lettuce-cups-tahini-words-es.ts'
import { chickpeaFattoushWordsEs } from './chickpea-fattoush-words-es.ts'
import { chickpeaTagineCouscousWordsEs } from './chickpea-tagine-couscous-words-es.ts'
import { falafelBurgersWordsEs } from './falafel-burgers-words-es.ts'
import { fulBroadBeansWordsEs } from './ful-broad-beans-words-es.ts'
import { lambAubergineRaisinsWordsEs } from './lamb-aubergine-raisins-words-es.ts'
import { orangeRadishSumacWordsEs } from './orange-radish-sumac-words-es.ts'
import { quinoaLentilTabboulehWordsEs } from './quinoa-lentil-tabbouleh-words-es.ts'
import { redLentilSoupWordsEs } from './red-lentil-soup-words-es.ts'
import { shawarmaChickenSlawWordsEs } from './shawarma-chicken-slaw-words-es.ts'
import { tahiniDatesWordsEs } from './tahini-dates-words-es.ts'
import { tunaCarrotDatesWordsEs } from './tuna-carrot-dates-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const middleEasternEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'banana-date-tahini': bananaDateTahiniWordsEs,
  'cauliflower-chickpea-tray-tahini': cauliflowerChickpeaTrayTahiniWordsEs,
  'chicken-lettuce-cups-tahini': chickenLettuceCupsTahiniWordsEs,
  'chickpea-fattoush': chickpeaFattoushWordsEs,
  'chickpea-tagine-couscous': chickpeaTagineCouscousWordsEs,
  'falafel-burgers': falafelBurgersWordsEs,
  'ful-broad-beans': fulBroadBeansWordsEs,
  'lamb-aubergine-raisins': lambAubergineRaisinsWordsEs,
  'orange-radish-sumac': orangeRadishSumacWordsEs,
  'quinoa-lentil-tabbouleh': quinoaLentilTabboulehWordsEs,
  'red-lentil-soup': redLentilSoupWordsEs,
  'shawarma-chicken-slaw': shawarmaChickenSlawWordsEs,
  'tahini-dates': tahiniDatesWordsEs,
  'tuna-carrot-dates': tunaCarrotDatesWordsEs,
}
