/** What each table of the database holds, grouped by part of the product. The columns are defined by the migrations. */
export const tableGroups: readonly {
  readonly title: string
  readonly tables: Readonly<Record<string, string>>
}[] = [
  {
    title: 'Catalogue',
    tables: {
      products: 'The plans on sale, by key and name.',
      prices: 'First and renewal price of a product in one currency. A price is never edited; a newer row replaces it.',
      coupons:
        'Coupons that set the first price to a fixed amount or reduce it by an amount or a percentage, with their validity and limits.',
      price_changes: 'Renewal prices that were announced to existing subscribers.',
    },
  },
  {
    title: 'Leads',
    tables: {
      leads: 'A confirmed email address with its answers.',
      access_keys:
        'Everything that opens something, of members and of operators: sessions, emailed links, invitations. Only hashes of the secrets, with whose it is, who made it, how far it reaches, until when, and its last use.',
      accounts: 'Who pays: the lead that orders and documents name as the customer, and the household paid for.',
      weigh_in_reminders: 'The weekday on which a member is reminded to weigh in, and when the next email is due.',
      week_emails: 'Whether a member wants an email on the day before each week, and when the next one is due.',
    },
  },
  {
    title: 'Persons',
    tables: {
      persons: 'A person with a body, under the id of their lead: the household they eat in, and how they eat.',
      weight_entries: 'The weight log.',
      life_events:
        'What a member reported that scales cannot show: travel, a pause, a health matter, new scales, a fresh start.',
      plan_reviews: 'Weekly reviews of a plan: the decision, its reasons and readings, and the member’s answer.',
      plan_undos: 'Rows of a plan before and after a member’s last changes, so that these can be undone.',
      diary_records: 'What a member ate, drank or skipped, and favourites, each with its figures.',
      own_products:
        'Products that a member read from packs: name and figures, under a barcode or an id made by the device.',
      banned_ingredients: 'Ingredients that a member never wants to eat.',
      recipe_notes: 'What a member noted on dishes, for themselves.',
      kept_weeks: 'Weeks that a member ate in a household before they joined another one.',
    },
  },
  {
    title: 'Households',
    tables: {
      households: 'The day on which the first week of the plan began, and how the household cooks.',
      household_eaters: 'Who eats in a household: persons who sign in, and children and guests who do not.',
      plan_weeks: 'Planned weeks as they were validated and shown.',
      recipe_opinions: 'Liked and disliked recipes.',
      meal_anchors: 'What a household wants at a meal of a weekday of every week.',
      shopping_ticks: 'Lines of the shopping list that are ticked off, with for how many the list was.',
      own_lines: 'What a household wrote on its shopping lists itself.',
      pantry_corrections: 'What members said about what is at home: I have this, used up, frozen, not cooked.',
    },
  },
  {
    title: 'Products of all',
    tables: {
      shared_products: 'Products on which the packs of three members agree. They name no member.',
      foreign_products:
        'Answers of Open Food Facts about barcodes. They are under its own licence and never merged into our data.',
    },
  },
  {
    title: 'Sales',
    tables: {
      customer_notes: 'What operators wrote about a customer.',
      orders: 'What a buyer agreed to: plan, amounts, lengths of the periods and coupon, with the state of the order.',
      order_requests:
        'Idempotency keys of order requests, with the attempt of each and the hash of the secret that reads the order.',
      payment_attempts: 'Each attempt to pay an order at a provider.',
      consents: 'What customers agreed to, word for word, with hash, time, browser and network.',
      customers:
        'Addresses under which subscriptions were bought, with the id that the subscriptions of one address share.',
      subscriptions: 'State, period and next charge of a subscription.',
      subscription_transitions: 'Every change of a subscription’s state. A trigger refuses impossible ones.',
      subscription_price_changes: 'An announced price for one subscription, with the customer’s answer.',
      charge_moves: 'Next charges that were moved to another day: free days, pauses, and other ends of pauses.',
      subscription_plan_changes: 'Another plan that a customer chose for the periods after the one already paid.',
      payments: 'Charges as reported by the provider.',
      refunds: 'Refunds requested, sent and confirmed.',
      disputes: 'Chargebacks with their deadline and result.',
      fraud_warnings: 'Reports of fraud by card issuers before a dispute, and what the operator’s rule made of them.',
      ledger_entries:
        'Every movement of money: charges, refunds, disputes, fees, payouts. Only ever added to; figures are computed from it alone.',
      accounting_months: 'Months of the accounts that were taken, which fixes what they contain.',
      accounting_month_entries: 'The entries of the ledger in each of them, by their keys.',
      order_places: 'The buyer’s country according to each source. Two sources that agree prove where tax is due.',
      tax_documents:
        'Numbered receipts, credit notes and their reversals, with net, rate and tax. They are never edited.',
      document_series: 'The next number of each series of receipts, credit notes and reversals.',
      entitlements: 'Access to the plan, granted only by a payment that arrived.',
      scheduled_notices: 'Emails to send about a subscription, with the time when each is due.',
    },
  },
  {
    title: 'Email',
    tables: {
      emails: 'The outbox: every email, written in the transaction that causes it.',
      outgoing_events: 'What the owner’s systems are told by webhooks, with the last answer of each.',
      email_quotas: 'How many emails a mailbox was sent on a day, by purpose.',
    },
  },
  {
    title: 'Measurement',
    tables: {
      visitors: 'First touch of a visitor: campaign, referrer, place and device. No address and no answer.',
      step_views: 'How often and how long a visitor saw a step in one visit. The page adds this up.',
      visitor_events: 'Events sent by pages, each stored once.',
      visitor_profiles: 'The people profile of a visitor, with the time when they were last seen.',
      group_profiles: 'Properties of the plans as sent by pages, one row per plan.',
      identity_links: 'Ids under which a visitor sent events.',
      visitor_leads: 'The lead that a visitor became.',
      tracking_choices: 'Proof of privacy choices: what was chosen, when, under which words.',
      collector_counts: 'How many events a day were stored, repeated, refused.',
      funnel_visitors: 'What each visitor was counted as in the statistics of the funnel.',
      funnel_visits: 'The same in few bytes, for reports that are filtered by several traits.',
      funnel_traits: 'The traits with which visitors were counted, each with a number.',
      source_aliases: 'Other spellings of a source, each read as one name.',
      funnel_waiting: 'Visitors who are counted once nothing has been heard of them for half an hour.',
      funnel_daily: 'Statistics of each step by the day of entry, of everyone and by one trait.',
      funnel_live: 'The same for visitors who are still present, computed anew each minute.',
      funnel_values:
        'The values by which visitors are broken down, limited in number; one not seen for 30 days, or with which nobody went on, makes room for a new one.',
      ad_spend: 'What adverts cost by day and campaign, as operators enter it.',
      saved_views: 'Reports with their conditions that operators keep under a name.',
      annotations: 'What happened on a day, read beside the figures: releases, and notes of operators.',
      funnel_progress: 'Up to where step views were noted, and when the sums of those present were computed.',
      experiment_runs:
        'Runs of an experiment: weights, coverage, what decides it, who started and ended it, what was kept.',
      experiment_decisions: 'The first look at which a variant of a run was better, worse or alike.',
      day_secrets: 'The secret with which the lots of a day are computed, of yesterday, today and tomorrow.',
      experiment_lots: 'Lots of today and yesterday with the variant of a run that was drawn for each.',
      experiment_days: 'How many lots of a day were drawn in each variant, and how many of their pages never started.',
      lead_runs: 'The variant in which a lead confirmed an address. Of an erased buyer only what was bought is left.',
      experiment_exposures: 'The variant a visitor saw, where the variants differ.',
    },
  },
  {
    title: 'Operations',
    tables: {
      webhook_events: 'Webhooks as they were received, under the provider’s event id.',
      long_works: 'How far the work has come that an upgrade has to do with all rows of large tables.',
      job_progress: 'When a job that looks through a whole table last came to its end.',
      alerts:
        'Everything the operator was notified of, each once: disputes, failing refunds, findings, dead jobs, late emails, silent webhooks.',
      photo_answers:
        'What a model saw on a photo, under a keyed hash of the file, without recording whose it was. Deleted after 30 days.',
      vision_health: 'When the vision endpoint last answered and failed, and why. One row; nothing about a photo.',
      rate_limits:
        'Counts towards the limits that all processes share, mostly by network or member, with the time when each ends.',
      seen_proxy: 'Set once a proxy was seen in front of a site that its settings describe as a developer’s machine.',
      reconciliation_findings: 'Contradictions between a provider and the database that an operator has to settle.',
      audit_log: 'What was done at the request of a customer or an operator.',
      backups: 'When the database was last copied as a whole, and whether the copy was restored and compared.',
      schema_migrations: 'Applied migrations with their checksums.',
    },
  },
  {
    title: 'Console',
    tables: {
      operators:
        'People who may sign in to the console: roles, hash of the password, encrypted secret of the authenticator.',
      operator_recovery_codes: 'Hashes of the codes that replace a lost authenticator. Each code works once.',
      operator_passkeys: 'The public halves of passkeys; whose each is and until when is in `access_keys`.',
      operator_acts: 'Every act of an operator, written before it is carried out and never edited.',
    },
  },
  {
    title: 'Sandbox provider',
    tables: {
      sandbox_subscriptions: 'Subscriptions at the built-in test provider.',
      sandbox_charges: 'Charges of the sandbox.',
      sandbox_refunds: 'Refunds of the sandbox.',
      sandbox_calls: 'Idempotency keys of calls to the sandbox.',
      sandbox_events: 'Webhooks that the sandbox delivers.',
      sandbox_settings: 'The clock of the sandbox, its signing secret and its delivery mode.',
    },
  },
]
