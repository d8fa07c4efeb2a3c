-- What somebody did is an action, in both logs.
alter table audit_log rename column deed to action;
alter table operator_acts rename column deed to action;
