import { routes } from '#domain/api/routes.ts'
import type { Visitor } from './member-client.fixture.ts'

/** The arguments of `ask`, for a member on a day. */
type MemberRequest = (today: string) => Parameters<Visitor['ask']>

const meal = { week: 1, day: 0, meal: 0 }
const id = '0b5f1b9e-5d0c-4e7b-9a53-0f6c2a3d4e5f'
const moment = new Date().toISOString()
const muesli = {
  name: 'Muesli',
  basis: { per: '100', unit: 'g', serving: 45 },
  values: { energy: 370, fat: 7, carbs: 60, protein: 11, fibre: 9, salt: 0.1 },
}
/** The settings of a new member. */
const settings = {
  units: 'metric',
  mealsADay: 3,
  diets: ['MEDITERRANEAN'],
  restrictions: ['NONE'],
  cookingSkill: 'NOVICE',
  timeCooking: 'LESS_30_MINUTES',
  variety: 'BALANCED',
  shoppingDays: [],
  eaters: 1,
}

const child = { name: 'Kim', age: 7, appetite: 'USUAL', diets: [], restrictions: ['GLUTEN'] }

const requests = {
  member: (today) => ['GET', routes.member, { query: { today } }],
  week: () => ['GET', routes.memberWeek, { places: { week: 1 } }],
  settings: () => ['PUT', routes.memberSettings, { body: { before: settings, after: { ...settings, diets: [] } } }],
  candidates: () => ['GET', routes.memberCandidates, { places: meal }],
  meal: () => ['PUT', routes.memberMeal, { places: meal, body: { to: 'recipe', recipe: 'breakfast-12' } }],
  library: () => ['GET', routes.memberLibrary, { places: { week: 1 } }],
  libraryPlaces: () => ['GET', routes.memberLibraryPlaces, { places: { week: 1, recipe: 'lunch-1' } }],
  ownDishes: () => ['GET', routes.memberOwnDishes, { places: meal }],
  moves: () => ['GET', routes.memberMoves, { places: meal }],
  anew: () => ['POST', routes.memberAnew, { places: { week: 1 }, body: { day: 6 } }],
  lastChange: () => ['GET', routes.memberLastChange],
  undo: () => ['DELETE', routes.memberChange, { places: { change: id } }],
  list: () => ['GET', routes.memberList, { places: { week: 1 } }],
  followList: () => ['GET', routes.memberTicks, { places: { week: 1 } }],
  ticks: () => [
    'PUT',
    routes.memberTicks,
    { places: { week: 1 }, body: { ticks: [{ id: 'food-1', ticked: true, changedAt: moment }] } },
  ],
  ownLine: () => [
    'PUT',
    routes.memberOwnLine,
    { places: { week: 1, line: id }, body: { text: 'candles', ticked: false } },
  ],
  crossOut: () => ['DELETE', routes.memberOwnLine, { places: { week: 1, line: id } }],
  pantry: () => ['GET', routes.memberPantry],
  correctPantry: () => [
    'PUT',
    routes.memberPantryCorrection,
    { places: { correction: id }, body: { kind: 'GONE', food: 'food-1' } },
  ],
  takeCorrectionBack: () => ['DELETE', routes.memberPantryCorrection, { places: { correction: id } }],
  calendar: () => ['GET', routes.memberCalendar, { places: { week: 1 } }],
  recipe: () => ['GET', routes.memberRecipe, { places: { recipe: 'lunch-1' } }],
  savedRecipe: () => ['GET', routes.memberSavedRecipe, { places: { recipe: 'lunch-1' } }],
  opinion: () => ['PUT', routes.memberOpinion, { places: { recipe: 'lunch-1' }, body: { opinion: 'favourite' } }],
  notes: () => ['GET', routes.memberNotes],
  note: () => ['PUT', routes.memberNote, { places: { recipe: 'lunch-1' }, body: { text: 'More lemon.' } }],
  foods: () => ['GET', routes.memberFoods, { query: { search: 'food' } }],
  ban: () => ['PUT', routes.memberBanned, { places: { ingredient: 'food-2' } }],
  unban: () => ['DELETE', routes.memberBanned, { places: { ingredient: 'food-2' } }],
  diary: () => ['GET', routes.memberDiary],
  eat: () => ['PUT', routes.memberDiary, { body: { changes: [{ id, changedAt: moment, record: null }] } }],
  foodTable: () => ['GET', routes.memberFoodTable],
  products: () => ['GET', routes.memberProducts],
  keepProduct: () => [
    'PUT',
    routes.memberProduct,
    { places: { code: '04006381333931' }, body: { product: muesli, changedAt: moment } },
  ],
  forgetProduct: () => ['DELETE', routes.memberProduct, { places: { code: '04006381333931' } }],
  barcode: () => ['GET', routes.memberBarcode, { places: { barcode: '4006381333931' } }],
  weights: () => ['GET', routes.memberWeights],
  weighMany: (today) => ['POST', routes.memberWeights, { body: { weights: [{ day: today, kg: 79.5 }], remove: [] } }],
  weigh: (today) => ['PUT', routes.memberWeight, { places: { day: today }, body: { kg: 79.5 } }],
  unweigh: (today) => ['DELETE', routes.memberWeight, { places: { day: today } }],
  tell: (today) => [
    'PUT',
    routes.memberLifeEvent,
    { places: { event: id }, body: { kind: 'AWAY', from: today, to: null } },
  ],
  takeBack: () => ['DELETE', routes.memberLifeEvent, { places: { event: id } }],
  weightAddress: () => ['POST', routes.memberWeightAddress, { body: { timeZone: 'Europe/Berlin' } }],
  calendarAddress: () => ['POST', routes.memberCalendarAddress, { body: { timeZone: null } }],
  reminder: () => ['GET', routes.memberWeighInReminder],
  remind: () => ['PUT', routes.memberWeighInReminder, { body: { weekday: 0, timeZone: null } }],
  anchors: () => ['GET', routes.memberAnchors],
  anchor: () => ['PUT', routes.memberAnchors, { body: { slot: 'DINNER', weekdays: [5], dish: { kind: 'TACOS' } } }],
  weekEmail: () => ['GET', routes.memberWeekEmail],
  wantWeekEmail: () => ['PUT', routes.memberWeekEmail, { body: { wanted: true, timeZone: null } }],
  review: () => ['GET', routes.memberReview],
  answer: () => ['POST', routes.memberReviewAnswer, { body: { week: 1, answer: 'YES' } }],
  keepForGood: () => ['PUT', routes.memberReviewSettings, { body: { keptForGood: true } }],
  goal: () => ['PUT', routes.memberGoal, { body: { aim: 'LOSE', kg: 66, pace: 'SLOW' } }],
  previewGoal: () => ['POST', routes.memberGoalPreview, { body: { aim: 'KEEP', kg: null, pace: 'USUAL' } }],
  milestones: () => ['PUT', routes.memberMilestones, { body: { kinds: ['FIRST_KG'] } }],
  goalSettings: () => ['PUT', routes.memberGoalSettings, { body: { namesClasses: true } }],
  household: () => ['GET', routes.memberHousehold],
  ownPlace: () => ['PUT', routes.memberOwnPlace, { body: { name: 'Ann', showsWeight: false } }],
  invite: () => ['POST', routes.memberInvitations],
  takeInvitationBack: () => ['DELETE', routes.memberInvitation, { places: { invitation: id } }],
  addEater: () => ['POST', routes.memberEaters, { body: child }],
  changeEater: () => ['PUT', routes.memberEater, { places: { eater: id }, body: child }],
  removeEater: () => ['DELETE', routes.memberEater, { places: { eater: id } }],
  shownWeights: () => ['GET', routes.memberShownWeights, { places: { eater: id } }],
  join: () => ['POST', routes.memberJoin, { body: { invitation: 'A'.repeat(43), name: 'Ann', agreed: true } }],
  leave: () => ['POST', routes.memberLeave],
  formats: () => ['PUT', routes.memberFormats, { body: { clock: 'H24' } }],
  export: () => ['GET', routes.memberExport],
  erase: () => ['DELETE', routes.member],
} satisfies Record<string, MemberRequest>

/** The routes of the member area, each with a valid request. */
export const memberRequests: Readonly<Record<keyof typeof requests, MemberRequest>> = requests

/** Statuses other than 200 for a new member, who has nothing to undo, no review and nobody who eats with them. */
export const otherStatuses: Partial<Record<keyof typeof requests, number>> = {
  ...{ undo: 409, answer: 409, erase: 204 },
  ...{ changeEater: 404, removeEater: 404, shownWeights: 404, join: 404, leave: 409 },
}
