import type { Condition } from '#domain/hero/health-conditions.ts'

/** The health question, asked neutrally: nothing hints at which answer leads on. */
export const checkpointWords = {
  title: 'One question about your health',
  lead: 'Does any of this apply to you? Choose all that do. We ask because a plan has to be safe for you.',
  next: 'Next Step',
  missing: 'Choose at least one, or “None of these”.',
  conditions: {
    PREGNANT_OR_BREASTFEEDING: 'I’m pregnant or breastfeeding',
    UNDER_18: 'I’m under 18',
    EATING_DISORDER: 'I have or have had an eating disorder',
    INSULIN_OR_SULFONYLUREA: 'I take insulin or a sulfonylurea',
    HEART_OR_BLOOD_PRESSURE: 'Heart disease or high blood pressure',
    KIDNEY_OR_LIVER: 'Kidney or liver disease',
    RECENT_SURGERY: 'I had surgery in the last few weeks',
    UNINTENDED_WEIGHT_LOSS: 'I’ve lost weight without meaning to',
    SEVERE_FOOD_ALLERGY: 'A severe food allergy or celiac disease',
    NONE: 'None of these',
  } satisfies Record<Condition, string>,
  advise: {
    title: 'Talk to your doctor first',
    text: 'Given what you told us, please show your plan to your doctor before you begin. You can continue and take it with you.',
  },
  stop: {
    title: 'This plan isn’t for you right now',
    text: 'Losing weight isn’t right for you at the moment, so we won’t sell you a plan for it. Please talk to your doctor or a dietitian. They can help you eat well in your situation.',
    help: 'If food or weight worries you, you aren’t alone. Your doctor or an eating disorder helpline in your country will listen without judging.',
    change: 'Change my answer',
    home: 'To the start page',
  },
} as const
