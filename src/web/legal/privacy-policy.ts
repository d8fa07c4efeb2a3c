import { brand } from '#domain/brand.ts'
import { companyLines } from '#web/words/company.ts'
import { type LegalDocument, list, table, VALID_FROM } from './legal-document.ts'
import { deviceEntries, tabEntries } from './stored-entries.ts'

// For the operator's lawyer. Each sentence says what the software does today: when the software changes, change the
// sentence. The operator has to add what only it can know: the companies that host the service and send its emails, where
// they are, any representative or data protection officer it must name, and how its own staff handle requests.

const { name, legal } = brand
const kept = [...Object.values(deviceEntries), ...Object.values(tabEntries)]

/** The contents of Cache Storage, under the names that a browser shows. */
const cacheStores = [
  {
    name: 'member',
    what: 'Your plan, shopping list, diary, weights and settings as you last saw them',
    until: 'Until you sign out, delete everything or the key of this device expires',
  },
  {
    name: 'plates',
    what: 'Pictures of your dishes, 150 at most',
    until: 'Until you sign out or delete everything',
  },
  {
    name: 'shell',
    what: 'The pages themselves, with nothing about you',
    until: 'Until there are newer ones, or you delete everything',
  },
] as const

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'What we know about you, from what moment, what for and for how long.',
  validFrom: VALID_FROM,
  reviewedByLawyer: null,
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        list(
          'Your answers stay on your device until you confirm your email address. One exception, which the page names before it happens: what a first day of meals is planned from. It says nothing about your body, health or age, and is kept nowhere.',
          'Then we use them for one thing: your forecast and your plan.',
          'We show no advertising. No other company’s service measures anything here without your consent. We do not sell or rent data about you.',
          'We never see a card number.',
          'You can take a copy of everything and delete everything yourself, in the settings of your plan. Or write to {privacyEmail}.',
        ),
      ],
    },
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [list(...companyLines, '{privacyEmail}')],
    },
    {
      id: 'what-we-collect',
      title: 'What we know, step by step',
      blocks: [
        table(
          ['When', 'What', 'Where it is'],
          [
            'You open a page',
            'The internet address of your device, and what your browser says about itself',
            'Used to answer and to stop misuse. Stored only with what you agree to, without its last part; also in your browser.',
          ],
          [
            'You go from page to page',
            'Which pages, when and how long; the campaign that brought you; kind of device, browser, language and country; under a random number that lasts only as long as the page. For half an hour a page that is loaded again finds its visit by a code of address, browser and languages, kept in our server’s memory only. No answers.',
            'In our database',
          ],
          [
            'You answer the questions',
            'Gender, age band, height, weight, goal and body type; how you eat, cook, move, sleep and drink; diets, foods you must not eat, tastes; an event and its day',
            'Only in your browser',
          ],
          [
            'You answer the question about your health',
            'Whether any of the listed conditions applies to you',
            'Only in your browser, for this tab. If an answer rules a plan out, your browser also remembers that, but not why, until you answer again.',
          ],
          [
            'We plan a first day for you, once the page has said so; you can refuse it there',
            'Diets, foods you must not eat, cooking skill, time to cook, meals a day, and the energy of a day rounded to 50 kcal. No name, no number, no cookie.',
            'Used to answer. Not stored, kept or logged.',
          ],
          [
            'You confirm your email address',
            'Your address, the answers above including the one about your health, your units, and the time',
            'In our database',
          ],
          ['We write to you', 'The email, to whom and when', 'In our database, and with our email provider'],
          [
            'You pay',
            'Plan, prices, time, card or which wallet, a scrambled identifier of the card or account, whether it went through; the words you agreed to, when, with which browser and language, and from which network (your internet address without its last part).',
            'In our database',
          ],
          [
            'You use your plan',
            'The weeks we plan for you, your swaps and settings, favourites and dislikes, foods you never use, ticks on your shopping list, what you eat and drink, the weights you log with their days, and what you report besides, such as an illness or a pregnancy; the day and time zone of your reminder',
            'In our database, with a copy in your browser',
          ],
          [
            'You open your plan with a link',
            'That a device may open it, stored so that it cannot be read back, and when it last did',
            'In our database, and the key in a cookie',
          ],
        ),
        'You need not tell us anything, but without answers there is no forecast, and without an email address no plan.',
      ],
    },
    {
      id: 'purposes',
      title: 'What for, and on what legal ground',
      blocks: [
        'The articles are those of the General Data Protection Regulation (GDPR) and its United Kingdom version.',
        table(
          ['What for', 'Ground'],
          ['Your forecast and your plan, from your answers', 'Your explicit consent, articles 6(1)(a) and 9(2)(a)'],
          [
            'Your weights beside your forecast, and the advice to see a doctor if they fall too fast or too low',
            'Your explicit consent, articles 6(1)(a) and 9(2)(a)',
          ],
          ['The check whether a plan is safe for you', 'Your explicit consent, article 9(2)(a)'],
          [
            'Your link, your order, your receipt, answers to your emails',
            'The contract with you or its preparation, article 6(1)(b)',
          ],
          ['Records of payments', 'A legal duty, article 6(1)(c)'],
          [
            'Proof of what you agreed to; a safe, working service; seeing where people stop and which campaign brings customers',
            'Our legitimate interest in just that, article 6(1)(f)',
          ],
        ),
      ],
    },
    {
      id: 'health-data',
      title: 'Data about your health',
      blocks: [
        'Your weight and every weight you log, your goal, your habits, foods you must not eat and your answer to the question about your health say something about your health. We ask for your explicit consent before they leave your device, in the text beside the button that sends them.',
        'You can take this consent back at any time: choose “Delete everything” in the settings of your plan, or write to {privacyEmail}. What we did until then stays lawful. Your answers and weights are deleted, and your plan ends.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        table(
          ['What', 'How long'],
          [
            'Your answers and your email address',
            'Until you delete them or ask us to. If you never buy: 12 months, longer only while you use them',
          ],
          ['Your weeks, tastes, shopping ticks and weights', 'Until you delete them, one by one or all'],
          ['What was seen on a photo of a plate, without whose it was', '30 days; the photo itself is not kept'],
          ['That a device may open your plan', '30 days unused, 180 at most, or until you sign out'],
          [
            'Your address if you have deleted everything and never paid',
            'Until the email that confirms it is sent: 7 days at most',
          ],
          ['The text of emails we sent you', '90 days; after that only that we wrote, to whom and when'],
          ['Links to your plan that we emailed you', '30 days, or until used, and 7 days more'],
          ['Links to your subscription that we emailed you', '400 days'],
          ['Orders, payments and receipts, with your address on them', 'As long as tax and accounting law requires'],
          ['What you agreed to when you paid', 'Three years, or one year after your plan ended if that is longer'],
          ['Which pages were seen, how long, from which campaign', '13 months, or until you delete everything'],
          ['How often we wrote to an address, counted in scrambled form', '7 days'],
          ['Backups, with what has been deleted in the meantime', '30 days'],
        ),
      ],
    },
    {
      id: 'recipients',
      title: 'Who gets to see it',
      blocks: [
        'Nobody may use your data for purposes of their own. These companies may work for us:',
        table(
          ['Who', 'What', 'When'],
          ['Our hosting provider', 'All that is in our database', 'If the servers are not our own'],
          ['Our email provider', 'Your email address and the email', 'Whenever we write to you'],
          [
            'A service that reads photos of plates',
            'The photo, made small, without metadata and without saying who sent it',
            'When you send one, where that is offered; its address is shown beside the button',
          ],
          [
            'A payment provider',
            'The number of your order, its amounts, and what you type into the provider’s form. Never an answer or your email address.',
            'When you pay with real money; no provider while the pay page shows the word “Sandbox”',
          ],
        ),
        'Ask us at {privacyEmail} for their names and where they work. Only a law or a court can make us pass on more.',
        'If any of them works outside the European Economic Area or the United Kingdom, your data goes there only where its protection is recognised or secured by the standard clauses of the European Commission.',
      ],
    },
    {
      id: 'no-advertising',
      title: 'No advertising, no sale',
      blocks: [
        'No answer of yours, no result, no email address, not even in scrambled form, goes to an advertising network or a data broker. Where we use measuring or advertising services of other companies, we ask you first, and the question is shown above this text. They may then learn that you came, through which campaign, how far you got (in numbers), and that you bought, and may set cookies of their own. Their scripts are only on the first page, on these legal pages and on the last page.',
      ],
    },
    {
      id: 'on-your-device',
      title: 'What is kept on your device',
      blocks: [
        `One cookie keeps you signed in to your plan. While we try out two versions of a page, a number computed from your internet address, browser and languages decides which one you get. Thousands of addresses share each number, and the secret it is computed with is deleted a day later; the address itself is not stored for that. We count the numbers, and when you confirm your email address we note yours and the version you saw, to compare what people buy. ${name} keeps these entries in your browser. All but “visitor” and “productAnalytics” are needed for what you ask us to do.`,
        table(['Entry', 'What it is', 'How long'], ...kept.map((entry) => [entry.name, entry.what, entry.until])),
        'Once you have opened your plan, your browser also keeps files for when there is no network:',
        table(
          ['Store', 'What it is', 'How long'],
          ...cacheStores.map((store) => [store.name, store.what, store.until]),
        ),
      ],
    },
    {
      id: 'computed',
      title: 'What is decided by computer',
      blocks: [
        'The forecast is computed from your answers with published equations. If you tell us that you are pregnant, breastfeeding or under 18, or have or had an eating disorder, the way to a plan automatically ends there, to protect you. If that was wrong in your case, write to us, and a person will look at it.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'Connections are encrypted on the internet. Keys and links are stored so that they cannot be read back. Nothing about you is in web addresses or technical logs. If something puts you at risk all the same, we tell you and the authority, as the law requires.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'You can',
        list(
          'ask what we hold about you, and get a copy,',
          'have it corrected or deleted,',
          'have its use restricted, or object to it,',
          'take it with you in a form that computers can read, and',
          'take back your consent at any time.',
        ),
        'You can download and delete all of it in the settings of your plan. For everything else write to {privacyEmail}, best from the address you used. It costs nothing, and we answer within a month. You can also complain to the data protection authority where you live or work, or to that of ' +
          `${legal.country}.`,
      ],
    },
    {
      id: 'consumer-health-data',
      title: 'Consumer health data (Washington and Nevada)',
      blocks: [
        'This part is for people in the US states of Washington (My Health My Data Act) and Nevada (Senate Bill 370), and everybody whose law gives the same rights.',
        list(
          'Consumer health data that we collect: height, weight, the weights you log and what you report besides, goal and body type; eating, with what you log about it, movement, sleep and drinking; diets and foods you must not eat; your answer to the question about your health. We collect it only from you, with your consent.',
          'What for: your forecast, your plan, your weights beside it, and to tell whether a plan is safe for you. For nothing else.',
          'Sharing: only with those who work for us, named under “Who gets to see it”. We share it with nobody else, have no affiliates that get it, and do not sell it.',
          'We use no geofence around health care facilities.',
          'You may ask whether we hold such data, see it, get a list of those it was shared with, take back your consent, and have it deleted, also by those who work for us: do it yourself in the settings of your plan, or write to {privacyEmail}. We answer within 45 days.',
          'If we say no, you may appeal by replying to that email; we decide within 45 days. If we still say no, you may turn to the Attorney General of your state.',
        ),
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        `${name} is for adults. We do not knowingly keep data of anybody under 18. Tell us of any at {privacyEmail}, and we will delete it.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: ['A changed policy appears here with its date. Before we use your data for something new, we ask you.'],
    },
  ],
}
