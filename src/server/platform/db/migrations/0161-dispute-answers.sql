-- When the evidence about a dispute was sent to the provider.
alter table disputes add column answered_at timestamptz;
-- The sandbox's bank decides for the seller some days after an answer.
alter table sandbox_charges add column dispute_answered_at timestamptz;
