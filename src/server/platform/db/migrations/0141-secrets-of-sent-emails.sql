-- Emails that a mail server has kept the secrets of their links to cancel and to withdraw.
update emails
set
  html = regexp_replace(html, '(/v3/subscription(?:/cancel|/withdraw)?)#[A-Za-z0-9_-]{20,}', '\1', 'g'),
  text = regexp_replace(text, '(/v3/subscription(?:/cancel|/withdraw)?)#[A-Za-z0-9_-]{20,}', '\1', 'g')
where transport = 'smtp';
