import type { Recipe } from '#planner/recipe.ts'
import { alooGobiChickpeas } from './aloo-gobi-chickpeas.ts'
import { alooTikkiBurger } from './aloo-tikki-burger.ts'
import { bengaliMustardTrout } from './bengali-mustard-trout.ts'
import { besanChillaTomato } from './besan-chilla-tomato.ts'
import { carrotHalwaCoconut } from './carrot-halwa-coconut.ts'
import { chanaChaatBowl } from './chana-chaat-bowl.ts'
import { chanaMasala } from './chana-masala.ts'
import { chickenKoshimbirMango } from './chicken-koshimbir-mango.ts'
import { chickenSweetPotatoCoconutCurry } from './chicken-sweet-potato-coconut-curry.ts'
import { chickenTikkaMasala } from './chicken-tikka-masala.ts'
import { coconutChickpeaSweetPotatoCurry } from './coconut-chickpea-sweet-potato-curry.ts'
import { cucumberPomegranateKachumber } from './cucumber-pomegranate-kachumber.ts'
import { eggBhurjiPav } from './egg-bhurji-pav.ts'
import { eggCurryPotatoesPeas } from './egg-curry-potatoes-peas.ts'
import { goanFishCurry } from './goan-fish-curry.ts'
import { lambKeemaSweetPotato } from './lamb-keema-sweet-potato.ts'
import { mangoCardamomLassi } from './mango-cardamom-lassi.ts'
import { mangoPapayaCoconutBowl } from './mango-papaya-coconut-bowl.ts'
import { microwaveCoconutFishCurry } from './microwave-coconut-fish-curry.ts'
import { mustardSeedCauliflower } from './mustard-seed-cauliflower.ts'
import { palakPaneerLight } from './palak-paneer-light.ts'
import { prawnPeaPulao } from './prawn-pea-pulao.ts'
import { pumpkinGreenBeanSambar } from './pumpkin-green-bean-sambar.ts'
import { rajmaQuick } from './rajma-quick.ts'
import { riceCakeBhel } from './rice-cake-bhel.ts'
import { sweetPotatoCoconutPoha } from './sweet-potato-coconut-poha.ts'
import { sweetPotatoDal } from './sweet-potato-dal.ts'
import { tandooriChickenCauliflower } from './tandoori-chicken-cauliflower.ts'
import { tarkaDalSpinach } from './tarka-dal-spinach.ts'

export const indian: readonly Recipe[] = [
  alooGobiChickpeas,
  alooTikkiBurger,
  bengaliMustardTrout,
  besanChillaTomato,
  carrotHalwaCoconut,
  chanaChaatBowl,
  chanaMasala,
  chickenKoshimbirMango,
  chickenSweetPotatoCoconutCurry,
  chickenTikkaMasala,
  coconutChickpeaSweetPotatoCurry,
  cucumberPomegranateKachumber,
  eggBhurjiPav,
  eggCurryPotatoesPeas,
  goanFishCurry,
  lambKeemaSweetPotato,
  mangoCardamomLassi,
  mangoPapayaCoconutBowl,
  microwaveCoconutFishCurry,
  mustardSeedCauliflower,
  palakPaneerLight,
  prawnPeaPulao,
  pumpkinGreenBeanSambar,
  rajmaQuick,
  riceCakeBhel,
  sweetPotatoCoconutPoha,
  sweetPotatoDal,
  tandooriChickenCauliflower,
  tarkaDalSpinach,
]
