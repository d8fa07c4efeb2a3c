import { answerProblems } from './answer-problems.ts'

/**
 * Everything that may go wrong in front of a person: its code, the HTTP status it travels with, and the sentence it
 * says. The sentence tells what to do next and never repeats what was typed.
 */
export const problems = {
  BODY_NOT_JSON: { status: 400, say: 'We could not read what was sent. Please try again.' },
  BODY_TOO_LARGE: { status: 413, say: 'That is more than we can take at once. Please shorten it.' },
  MEDIA_TYPE_UNSUPPORTED: { status: 415, say: 'We could not read what was sent. Please try again.' },
  INPUT_INVALID: { status: 422, say: 'Something in your answers does not fit. Please look at the marked field.' },
  QUERY_INVALID: { status: 400, say: 'This address is missing something or has too much in it.' },
  EXPERIMENT_UNKNOWN: { status: 404, say: 'There is no such experiment.' },
  EXPERIMENT_RUNNING: { status: 409, say: 'This experiment is running already. End it before it starts again.' },
  EXPERIMENT_NOT_RUNNING: { status: 409, say: 'This experiment is not running.' },
  NOT_FOUND: { status: 404, say: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, say: 'This address does not do that.' },
  EVENTS_REFUSED: { status: 400, say: 'None of what was sent is something that we measure.' },
  TOO_MANY_REQUESTS: { status: 429, say: 'That was a lot at once. Please wait a minute and try again.' },
  UNEXPECTED: { status: 500, say: 'Something went wrong on our side. Nothing was lost; please try again.' },
  SERVICE_UNAVAILABLE: { status: 503, say: 'We are not quite ready. Please try again in a moment.' },

  ...answerProblems,

  TOKEN_INVALID: { status: 401, say: 'Please confirm your e-mail address again.' },
  SESSION_NEEDED: { status: 401, say: 'You are signed out here. Open your plan again with a link that we mail you.' },
  FRESH_LINK_NEEDED: {
    status: 403,
    say: 'To be sure that it is you, we need a link from your mailbox that was opened here within the last 15 minutes.',
  },
  CROSS_SITE: { status: 403, say: 'This was sent from another site. Please do it on our own page.' },
  RESUME_LINK_INVALID: { status: 410, say: 'This link was used already or has expired. Please ask for a new one.' },
  IDEMPOTENCY_KEY_INVALID: { status: 400, say: 'We could not match this to what you did before. Please try again.' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, say: 'This was sent before with other content. Please try again.' },

  MEMBERS_ONLY: { status: 403, say: 'This is part of the plan. With a plan of your own, it opens here.' },
  WEEK_NOT_OPEN: { status: 404, say: 'There is no such week, or not yet: weeks open up to three ahead.' },
  DAY_UNKNOWN: { status: 404, say: 'There is no such day in your plan.' },
  MEAL_UNKNOWN: { status: 404, say: 'There is no such meal on this day.' },
  RECIPE_UNKNOWN: { status: 404, say: 'We have no such recipe for you.' },
  FOOD_UNKNOWN: { status: 404, say: 'We do not know this food.' },
  PLAN_IMPOSSIBLE: {
    status: 409,
    say: 'We cannot make a whole week of these choices. Allow more time for cooking, take one diet or restriction away, or bring back a food or dish that you ruled out.',
  },
  SETTINGS_CHANGED: {
    status: 409,
    say: 'Your settings have been changed on another device since. Please look at them as they are now, then save again.',
  },
  SWAP_IMPOSSIBLE: {
    status: 409,
    say: 'With this dish the day would no longer fit you. Please choose another one.',
  },
  UNDO_CLOSED: {
    status: 409,
    say: 'This can no longer be undone: your plan has changed since, or its next week has begun.',
  },
  UNDO_UNSAFE: {
    status: 409,
    say: 'This cannot be undone: it would bring back a dish that does not suit your settings of today.',
  },
  REVIEW_CLOSED: { status: 409, say: 'This has been answered by a newer review. Please load the page again.' },
  LIFE_EVENT_INVALID: {
    status: 422,
    say: 'Choose days from 30 days before your plan began, with the last one not before the first.',
  },
  WEIGHT_DAY_INVALID: {
    status: 422,
    say: 'Choose a day from 30 days before your plan began until tomorrow.',
  },

  DIARY_DAY_INVALID: {
    status: 422,
    say: 'Choose a day from the start of your plan until tomorrow.',
  },
  DIARY_ENTRY_INVALID: { status: 422, say: 'This entry does not fit the meal that it names.' },
  FAVOURITES_FULL: {
    status: 422,
    say: 'You have as many favourites as we can keep. Take one off that you no longer eat.',
  },
  DIARY_FULL: { status: 422, say: 'This day holds as many entries as we can keep. Delete some that you do not need.' },

  BARCODE_INVALID: {
    status: 422,
    say: 'This is not the number of a food. Please compare it with the digits below the bars.',
  },
  PACK_DOUBTFUL: { status: 422, say: 'These figures contradict one another. Please compare them with the pack.' },
  PRODUCTS_FULL: { status: 422, say: 'We keep as many of your products as we can. Forget some that you do not eat.' },
  PHOTO_NOT_OFFERED: { status: 404, say: 'Photos are not read here. Search for what you ate instead.' },
  PHOTO_UNREADABLE: {
    status: 422,
    say: 'We could not open this photo. Take it again, or choose another one: a JPEG, PNG or WebP.',
  },
  PHOTO_TOO_LARGE: { status: 413, say: 'This photo is too large. Please choose a smaller one.' },
  PHOTO_WITHOUT_FOOD: {
    status: 422,
    say: 'We could not see any food on this photo. Take it again from above in good light, or search for what you ate.',
  },
  PHOTO_NOT_RECOGNISED: {
    status: 424,
    say: 'The photo could not be read this time, and does not count. Try again in a minute, or search for what you ate.',
  },
  PHOTO_BUSY: {
    status: 429,
    say: 'Many photos are being read right now. Try again in a minute, or search for what you ate.',
  },
  PHOTOS_USED_UP: {
    status: 429,
    say: 'That was the last photo for today. Search for what you ate; tomorrow there are new ones.',
  },
  PHOTO_BUDGET_SPENT: {
    status: 429,
    say: 'No more photos can be read today. Search for what you ate; tomorrow it works again.',
  },

  PRODUCT_UNKNOWN: { status: 404, say: 'This plan is no longer on offer. Please choose another.' },
  PRICE_CHANGED: {
    status: 409,
    say: 'The price has changed since you opened this page. Please look at the new one before you pay.',
  },
  CONSENT_MISSING: { status: 422, say: 'Please agree to the terms of the subscription first.' },
  ORDER_UNKNOWN: { status: 404, say: 'We do not know this order.' },
  ALREADY_SUBSCRIBED: { status: 409, say: 'You already have a plan. There is nothing more to pay.' },
  PAYMENT_DECLINED: {
    status: 402,
    say: 'Your bank declined the payment. Nothing was charged; you can try another card.',
  },
  PAYMENT_INSUFFICIENT_FUNDS: {
    status: 402,
    say: 'There is not enough money on this card. Nothing was charged; you can try another card.',
  },
  PAYMENT_WRONG_CVC: {
    status: 402,
    say: 'The security code does not fit this card. Nothing was charged; please type it again.',
  },
  PAYMENT_NOT_APPROVED: {
    status: 402,
    say: 'The payment was not approved. Nothing was charged; you can try again or take another card.',
  },
  COUPON_UNKNOWN: { status: 404, say: 'This code does not work for this plan, or is over.' },
  COUPON_FIRST_PLAN: {
    status: 409,
    say: 'Codes are for a first plan. You had one before, so what stands here is what you pay.',
  },
  MAILBOX_FIRST: {
    status: 409,
    say: 'One more step: look into your mailbox and open the link that we sent there. Nothing was charged.',
  },
  SUBSCRIPTION_UNKNOWN: { status: 404, say: 'There is no subscription here.' },
  MANAGE_LINK_INVALID: { status: 410, say: 'This link has expired. Sign in to manage your subscription.' },
  SUBSCRIPTION_OVER: { status: 409, say: 'This subscription has ended already. Nothing more will be charged.' },
  WITHDRAWAL_OVER: {
    status: 409,
    say: 'The 14 days to withdraw are over. You can cancel at any time and keep what you paid for until its end.',
  },
  RESUME_IMPOSSIBLE: { status: 409, say: 'This subscription cannot be taken up again. You can buy a new one.' },
  NO_PRICE_CHANGE: { status: 409, say: 'There is no new price to agree to.' },
  PLAN_CHANGE_IMPOSSIBLE: {
    status: 409,
    say: 'The plan cannot be changed now: where you pay does not allow it, or a payment is open. Your plan stays as it is, and nothing was charged.',
  },
  PLAN_CHANGE_FIXED: {
    status: 409,
    say: 'You approved this plan where you pay, and it cannot be taken back there. Choose your old plan again and approve that.',
  },
  CARD_CHANGE_IMPOSSIBLE: { status: 409, say: 'The card of this subscription is changed where you pay it.' },
  WEBHOOK_REFUSED: { status: 400, say: 'The signature is missing or not valid.' },
  OPERATOR_NEEDED: { status: 401, say: 'You are signed out of the console. Please sign in.' },
  OPERATOR_REFUSED: {
    status: 401,
    say: 'Name, password or code is wrong, or there were too many tries. Wait for the next code and try again; after five wrong tries, wait longer.',
  },
  ROLE_NEEDED: { status: 403, say: 'Your role does not include this. Ask an operator who manages operators.' },
  INVITATION_INVALID: { status: 410, say: 'This invitation was used or has expired. Ask for a new one.' },
  CODE_WRONG: { status: 422, say: 'This is not the code that the authenticator shows now. Please type the next one.' },
  LOGIN_TAKEN: { status: 409, say: 'There is an operator of this name already. Choose another name.' },
  LAST_OPERATOR: { status: 409, say: 'Nobody else manages operators. Give the role to another operator first.' },
  OPERATOR_UNKNOWN: { status: 404, say: 'There is no such operator.' },
  CUSTOMER_UNKNOWN: { status: 404, say: 'There is no such customer, or everything about them was deleted.' },
  EMAIL_GONE: {
    status: 409,
    say: 'The text of this e-mail was deleted after its time. Send a link to the account instead.',
  },
  DISPUTE_UNKNOWN: { status: 404, say: 'There is no such open dispute.' },
  FINDING_UNKNOWN: { status: 404, say: 'There is no such open finding.' },
  COUPON_TAKEN: { status: 409, say: 'There is a coupon of this code already. Choose another code.' },
  JOB_UNKNOWN: { status: 404, say: 'This is not waiting to be tried again.' },
  PAYMENT_CARD_EXPIRED: { status: 402, say: 'This card has expired. Nothing was charged; you can try another card.' },
} as const satisfies Record<string, { status: number; say: string }>

export type ProblemCode = keyof typeof problems

/** A refusal that may be shown to the person; thrown inside, translated once at the edge. */
export class Problem extends Error {
  readonly code: ProblemCode
  /** The field the refusal is about, as a dotted path such as `hero.goalWeight`. */
  readonly field: string | undefined

  constructor(code: ProblemCode, field?: string) {
    super(problems[code].say)
    this.name = 'Problem'
    this.code = code
    this.field = field
  }
}
