/** What each table of the database holds, by the part of the product that it belongs to. Migrations own the columns. */
export const tableGroups: readonly {
  readonly title: string
  readonly tables: Readonly<Record<string, string>>
}[] = [
  {
    title: 'Catalogue',
    tables: {
      products: 'The plans on sale, by key and name.',
      prices: 'First and renewal price of a product in one currency; never edited, replaced by a newer row.',
      coupons:
        'Codes that lower the first price, to an amount or by an amount or a percentage, with their validity and limits.',
      price_changes: 'A new renewal price announced to running subscriptions.',
    },
  },
  {
    title: 'Leads and members',
    tables: {
      leads: 'A confirmed email address with its answers. Every table of a person leads with this id.',
      lead_tokens: 'Hashes of the bearer tokens that the browser keeps.',
      resume_links: 'Hashes of emailed links that open a plan or the questionnaire on another device.',
      sessions: 'Hashes of the secrets in the member area’s cookies, a row for each device that is signed in.',
      manage_links: 'Hashes of emailed links that open the subscription page.',
      member_plans: 'When a member’s first week began, and the settings of the plan.',
      plan_weeks: 'Planned weeks as they were validated and shown.',
      recipe_opinions: 'Liked and disliked recipes.',
      banned_ingredients: 'Ingredients that a member never wants.',
      shopping_ticks: 'What is ticked off the shopping list or marked as in the pantry.',
      weight_entries: 'The weight log.',
      diary_records: 'What a member ate and drank, skipped or has as a favourite, each with what it holds.',
      own_products: 'What a member read from packs: name and figures, by barcode or an id of the device.',
      shared_products: 'What the packs of several members agree on. It names no member.',
      foreign_products: 'What Open Food Facts said of barcodes, under its own licence and never merged into ours.',
      life_events: 'What a member told of that scales cannot know: travel, a pause, an illness, other scales.',
      weigh_in_reminders: 'The weekday on which a member is reminded to weigh in, and when the next email is due.',
      plan_undos: 'What a plan was before and after the last changes, so that they can be undone.',
      plan_reviews: 'Weekly reviews of a plan: what was decided, why, on which readings, and what the member said.',
    },
  },
  {
    title: 'Sales',
    tables: {
      orders: 'What a buyer agreed to: plan, amounts, lengths, coupon, state.',
      order_requests: 'Idempotency keys of order requests with the reply that was given.',
      payment_attempts: 'Each attempt to pay an order at a provider.',
      consents: 'Word for word what was agreed to, with its hash, time and coarse origin.',
      customers: 'The address that subscriptions were bought under, with the id that they share.',
      subscriptions: 'State, period and next charge of a subscription.',
      subscription_transitions: 'Every change of a subscription’s state; a trigger refuses impossible ones.',
      subscription_price_changes: 'An announced price for one subscription, and the customer’s answer.',
      subscription_plan_changes: 'Another plan that a customer agreed to for the periods after the paid one.',
      payments: 'Charges as the provider reported them.',
      refunds: 'Refunds requested, sent and confirmed.',
      disputes: 'Chargebacks with their deadline and result.',
      order_places: 'The buyer’s country, by each source that tells it; two that agree prove where tax is due.',
      tax_documents: 'Numbered receipts, credit notes and their reversals with net, rate and tax; never edited.',
      document_series: 'The next number of each series of receipts, credit notes and reversals.',
      entitlements: 'Access to the plan, made only by a payment that arrived.',
      scheduled_notices: 'Reminders of a subscription, due at a time.',
    },
  },
  {
    title: 'Email',
    tables: {
      emails: 'The outbox: every email, written in the transaction that causes it.',
      email_quotas: 'How many emails an address was sent on a day, by purpose.',
    },
  },
  {
    title: 'Measurement',
    tables: {
      visitors: 'First touch of a visitor: where from, on what; no address, no answer.',
      step_views: 'How often and how long a visitor saw a step in one visit, added up by the page.',
      visitor_events: 'Events that a page sent, each once.',
      visitor_profiles: 'The people profile of a visitor, with the time last seen.',
      group_profiles: 'Facts about the plans, as pages tell them: a row for each.',
      identity_links: 'Ids under which one visitor sent.',
      visitor_leads: 'The lead that a visitor became.',
      tracking_choices: 'Proof of privacy choices: what was chosen, when, under which words.',
      collector_counts: 'How many events a day were stored, repeated, refused.',
      funnel_visitors: 'What each visitor was counted as in the statistics of the funnel.',
      funnel_daily: 'Statistics of each step by the day of entry, of everyone and by one trait.',
      funnel_values: 'The values by which visitors are broken down, limited in number.',
      annotations: 'What happened on a day, read beside the figures: releases, and notes of operators.',
      funnel_progress: 'Up to where step views were counted.',
      experiment_runs: 'Runs of an experiment: weights, coverage, who started and ended it, what was kept.',
      experiment_exposures: 'The variant a visitor saw, where the variants differ.',
    },
  },
  {
    title: 'Operations',
    tables: {
      webhook_events: 'Webhooks as received, by the provider’s event id.',
      alerts:
        'What the operator was notified of, each once: disputes, failing refunds, findings, dead jobs, late emails, silent webhooks.',
      photo_answers: 'What a model saw on a photo, by a hash of the file, without whose it was; deleted after 30 days.',
      vision_health: 'How the vision endpoint did last: one row, nothing of a photo.',
      rate_limits:
        'How often a network asked within the time of a limit, for the limits that all processes count together.',
      seen_proxy: 'That a proxy was seen in front of what the settings call a developer’s machine.',
      reconciliation_findings: 'Contradictions between the provider and the database, for an operator.',
      audit_log: 'What was done on request of a customer or an operator.',
      schema_migrations: 'Applied migrations with their checksums.',
    },
  },
  {
    title: 'Console',
    tables: {
      operators: 'Who may sign in to the console: roles, hash of the password, encrypted secret of the authenticator.',
      operator_recovery_codes: 'Hashes of the codes that replace a lost authenticator, each once.',
      operator_sessions: 'Hashes of the secrets in the console’s cookies.',
      operator_invitations: 'Hashes of the links by which an operator joins or sets a new authenticator up.',
      operator_acts: 'Every act of an operator, written before it is carried out; never edited.',
    },
  },
  {
    title: 'Sandbox provider',
    tables: {
      sandbox_subscriptions: 'Subscriptions at the built-in test provider.',
      sandbox_charges: 'Its charges.',
      sandbox_refunds: 'Its refunds.',
      sandbox_calls: 'Its idempotency keys.',
      sandbox_events: 'Its webhooks to deliver.',
      sandbox_settings: 'Its clock and its way of delivering webhooks.',
    },
  },
]
