-- One word for one thing: a row is an email. Which kinds there are, the registry of templates says (src/server/email),
-- so that a new one needs no migration.

alter table mails rename to emails;
alter table emails drop constraint mails_kind_check;
alter table emails rename column carrier to transport;
alter table emails rename constraint mails_carrier_check to emails_transport_check;
alter table emails rename constraint mails_check to emails_sent_by_a_transport;
alter table emails rename constraint mails_pkey to emails_pkey;
alter table emails rename constraint mails_id_key to emails_id_key;
alter table emails rename constraint mails_lead_id_fkey to emails_lead_id_fkey;
alter index mails_newest rename to emails_newest;

alter table mail_quotas rename to email_quotas;
alter table email_quotas rename constraint mail_quotas_pkey to email_quotas_pkey;
