import type Stripe from 'stripe'

/** What each call takes, by the name of its type in the official library. */
export type Params = {
  CustomerCreateParams: Stripe.CustomerCreateParams
  CustomerUpdateParams: Stripe.CustomerUpdateParams
  CustomerDeleteParams: Stripe.CustomerDeleteParams
  CouponCreateParams: Stripe.CouponCreateParams
  CouponRetrieveParams: Stripe.CouponRetrieveParams
  PriceRetrieveParams: Stripe.PriceRetrieveParams
  'ProductCatalog.TrialOfferRetrieveParams': Stripe.ProductCatalog.TrialOfferRetrieveParams
  SubscriptionCreateParams: Stripe.SubscriptionCreateParams
  SubscriptionRetrieveParams: Stripe.SubscriptionRetrieveParams
  SubscriptionUpdateParams: Stripe.SubscriptionUpdateParams
  SubscriptionListParams: Stripe.SubscriptionListParams
  SubscriptionCancelParams: Stripe.SubscriptionCancelParams
  InvoiceListParams: Stripe.InvoiceListParams
  InvoiceRetrieveParams: Stripe.InvoiceRetrieveParams
  InvoiceUpdateParams: Stripe.InvoiceUpdateParams
  InvoiceVoidInvoiceParams: Stripe.InvoiceVoidInvoiceParams
  InvoicePaymentListParams: Stripe.InvoicePaymentListParams
  RefundCreateParams: Stripe.RefundCreateParams
  RefundListParams: Stripe.RefundListParams
  DisputeListParams: Stripe.DisputeListParams
  EventListParams: Stripe.EventListParams
  'BillingPortal.SessionCreateParams': Stripe.BillingPortal.SessionCreateParams
  PaymentMethodDomainCreateParams: Stripe.PaymentMethodDomainCreateParams
  PaymentMethodDomainListParams: Stripe.PaymentMethodDomainListParams
  PaymentMethodDomainUpdateParams: Stripe.PaymentMethodDomainUpdateParams
  PaymentMethodDomainValidateParams: Stripe.PaymentMethodDomainValidateParams
}
export type ParamsName = keyof Params

/** Files of the official library in which these types are written. */
export const paramsFiles =
  '{Customers,Coupons,Prices,Subscriptions,Invoices,InvoicePayments,Refunds,Disputes,Events,ProductCatalog/TrialOffers,BillingPortal/Sessions,PaymentMethodDomains}'
