/** Whose a key is; null for an invitation of somebody who is not there yet. */
export type KeyOwner = { readonly leadId: string } | { readonly operatorId: string } | null

/** The columns that name an owner. */
export function ownerColumns(owner: KeyOwner): { readonly lead_id?: string; readonly operator_id?: string } {
  if (owner === null) return {}
  return 'leadId' in owner ? { lead_id: owner.leadId } : { operator_id: owner.operatorId }
}
