import { addressProblems } from './address-problems.ts'
import { answerProblems } from './answer-problems.ts'
import { mealProblems } from './meal-problems.ts'

/**
 * Every problem that a user may be shown: its code, its HTTP status and its sentence. The sentence says what to do next
 * and never repeats what was typed.
 */
export const problems = {
  BODY_NOT_JSON: { status: 400, say: 'We couldn’t read what was sent. Please try again.' },
  BODY_TOO_LARGE: { status: 413, say: 'This is too large to send at once. Please shorten it.' },
  MEDIA_TYPE_UNSUPPORTED: { status: 415, say: 'We couldn’t read what was sent. Please try again.' },
  INPUT_INVALID: { status: 422, say: 'Something in your answers isn’t valid. Please check the marked field.' },
  QUERY_INVALID: { status: 400, say: 'Something in this address is missing or not valid.' },
  EXPERIMENT_UNKNOWN: { status: 404, say: 'There’s no such experiment.' },
  EXPERIMENT_RUNNING: { status: 409, say: 'This experiment is already running. End it before you start it again.' },
  EXPERIMENT_NOT_RUNNING: { status: 409, say: 'This experiment isn’t running.' },
  NOT_FOUND: { status: 404, say: 'There’s nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, say: 'This isn’t possible at this address.' },
  EVENTS_REFUSED: { status: 400, say: 'Nothing in this request is something that we measure.' },
  COLLECTOR_KEY_INVALID: { status: 401, say: 'This needs the key of the collector, and what was sent is none.' },
  TOO_MANY_REQUESTS: { status: 429, say: 'That was too much at once. Please wait a minute and try again.' },
  UNEXPECTED: { status: 500, say: 'Something went wrong on our side. Nothing was lost. Please try again.' },
  SERVICE_UNAVAILABLE: { status: 503, say: 'We aren’t quite ready. Please try again in a moment.' },

  ...answerProblems,

  TOKEN_INVALID: { status: 401, say: 'Please confirm your email address again.' },
  SESSION_NEEDED: { status: 401, say: 'You’re signed out here. To open your plan again, ask for a link by email.' },
  FRESH_LINK_NEEDED: {
    status: 403,
    say: 'To make sure that it’s you, we need a link from your mailbox, sent to you within the last 15 minutes.',
  },
  KEY_UNKNOWN: { status: 404, say: 'There’s no such device or link any more.' },
  CROSS_SITE: { status: 403, say: 'This was sent from another site. Please use our own page.' },
  RESUME_LINK_INVALID: {
    status: 410,
    say: 'This link has already been used or has expired. Please ask for a new one.',
  },
  IDEMPOTENCY_KEY_INVALID: { status: 400, say: 'We couldn’t match this to what you did before. Please try again.' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, say: 'This was sent before with different content. Please try again.' },

  MEMBERS_ONLY: { status: 403, say: 'This is part of the plan. It opens here once you have a plan of your own.' },
  NOT_ALLOWED: { status: 403, say: 'This belongs to somebody else. Nothing was changed.' },
  HOUSEHOLD_INVITATION_UNKNOWN: {
    status: 404,
    say: 'We don’t know this invitation. Open the whole link as it was sent to you.',
  },
  HOUSEHOLD_INVITATION_USED: {
    status: 410,
    say: 'This invitation has been used, and it’s for one person only. If that was you, open your plan. Otherwise ask for another one.',
  },
  HOUSEHOLD_INVITATION_EXPIRED: {
    status: 410,
    say: 'This invitation is no longer valid, because each lasts seven days. Ask for another one.',
  },
  HOUSEHOLD_INVITATION_ENDED: {
    status: 410,
    say: 'This invitation was taken back. Ask whoever sent it for another one.',
  },
  HOUSEHOLD_FULL: { status: 409, say: 'Eight already eat in this kitchen, which is as many as we can plan for.' },
  HOUSEHOLD_SAME: { status: 409, say: 'You eat in this kitchen already.' },
  HOUSEHOLD_SHARED: {
    status: 409,
    say: 'Others eat with you in your own kitchen. Leave it first, then open the invitation again.',
  },
  HOUSEHOLD_ALONE: { status: 409, say: 'Nobody eats with you, so there’s no kitchen to leave.' },
  HOUSEHOLD_PLAN_NEEDED: {
    status: 409,
    say: 'To join, you need a plan of your own. Choose one, then open the invitation again.',
  },
  HOUSEHOLD_UNPAID: {
    status: 409,
    say: 'This kitchen has no plan at the moment. Ask whoever invited you to renew it, then open the invitation again.',
  },
  EATER_UNKNOWN: { status: 404, say: 'Nobody of that name eats in your kitchen any more.' },
  WEIGHT_NOT_SHOWN: { status: 403, say: 'They don’t show their weight. Only they can change that.' },
  WEEK_NOT_OPEN: { status: 404, say: 'This week doesn’t exist or isn’t open yet. Weeks open up to three ahead.' },
  DAY_UNKNOWN: { status: 404, say: 'There’s no such day in your plan.' },
  MEAL_UNKNOWN: { status: 404, say: 'There’s no such meal on this day.' },
  RECIPE_UNKNOWN: { status: 404, say: 'We don’t have this recipe for you.' },
  FOOD_UNKNOWN: { status: 404, say: 'We don’t know this food.' },
  PLAN_IMPOSSIBLE: {
    status: 409,
    say: 'We can’t make a whole week from these choices. Allow more time for cooking, remove a diet or restriction, or bring back a food or dish that you ruled out.',
  },
  PLAN_IMPOSSIBLE_FOR: {
    status: 409,
    say: 'What {who} must not eat leaves too few dishes for a whole week. Please change what is entered for them, or bring back a food or dish that you ruled out.',
  },
  SETTINGS_CHANGED: {
    status: 409,
    say: 'Your settings were changed on another device in the meantime. Please check them, then save again.',
  },
  ...mealProblems,
  UNDO_CLOSED: {
    status: 409,
    say: 'This can no longer be undone. Your plan has changed since, or its next week has begun.',
  },
  UNDO_UNSAFE: {
    status: 409,
    say: 'This can’t be undone, because it would bring back a dish that doesn’t suit your current settings.',
  },
  UNDO_TAKES_FOOD: {
    status: 409,
    say: 'This can’t be undone now, because it would take away food that your plan has to give.',
  },
  REVIEW_CLOSED: { status: 409, say: 'A newer review has replaced this one. Please reload the page.' },
  PLAN_PAUSED: {
    status: 409,
    say: 'Your plan has a pause, so no new week is planned. You can go on at any time, on the weight page.',
  },
  PLAN_HELD: {
    status: 409,
    say: 'Your plan holds your weight for your health. While it does, its goal can’t be changed.',
  },
  WEIGHTS_UNCLEAR: {
    status: 409,
    say: 'Some weights in your log may be somebody else’s. Please say there first which are yours.',
  },
  GOAL_NOT_LOWER: {
    status: 422,
    say: 'This is about what you weigh now, or more. Choose a lower goal, or choose to keep your weight.',
  },
  LOSS_NOT_OFFERED: {
    status: 422,
    say: 'There’s no safe plan for you to lose weight at your height and weight. Keeping your weight is a good choice.',
  },
  LIFE_EVENT_INVALID: {
    status: 422,
    say: 'Choose a first day no earlier than 30 days before your plan began, and a last day not before the first.',
  },
  WEIGHT_DAY_INVALID: { status: 422, say: 'Choose a day from 1970 up to tomorrow.' },
  DAY_FULL_OF_WEIGHTS: { status: 422, say: 'This day has ten weights already. Delete one of them first.' },
  NOTES_FULL: { status: 422, say: 'You have notes on 300 dishes already. Delete one of them first.' },
  OWN_LINES_FULL: { status: 422, say: 'This list has 200 lines of yours already. Remove one of them first.' },
  ...addressProblems,

  DIARY_DAY_INVALID: {
    status: 422,
    say: 'Choose a day between the start of your plan and tomorrow.',
  },
  DIARY_ENTRY_INVALID: { status: 422, say: 'This entry doesn’t match the meal that it names.' },
  FAVOURITES_FULL: {
    status: 422,
    say: 'You have as many favorites as we can keep. Remove one that you no longer eat.',
  },
  DIARY_FULL: { status: 422, say: 'This day has as many entries as we can keep. Delete some that you don’t need.' },

  BARCODE_INVALID: {
    status: 422,
    say: 'This number doesn’t belong to a food. Please compare it with the digits below the bars.',
  },
  PACK_DOUBTFUL: { status: 422, say: 'These numbers contradict each other. Please compare them with the pack.' },
  PRODUCTS_FULL: { status: 422, say: 'You have as many products as we can keep. Delete some that you don’t eat.' },
  PHOTO_NOT_OFFERED: { status: 404, say: 'Photos can’t be read here. Search for what you ate instead.' },
  PHOTO_UNREADABLE: {
    status: 422,
    say: 'We couldn’t open this photo. Take it again, or choose another one: a JPEG, PNG or WebP.',
  },
  PHOTO_TOO_LARGE: { status: 413, say: 'This photo is too large. Please choose a smaller one.' },
  PHOTO_WITHOUT_FOOD: {
    status: 422,
    say: 'We couldn’t see any food in this photo. Take it again from above in good light, or search for what you ate.',
  },
  PHOTO_NOT_RECOGNISED: {
    status: 424,
    say: 'The photo couldn’t be read this time and doesn’t count. Try again in a minute, or search for what you ate.',
  },
  PHOTO_BUSY: {
    status: 429,
    say: 'Many photos are being read right now. Try again in a minute, or search for what you ate.',
  },
  PHOTOS_USED_UP: {
    status: 429,
    say: 'You’ve used all your photos for today. Search for what you ate. You get new ones tomorrow.',
  },
  PHOTO_BUDGET_SPENT: {
    status: 429,
    say: 'No more photos can be read today. Search for what you ate. Photos will work again tomorrow.',
  },

  PRODUCT_UNKNOWN: { status: 404, say: 'This plan is no longer on offer. Please choose another.' },
  PRICE_CHANGED: {
    status: 409,
    say: 'The price has changed since you opened this page. Please check the new one before you pay.',
  },
  CONSENT_MISSING: { status: 422, say: 'Please agree to the terms of the subscription first.' },
  ORDER_UNKNOWN: { status: 404, say: 'We don’t know this order.' },
  ALREADY_SUBSCRIBED: { status: 409, say: 'You already have a plan. There’s nothing more to pay.' },
  PAYMENT_DECLINED: {
    status: 402,
    say: 'Your bank declined the payment. Nothing was charged. You can try another card.',
  },
  PAYMENT_INSUFFICIENT_FUNDS: {
    status: 402,
    say: 'There isn’t enough money on this card. Nothing was charged. You can try another card.',
  },
  PAYMENT_WRONG_CVC: {
    status: 402,
    say: 'The security code doesn’t match this card. Nothing was charged. Please type it again.',
  },
  PAYMENT_NOT_APPROVED: {
    status: 402,
    say: 'The payment wasn’t approved. Nothing was charged. You can try again or use another card.',
  },
  COUPON_UNKNOWN: { status: 404, say: 'This code doesn’t work for this plan, or has expired.' },
  COUPON_FIRST_PLAN: {
    status: 409,
    say: 'Codes are for a first plan only. You’ve had one before, so you pay the price shown here.',
  },
  MAILBOX_FIRST: {
    status: 409,
    say: 'One more step: check your mailbox and open the link that we sent you. Nothing was charged.',
  },
  SUBSCRIPTION_UNKNOWN: { status: 404, say: 'There’s no subscription here.' },
  MANAGE_LINK_INVALID: { status: 410, say: 'This link has expired. Sign in to manage your subscription.' },
  SUBSCRIPTION_OVER: { status: 409, say: 'This subscription has already ended. Nothing more will be charged.' },
  WITHDRAWAL_OVER: {
    status: 409,
    say: 'The 14 days for withdrawal are over. You can cancel at any time and keep what you have paid for until it ends.',
  },
  RESUME_IMPOSSIBLE: { status: 409, say: 'This subscription can’t be resumed. You can buy a new one.' },
  NO_PRICE_CHANGE: { status: 409, say: 'There’s no new price to agree to.' },
  PLAN_CHANGE_IMPOSSIBLE: {
    status: 409,
    say: 'The plan can’t be changed now. Your payment service doesn’t allow it, or a payment is still open. Your plan stays as it is, and nothing was charged.',
  },
  PLAN_CHANGE_FIXED: {
    status: 409,
    say: 'You approved this plan at your payment service, where that can’t be undone. Choose your old plan again and approve it.',
  },
  CARD_CHANGE_IMPOSSIBLE: {
    status: 409,
    say: 'The card of this subscription can only be changed at your payment service.',
  },
  NOTHING_TO_PAY: {
    status: 409,
    say: 'There’s nothing to pay here now. An open payment shows when it’s tried again.',
  },
  OWED_NOT_PAID: {
    status: 409,
    say: 'PayPal couldn’t take the payment, and nothing was charged. Please add money or a card to your PayPal account, and try again.',
  },
  MONTH_NOT_READY: {
    status: 409,
    say: 'This month can’t be taken yet. A month has to be over, and the months before it have to be taken first.',
  },
  MONTH_NOT_TAKEN: { status: 409, say: 'This month hasn’t been taken yet, so it has no files.' },
  WEBHOOK_REFUSED: { status: 400, say: 'The signature is missing or not valid.' },
  OPERATOR_NEEDED: { status: 401, say: 'You’re signed out of the console. Please sign in.' },
  OPERATOR_REFUSED: {
    status: 401,
    say: 'The name, password or code is wrong, or there were too many attempts. Wait for the next code and try again. After five failed attempts, wait longer.',
  },
  PASSKEY_REFUSED: {
    status: 401,
    say: 'This passkey wasn’t accepted. Try again, or sign in with name, password and code.',
  },
  ROLE_NEEDED: { status: 403, say: 'Your role doesn’t include this. Ask an operator who manages operators.' },
  INVITATION_INVALID: { status: 410, say: 'This invitation has been used or has expired. Ask for a new one.' },
  CODE_WRONG: { status: 422, say: 'This isn’t the code that the authenticator shows now. Please type the next one.' },
  LOGIN_TAKEN: { status: 409, say: 'There’s already an operator with this name. Choose another name.' },
  LAST_OPERATOR: { status: 409, say: 'Nobody else manages operators. Give the role to another operator first.' },
  OPERATOR_UNKNOWN: { status: 404, say: 'There’s no such operator.' },
  CUSTOMER_UNKNOWN: { status: 404, say: 'There’s no such customer, or everything about them has been deleted.' },
  ADDRESS_TAKEN: { status: 409, say: 'This address has an owner. If both are one person, delete that one first.' },
  PAUSE_NOT_ENDED: {
    status: 409,
    say: 'The pause can’t be ended now, and nothing was charged. Please look at its last day, or write to us.',
  },
  CHARGE_NOT_MOVED: { status: 409, say: 'The next payment can’t be moved, and nothing was changed. Try a refund.' },
  EMAIL_GONE: { status: 409, say: 'The text of this email is no longer kept. Send a link to the account instead.' },
  DISPUTE_REFUSED: {
    status: 409,
    say: 'The provider takes no evidence about this dispute any more. Its dashboard says why.',
  },
  DISPUTE_NOT_SENT: {
    status: 503,
    say: 'The provider didn’t confirm that it has the evidence. Send it again: it arrives once.',
  },
  DISPUTE_UNKNOWN: { status: 404, say: 'There’s no such open dispute.' },
  SHARED_PRODUCT_UNKNOWN: { status: 404, say: 'There’s no such shared product.' },
  FINDING_UNKNOWN: { status: 404, say: 'There’s no such open finding.' },
  COUPON_TAKEN: { status: 409, say: 'There’s already a coupon with this code. Choose another code.' },
  JOB_UNKNOWN: { status: 404, say: 'This isn’t waiting for another attempt.' },
  PAYMENT_CARD_EXPIRED: { status: 402, say: 'This card has expired. Nothing was charged. You can try another card.' },
} as const satisfies Record<string, { status: number; say: string }>

export type ProblemCode = keyof typeof problems
