import { graceDaysOf } from '#domain/billing/grace.ts'
import { plans } from '#domain/billing/plans.ts'
import { taxNote } from '#domain/billing/tax.ts'
import { brand } from '#domain/brand.ts'
import { companyLines } from '#web/words/company.ts'
import { daysText } from '#web/words/dates.ts'
import { type LegalDocument, list, table, template, VALID_FROM } from './legal-document.ts'

// For the operator's lawyer. This text describes what the software does; it is not legal advice and has to be reviewed
// before real money is taken. Points that depend on where and to whom the operator sells:
// - the wording of the online withdrawal function (Directive (EU) 2023/2673, since June 19, 2026) and of the online ways
//   to cancel that several US states require;
// - the dates of renewal reminders, if the law where the buyer lives requires others;
// - the limits of liability, and the law and courts, for the operator's country and those it sells to;
// - whether "a full refund instead of a partial one" in section "Withdrawal" is what the operator wants to offer.

const { name, product, legal } = brand

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  lead: `The agreement between you and us when you use ${name}. We kept it short and plain.`,
  validFrom: VALID_FROM,
  reviewedByLawyer: null,
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `${name} is run by:`,
        list(...companyLines, '{email}'),
        `In these terms “we” means ${legal.company}, and “you” means the person who uses ${name}. By continuing from the start page you agree to these terms. If you do not agree, please do not use it.`,
      ],
    },
    {
      id: 'what-you-get',
      title: 'What you get',
      blocks: [
        `You answer questions about your body, your habits and your taste. From your answers we work out a forecast of how your weight could change. The questions and the forecast cost nothing.`,
        `A paid plan gives you access to your ${product} for the number of days shown beside the price. It is for you personally and for private use.`,
        'The forecast is an estimate, made with published equations. Bodies differ, and so do weeks. We do not promise that you will reach a certain weight by a certain day.',
      ],
    },
    {
      id: 'not-medical-advice',
      title: 'This is not medical advice',
      blocks: [
        `${name} gives general information about food and energy. It does not examine you, and it does not diagnose, treat or prevent any illness. It does not replace a doctor or a dietitian.`,
        'Talk to your doctor before you change how you eat if you have an illness, take medicine, have had surgery lately, have a severe food allergy, or have lost weight without wanting to. If you feel unwell, stop and ask for medical help.',
        'Always read the labels of what you buy. We cannot know what is in a product on your shelf.',
      ],
    },
    {
      id: 'who-may-use-it',
      title: 'Who may use it',
      blocks: [
        'You must be at least 18 years old.',
        'A plan for losing weight is not for you, and we will not sell you one, if you',
        list('are pregnant or breastfeeding,', 'have or had an eating disorder, or', 'are under 18.'),
        'We ask about this once. Please answer truthfully, for your own sake: we rely on your answer. Goals below a healthy weight for your height are not accepted.',
      ],
    },
    {
      id: 'your-link',
      title: 'Your email address and your link',
      blocks: [
        'There is no password. After you give us your email address, we email you a personal link to your answers. It works once and for 30 days. Please give us an address of your own, and do not pass the link on: whoever has it can open your answers.',
        'If you think that somebody else used your link, write to {email}.',
      ],
    },
    {
      id: 'plans-and-prices',
      title: 'Plans and prices',
      blocks: [
        'These are the plans and the days that each one covers. The name is a label; the days are what counts.',
        table(['Plan', 'First period'], ...Object.values(plans).map(({ label, days }) => [label, daysText(days)])),
        `The price of the first period, the price of each renewal and the days between renewals are shown on the plan and again beside the pay button${taxNote()}. Those shown at the moment you pay are the ones that apply, and we confirm them by email. Please keep that email.`,
        'A first period may cost less or be shorter than a renewal. If so, both prices are shown side by side before you pay.',
        'The agreement for a paid plan is made when we confirm your payment. You start to use the plan at once, because you asked for it by paying.',
        'While the pay page shows the word “Sandbox”, no money moves, whatever the amounts on it say. Orders made there cost nothing, their renewals cost nothing either, and they are for trying the pages out.',
      ],
    },
    {
      id: 'renewal',
      title: 'Renewal',
      blocks: [
        'A paid plan is a subscription. At the end of each period it renews automatically for the renewal price and the renewal days that you agreed to, with the payment method you used, until you cancel.',
        'You agree to this with a box of its own on the pay page. It is never ticked in advance. We keep the words you agreed to and the time.',
        `If a renewal does not go through, your plan stays open for ${daysText(graceDaysOf('stripe').days)}, with PayPal for ${daysText(graceDaysOf('paypal').days)}. In that time it is tried again, and you can pay it. Our emails name the last day. If it is not paid by then, the plan ends and nothing more is charged.`,
        'Write to us if you want to pause a plan, for three months at most. Nothing is charged in a pause. What you have paid for stays open to its end, then the plan is closed. It opens again with the payment on the day that we confirm by email, and you can end the pause earlier. If that payment does not go through, the plan stays closed until it is paid.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling',
      blocks: [
        'You can cancel at any time, without a reason, in two clicks: under {subscription}, or with the link “Cancel subscription” in any email about your payments, which needs no password. An email to {email} works as well.',
        'It takes effect at once, and we confirm it by email. You keep what you have paid for until its end, and nothing is charged after that. While a payment is open, a cancellation also ends every further attempt to collect it.',
      ],
    },
    {
      id: 'price-changes',
      title: 'When prices change',
      blocks: [
        'A new price never applies to a period that is paid. If the price of your renewals is to change, we write to you 30 days before, and never less than 7, with the old price, the new price and the day. A higher price needs your consent: without it nothing is charged at the new price, and your plan ends on that day. A lower price is charged without you having to do anything. You can cancel before that day and pay nothing more.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Withdrawal within 14 days (EU, EEA and United Kingdom)',
      blocks: [
        'If you are a consumer in the European Union, the European Economic Area or the United Kingdom, you may withdraw from this contract within 14 days without giving a reason. The time runs for 14 days; the day the contract was made does not count, and if the last day is a Saturday or Sunday, the time ends on the Monday.',
        `To withdraw, press {withdrawal} and confirm: it needs no password with the link in your receipt, and you get a confirmation with the day and the time by email. You may also tell us in another clear way, for example by email to {email} or by letter to ${legal.company}, ${legal.street}, ${legal.city}, ${legal.country}. You may use the form below, but you need not. It is enough to send your message before the 14 days are over.`,
        'If you withdraw, we pay back all that you paid us, at once and at the latest 14 days after we hear from you, by the payment method you used. It costs you nothing. You asked us to begin at once, so the law would let us keep a share for the days you have used; we do not.',
        'Model withdrawal form:',
        template(
          `To ${legal.company}, ${legal.street}, ${legal.city}, ${legal.country}, {email}:`,
          `I hereby give notice that I withdraw from my contract for the provision of the following service: ${name} ${product}.`,
          'Ordered on:',
          'Name of the consumer:',
          'Address of the consumer:',
          'Signature of the consumer (only on paper):',
          'Date:',
        ),
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        'Wherever you live: within 14 days of your first payment you get all of it back if you ask. The {refunds} says how, and what applies to renewals.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        'Please do not',
        list(
          'give answers about somebody else, or somebody else’s email address,',
          'copy, sell or publish what we make for you as a product of your own,',
          'collect content or prices with a program, or put a load on the service that a person would not,',
          'look for or exploit weaknesses, except to tell us about them at {email}, or',
          'use it for anything unlawful.',
        ),
        'The texts, drawings, software and names here belong to us or to those who let us use them. What you tell us about yourself stays yours.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and changes to the service',
      blocks: [
        'We want it to work at all times but cannot promise that it always will. Repairs, updates and things beyond our control can interrupt it.',
        'We improve the service as we go. If a change makes what you paid for clearly worse, we tell you beforehand, and you may end your plan and get back the share for the days that are left.',
        'If you are a consumer, the law gives you rights when a digital service is not as it should be: we must put it right, and if we cannot, you may pay less or end the contract. Nothing here takes that away.',
      ],
    },
    {
      id: 'ending-by-us',
      title: 'When we end it',
      blocks: [
        'We may end your access if you break these terms badly and do not stop when we ask, or at once if it is needed to protect other people or the service. If we stop the service as a whole, we write to you at least 30 days before. In both cases you get back what you paid for days you could not use, unless you did harm on purpose.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We are fully liable for death or injury that we cause, for what we do on purpose or with gross negligence, and wherever the law does not let us limit it.',
        'Otherwise we are liable for damage that was to be expected when the contract was made, and only where we broke a duty that the contract rests on. We are not liable for what comes from answers that were not true, from a doctor’s advice that was not followed, or from ingredients and labels we did not make.',
        'Nothing in these terms limits the rights that you have as a consumer.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        `These terms are governed by the law of ${legal.governingLaw}. If you are a consumer, the protective rules of the place where you live apply as well, and you may bring a case before the courts there.`,
        'Please write to us first. Most things are solved with one email.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'If we change these terms, we put the new ones here with their date. If you have a paid plan and a change matters to it, we write to you at least 30 days before. If you do not agree, you may cancel before the change takes effect; until then the old terms hold for you.',
        'If one part of these terms does not hold, the others still do.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['Questions, complaints, praise: {email}. How we treat your data is explained in the {privacy}.'],
    },
  ],
}
