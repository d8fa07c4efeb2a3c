import type { Recipe } from '#planner/recipe.ts'
import { bananaDateTahini } from './banana-date-tahini.ts'
import { basbousa } from './basbousa.ts'
import { cauliflowerChickpeaTrayTahini } from './cauliflower-chickpea-tray-tahini.ts'
import { chickenLettuceCupsTahini } from './chicken-lettuce-cups-tahini.ts'
import { chickpeaFattoush } from './chickpea-fattoush.ts'
import { chickpeaTagineCouscous } from './chickpea-tagine-couscous.ts'
import { falafelBurgers } from './falafel-burgers.ts'
import { fulBroadBeans } from './ful-broad-beans.ts'
import { greenShakshuka } from './green-shakshuka.ts'
import { lambAubergineRaisins } from './lamb-aubergine-raisins.ts'
import { lambKoftaTahini } from './lamb-kofta-tahini.ts'
import { mujaddara } from './mujaddara.ts'
import { orangeRadishSumac } from './orange-radish-sumac.ts'
import { pomegranateWalnutChicken } from './pomegranate-walnut-chicken.ts'
import { quinoaLentilTabbouleh } from './quinoa-lentil-tabbouleh.ts'
import { redLentilSoup } from './red-lentil-soup.ts'
import { shawarmaChickenSlaw } from './shawarma-chicken-slaw.ts'
import { tahiniBakedCod } from './tahini-baked-cod.ts'
import { tahiniDates } from './tahini-dates.ts'
import { tunaCarrotDates } from './tuna-carrot-dates.ts'
import { yogurtPastaChickpeas } from './yogurt-pasta-chickpeas.ts'
import { zaatarCheesePitta } from './zaatar-cheese-pitta.ts'

export const middleEastern: readonly Recipe[] = [
  bananaDateTahini,
  basbousa,
  cauliflowerChickpeaTrayTahini,
  chickenLettuceCupsTahini,
  chickpeaFattoush,
  chickpeaTagineCouscous,
  falafelBurgers,
  fulBroadBeans,
  greenShakshuka,
  lambAubergineRaisins,
  lambKoftaTahini,
  mujaddara,
  orangeRadishSumac,
  pomegranateWalnutChicken,
  quinoaLentilTabbouleh,
  redLentilSoup,
  shawarmaChickenSlaw,
  tahiniBakedCod,
  tahiniDates,
  tunaCarrotDates,
  yogurtPastaChickpeas,
  zaatarCheesePitta,
]
