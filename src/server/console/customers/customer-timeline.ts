import { sql } from 'kysely'
import type { TimelineEntry } from '#domain/api/console/customers.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { detailText, happenedText } from '#server/console/texts/timeline-text.ts'
import { refusalText } from '#server/operators/acts.ts'
import type { Database } from '#server/platform/db/database.ts'

type Row = {
  id: string
  at: Date
  what: string
  detail: string
  by: string
  amount: number | null
  currency: string | null
}

/** The most entries that a timeline shows. */
const SHOWN = 500

/** Everything that happened to these leads of a person, the newest first. Answers to the questionnaire are left out. */
export async function customerTimeline(db: Database, leadIds: readonly string[]): Promise<readonly TimelineEntry[]> {
  const ids = sql`any(${[...leadIds]}::uuid[])`
  const { rows } = await sql<Row>`
    with entries (id, at, what, detail, by, amount, currency) as (
      select id::text, created_at, 'address confirmed', '', 'customer', null::bigint, null::text
        from leads where id = ${ids}
      union all select id::text, created_at, 'order placed', product_name || ' at ' || provider, 'customer',
        first_amount_minor, currency from orders where lead_id = ${ids}
      union all select order_id::text || attempt, created_at, 'payment ' || state, coalesce(reason, method), 'customer',
        amount_minor, currency from payment_attempts where lead_id = ${ids} and state in ('declined', 'void')
      union all select id::text, accepted_at, 'consent given', kind, 'customer', null, null
        from consents where lead_id = ${ids}
      union all select id::text, at, 'charge ' || state, kind || case when is_duplicate then ', duplicate' else '' end,
        provider, amount_minor, currency from payments where lead_id = ${ids}
      union all select id, created_at, 'refund requested', because, actor, amount_minor, currency
        from refunds where lead_id = ${ids}
      union all select id || ' settled', settled_at, 'refund ' || state, because, 'provider', amount_minor, currency
        from refunds where lead_id = ${ids} and settled_at is not null
      union all select provider_ref || ' opened', opened_at, 'dispute opened', provider_ref, 'bank', amount_minor, currency
        from disputes where lead_id = ${ids}
      union all select provider_ref || ' closed', closed_at, 'dispute ' || state, provider_ref, 'bank', amount_minor, currency
        from disputes where lead_id = ${ids} and closed_at is not null
      union all select subscription_id::text || number, at, 'subscription ' || to_state, cause, 'system', null, null
        from subscription_transitions where lead_id = ${ids}
      union all select id::text, agreed_at, 'other plan chosen', product_name, 'customer', renewal_minor, currency
        from subscription_plan_changes where lead_id = ${ids}
      union all select price_id::text || subscription_id, notified_at, 'told of a new price', '', 'system', after_minor,
        currency from subscription_price_changes where lead_id = ${ids} and notified_at is not null
      union all select id::text, created_at, case when sent_at is null then 'email waiting' else 'email sent' end,
        subject, 'system', null, null from emails where lead_id = ${ids}
      union all select id::text, at, action, detail, actor, null, null from audit_log
        where lead_id = ${ids} and actor <> 'operator'
      union all select operator_acts.id::text, at, action, detail, operators.name, null, null
        from operator_acts join operators on operators.id = operator_id where lead_id = ${ids}
      union all select id::text, found_at, 'finding ' || what, detail, 'system', null, null
        from reconciliation_findings where lead_id = ${ids}
      union all select provider_ref || ' reported', reported_at, 'reported as fraud', fraud_type, 'bank', null, null
        from fraud_warnings where lead_id = ${ids}
      union all select id::text, erased_at, 'everything deleted', '', 'customer', null, null
        from leads where id = ${ids} and erased_at is not null
    )
    select * from entries order by at desc, id desc limit ${SHOWN}`.execute(db)
  return rows.map(({ id, at, what, detail, by, amount, currency }) => {
    const sum = amount === null || currency === null ? [] : [formatMoney({ minor: Number(amount), currency })]
    const said = what.endsWith(': refused') ? refusalText(detail) : detailText(detail)
    return {
      id: `${what} ${id}`,
      at: at.toISOString(),
      what: happenedText(what),
      detail: [...sum, said].filter((part) => part !== '').join(', '),
      by,
    }
  })
}
