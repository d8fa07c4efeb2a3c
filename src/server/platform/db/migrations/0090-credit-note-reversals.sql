-- A refund that had succeeded may be returned by a bank days later. Its credit note stays, and a document of its own takes
-- it back.
alter table tax_documents drop constraint tax_documents_kind_check;
alter table tax_documents drop constraint tax_documents_check;
alter table tax_documents drop constraint tax_documents_check1;
alter table tax_documents
  add constraint tax_documents_kind_known check (kind in ('receipt', 'credit_note', 'credit_note_reversal')),
  -- A credit note and its reversal name their refund.
  add constraint tax_documents_of_refund check ((kind = 'receipt') = (refund_id is null)),
  -- What was paid back is negative; the reversal of it positive again.
  add constraint tax_documents_sign check (case kind when 'credit_note' then gross_minor <= 0 else gross_minor >= 0 end);
drop index tax_documents_one_credit_note;
create unique index tax_documents_one_of_refund on tax_documents (refund_id, kind);
