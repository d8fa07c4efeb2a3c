import crawlers from 'crawler-user-agents'
import QuickLRU from 'quick-lru'
import { USER_AGENT_MAX } from '#server/platform/device/device-of.ts'

/** What the kept list of crawlers leaves out: programs that imitate a browser and name themselves, and any "…bot/1.0". */
const programs =
  /[a-z-]bot[/;]|crawl|spider|slurp|headless|lighthouse|pagespeed|speedcurve|gtmetrix|synthetic|phantom|prerender|rendertron|cypress|pingdom|newrelic|dynatrace|dareboost|duplexweb|externalua|barracuda/i
/** `compatible;` is what crawlers write; of browsers only those that are older than the pages wrote it. */
const compatible = /\(compatible;|; ?compatible;/i
/** The model of a phone: CUBOT, "M bot 60" and "Spider X5" contain what robots call themselves. */
const model = /(?<=; Android [\d.]+; )[^;()/]+(?= Build\/|[;)])/
/** Apps whose servers fetch previews under the name that their built-in browsers have, too. */
const chats = /\b(?:WhatsApp|Bluesky|Discord|Telegram)(?:-Android|-iOS)?\/[\d.]+/g
/** Every browser begins like this; what begins otherwise is a library or a tool, such as "Java/17" or "undici". */
const browserLike = /^(?:Mozilla|Opera)\//

let listed: RegExp | undefined
/** Joined when it is first needed: a start need not wait for 1,500 patterns. */
const isListed = (userAgent: string): boolean => {
  listed ??= new RegExp(crawlers.map(({ pattern }) => pattern).join('|'))
  return listed.test(userAgent)
}

const answers = new QuickLRU<string, boolean>({ maxSize: 500 })

/** Whether the sender is a program that says so itself, or one that does not identify itself. */
export function isBot(userAgent: string): boolean {
  const sent = userAgent.slice(0, USER_AGENT_MAX).replace(model, 'phone').trim()
  const text = browserLike.test(sent) ? sent.replace(chats, 'app') : sent
  const known = answers.get(text)
  if (known !== undefined) return known
  const answer = !browserLike.test(text) || programs.test(text) || compatible.test(text) || isListed(text)
  answers.set(text, answer)
  return answer
}

/** Apps with a browser of their own, by what they write into the user agent; the first that fits. */
const apps: readonly (readonly [name: string, written: RegExp])[] = [
  ['Threads', /\bBarcelona[ /]/],
  ['Instagram', /\bInstagram\b/],
  ['Messenger', /FBAN\/Messenger|FB_IAB\/(?:Orca|MESSENGER)/],
  ['WhatsApp', /\bWhatsApp\//],
  ['Facebook', /\[FBAN|FBAN\/|FBAV\/|FB_IAB|FB4A/],
  ['TikTok', /musical_ly|BytedanceWebview|\btrill_|\bTikTok\b/],
  ['Snapchat', /\bSnapchat(?:\b|\d)/],
  ['Pinterest', /\[?Pinterest\//],
  ['LinkedIn', /LinkedInApp/],
  ['Reddit', /\bReddit\//],
  ['Twitter', /Twitter for |TwitterAndroid/],
  ['Google', /\bGSA\/|\bGoogleApp\//],
  ['Line', /\bLine\/\d/],
  ['WeChat', /MicroMessenger/],
  ['KakaoTalk', /KAKAOTALK/i],
  ['Alipay', /AlipayClient/],
  ['Telegram', /\bTelegram-(?:Android|iOS)/],
  ['Naver', /NAVER\(inapp/],
  ['Android app', /; wv\)/],
  // Browsers of iOS all end in Safari.
  ['iOS app', /\((?:iPhone|iPad|iPod).*\bMobile\/(?!.*\bSafari\b)/],
]

/**
 * The app whose built-in browser it is, or null in a browser of its own. `Android app` and `iOS app` are those that do
 * not say their name.
 */
export const appOf = (userAgent: string): string | null =>
  apps.find(([, written]) => written.test(userAgent.slice(0, USER_AGENT_MAX)))?.[0] ?? null
