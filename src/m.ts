import { library } from '#planner/recipes/library.ts'
import { anyRequest } from '#planner/proof/any-request.ts'
import { planWeek } from '#planner/plan/plan-week.ts'
import { checkWeek } from '#planner/judge/check-week.ts'
import { variantFor } from '#planner/derive/variant.ts'
import { easedCook } from '#planner/plan/eased-cook.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
let egg=0,halfEgg=0,cuts=0,partCut=0,bread=0,partBread=0,broken=0,planned=0,dev=0,days=0,imposs=0,relaxed=0,portions=0,odd=0,protein=0
const near=(x:number)=>Math.abs(x-Math.round(x))<1e-6
const N=Number(process.argv[2]??80)
for (let i=0;i<N;i++) { const req=anyRequest(`measure ${i}`,library); const plan=planWeek(req,1,library); if('kind' in plan){imposs++;continue}
 planned++; relaxed+=plan.relaxed.length; const b=checkWeek(plan,req,library); broken+=b.length; if(b.length) console.log(JSON.stringify(b[0]))
 const cook=easedCook(req.cook,plan.relaxed)
 for (const day of plan.days) { days++; for (const m of day.meals) for (const d of m.dishes) { const r=library.find(x=>x.id===d.recipe)!; const v=variantFor(r,cook); if(v.kind!=='variant') continue
  portions++; odd+=Math.abs(d.portion-1)
  let e=false,he=false,c=false,pc=false,w=false,pw=false
  for (const l of v.lines) { const f=ingredient(l.id); const u=l.show?.unit; if(!l.show) continue; const n=l.show.qty*d.portion/r.servings
   if (f.kind==='EGG'&&l.id==='egg') {e=true; if(!near(n)) he=true}
   else if (['RED_MEAT','POULTRY','FISH'].includes(f.kind)&&(u==='fillet'||u==='steak'||u==='piece'&&l.g/l.show.qty>=45)&&!/strip|thin|slices|bites|pieces|cut in|cubes|chopped|shred|pulled/.test(l.prep??'')) {c=true;if(!near(n)) pc=true}
   else if (/bun|tortilla|taco-shells|bagel/.test(l.id)&&!/chips/.test(l.id)&&!/strips|ribbons/.test(l.prep??'')) {w=true;if(!near(n)) pw=true} }
  if(e)egg++;if(he)halfEgg++;if(c)cuts++;if(pc)partCut++;if(w)bread++;if(pw)partBread++ } } }
console.log({N,planned,imposs,broken,relaxed,egg,halfEgg,cuts,partCut,bread,partBread,meanOdd:(odd/portions).toFixed(3)})
