import type { FastifyRequest } from 'fastify'
import {
  AddressRequest,
  CustomerEmailParams,
  CustomerNoteRequest,
  CustomerParams,
  CustomerReply,
  CustomersQuery,
  CustomersReply,
  FreeDaysRequest,
  PauseRequest,
  ReasonRequest,
  RefundRequest,
} from '#domain/api/console/customers.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { Problem } from '#domain/problem.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { IdempotencyHeader } from '#server/http/idempotency-header.ts'
import { refusals } from '#server/http/refusals.ts'
import { logSecurityEvent } from '#server/http/security-events.ts'
import { eraseMember } from '#server/members/erase/erase-member.ts'
import { emailLinkFor } from '#server/members/keys/sign-in.ts'
import { actIdOf, actRefusals, type ConsoleArea, consoleRefusals } from '#server/operators/operator-gate.ts'
import { cancelSubscription, withdrawSubscription } from '#server/sales/subscriptions/change-subscription.ts'
import { giveFreeDays } from '#server/sales/subscriptions/give-free-days.ts'
import { endPause, pauseBilling } from '#server/sales/subscriptions/pause-billing.ts'
import { changeAddress } from './change-address.ts'
import { writeNote } from './customer-notes.ts'
import { findCustomers } from './find-customers.ts'
import { personLeads } from './person-leads.ts'
import { refundCustomer, resendEmail } from './serve-customer.ts'
import { viewCustomer } from './view-customer.ts'

const finding = {
  summary: 'Customers by a part of their address, an order, a receipt or a payment, by state, source and campaign',
  querystring: CustomersQuery,
  response: { 200: CustomersReply, ...refusals('QUERY_INVALID', ...consoleRefusals) },
}

const viewing = {
  summary: 'A customer with everything that happened',
  params: CustomerParams,
  response: { 200: CustomerReply, ...refusals('CUSTOMER_UNKNOWN', 'QUERY_INVALID', ...consoleRefusals) },
}

/** An act about a customer replies with the customer's state after it. */
const acting = {
  params: CustomerParams,
  headers: IdempotencyHeader,
  response: {
    200: CustomerReply,
    ...refusals(
      ...([
        'CUSTOMER_UNKNOWN',
        'SUBSCRIPTION_UNKNOWN',
        'SUBSCRIPTION_OVER',
        'WITHDRAWAL_OVER',
        'EMAIL_GONE',
        'ADDRESS_TAKEN',
        'CHARGE_NOT_MOVED',
      ] as const),
      ...actRefusals,
    ),
  },
}

/** Routes for serving customers. Money moves by the same functions as on the customer's own pages. */
export function customerRoutes({ services, gate }: ConsoleArea): RouteGroup {
  const { db } = services
  const config = { operatorRole: 'customers' } as const
  const onBehalf = { userAgent: '', actor: 'operator' } as const
  const moving = (request: FastifyRequest) =>
    ({ actId: actIdOf(request), actor: 'operator', log: request.log }) as const

  return async (app) => {
    app.get(consoleRoutes.customers, { schema: finding, config }, (request) => findCustomers(db, request.query))

    app.get(consoleRoutes.customer, { schema: viewing, config }, (request) => viewCustomer(services, request.params.id))

    app.post(
      consoleRoutes.customerRefund,
      { schema: { ...acting, summary: 'Refund a charge, in full or in part', body: RefundRequest }, config },
      async (request) => {
        const { id } = request.params
        const { paymentId, amountMinor, currency, reason } = request.body
        const detail = `${formatMoney({ minor: amountMinor, currency })}: ${reason}`
        await gate.act(request, { action: 'refund', subject: paymentId, leadId: id, detail }, () =>
          refundCustomer(services, id, { ...request.body, actId: actIdOf(request) }),
        )
        return viewCustomer(services, id)
      },
    )

    app.post(
      consoleRoutes.customerCancel,
      {
        schema: { ...acting, summary: 'Cancel the subscription at the end of its period', body: ReasonRequest },
        config,
      },
      async (request) => {
        const { id } = request.params
        await gate.act(
          request,
          { action: 'cancel', subject: id, leadId: id, detail: request.body.reason },
          async () => {
            await personLeads(db, id)
            await cancelSubscription(services, { ...onBehalf, leadId: id, log: request.log })
          },
        )
        return viewCustomer(services, id)
      },
    )

    app.post(
      consoleRoutes.customerFreeDays,
      { schema: { ...acting, summary: 'Give free days: the next charge comes later', body: FreeDaysRequest }, config },
      async (request) => {
        const { id } = request.params
        const { days, reason } = request.body
        const act = { action: 'give free days', subject: id, leadId: id, detail: `${days} days: ${reason}` }
        await gate.act(request, act, async () => {
          await personLeads(db, id)
          await giveFreeDays(services, { ...moving(request), leadId: id, days })
        })
        return viewCustomer(services, id)
      },
    )

    app.post(
      consoleRoutes.customerPause,
      {
        schema: { ...acting, summary: 'Pause a plan until a day, or move the end of its pause', body: PauseRequest },
        config,
      },
      async (request) => {
        const { id } = request.params
        const { until, reason } = request.body
        const act = { action: 'pause', subject: id, leadId: id, detail: `until ${until}: ${reason}` }
        await gate.act(request, act, async () => {
          await personLeads(db, id)
          await pauseBilling(services, { ...moving(request), leadId: id, until })
        })
        return viewCustomer(services, id)
      },
    )

    app.post(
      consoleRoutes.customerPauseEnd,
      { schema: { ...acting, summary: 'End the pause of a plan now', body: ReasonRequest }, config },
      async (request) => {
        const { id } = request.params
        const act = { action: 'end pause', subject: id, leadId: id, detail: request.body.reason }
        await gate.act(request, act, async () => {
          await personLeads(db, id)
          await endPause(services, { ...moving(request), leadId: id })
        })
        return viewCustomer(services, id)
      },
    )

    app.post(
      consoleRoutes.customerWithdraw,
      {
        schema: { ...acting, summary: 'End the subscription now and refund all payments', body: ReasonRequest },
        config,
      },
      async (request) => {
        const { id } = request.params
        await gate.act(
          request,
          { action: 'withdraw', subject: id, leadId: id, detail: request.body.reason },
          async () => {
            await personLeads(db, id)
            await withdrawSubscription(services, { ...onBehalf, leadId: id, log: request.log })
          },
        )
        return viewCustomer(services, id)
      },
    )

    app.post(
      consoleRoutes.customerEmail,
      { schema: { ...acting, summary: 'Send an email again', params: CustomerEmailParams }, config },
      async (request) => {
        const { id, email } = request.params
        await gate.act(request, { action: 'send again', subject: email, leadId: id }, () =>
          resendEmail(services, id, { actId: actIdOf(request), emailId: email }),
        )
        return viewCustomer(services, id)
      },
    )

    app.post(
      consoleRoutes.customerLink,
      {
        schema: { ...acting, summary: 'Email a link that opens the account, where the customer can change the plan' },
        config,
      },
      async (request) => {
        const { id } = request.params
        await gate.act(request, { action: 'send link', subject: id, leadId: id }, async () => {
          if ((await personLeads(db, id)).erasedAt !== null) throw new Problem('CUSTOMER_UNKNOWN')
          await emailLinkFor(services, id, gate.sessionOf(request).operator.id)
        })
        return viewCustomer(services, id)
      },
    )

    app.post(
      consoleRoutes.customerNote,
      { schema: { ...acting, summary: 'Write a note about a customer', body: CustomerNoteRequest }, config },
      async (request) => {
        const { id } = request.params
        const note = { ...request.body, actId: actIdOf(request), operatorId: gate.sessionOf(request).operator.id }
        await gate.act(request, { action: 'write note', subject: id, leadId: id }, () => writeNote(services, id, note))
        return viewCustomer(services, id)
      },
    )

    app.post(
      consoleRoutes.customerAddress,
      { schema: { ...acting, summary: 'Give a customer another email address', body: AddressRequest }, config },
      async (request) => {
        const { id } = request.params
        const { email, reason } = request.body
        const operatorId = gate.sessionOf(request).operator.id
        await gate.act(request, { action: 'change address', subject: id, leadId: id, detail: reason }, async () => {
          await personLeads(db, id)
          await changeAddress(services, id, { email, operatorId })
        })
        logSecurityEvent(request.log, 'address changed', id)
        return viewCustomer(services, id)
      },
    )

    app.post(
      consoleRoutes.customerErase,
      { schema: { ...acting, summary: 'Delete everything about a customer', body: ReasonRequest }, config },
      async (request) => {
        const { id } = request.params
        await gate.act(request, { action: 'erase', subject: id, leadId: id, detail: request.body.reason }, async () => {
          if ((await personLeads(db, id)).erasedAt === null) await eraseMember(services, id, request.log)
        })
        logSecurityEvent(request.log, 'erased', id)
        return viewCustomer(services, id)
      },
    )
  }
}
