-- Other spellings of a source, each read as one name. They are applied when a report is read, so a change holds for all of
-- the past, and taking it back brings the spellings back.
create table source_aliases (
  spelling text primary key check (length(spelling) between 1 and 60),
  source text not null check (length(source) between 1 and 60),
  check (spelling <> source)
);
insert into source_aliases (source, spelling)
select source, unnest(string_to_array(spellings, ' ')) from (values
  ('facebook', 'fb facebook.com m.facebook.com l.facebook.com lm.facebook.com web.facebook.com mbasic.facebook.com touch.facebook.com business.facebook.com fb.com fb.me m.me messenger.com com.facebook.katana facebook_ads facebookads facebook-ads fb_ads fb-ads meta meta_ads meta-ads metaads'),
  ('instagram', 'ig instagram.com l.instagram.com m.instagram.com com.instagram.android insta ig_ads instagram_ads'),
  ('threads', 'threads.net l.threads.net threads.com l.threads.com com.instagram.barcelona'),
  ('google', 'google.com google.co.uk google.de google.fr google.es google.it google.nl google.pl google.at google.ch google.be google.se google.dk google.no google.fi google.ie google.pt google.ca google.com.au google.co.nz google.co.in google.com.br google.com.mx google.co.jp com.google.android.googlequicksearchbox adwords googleads google_ads google-ads google_adwords googleads.g.doubleclick.net'),
  ('gmail', 'mail.google.com com.google.android.gm'),
  ('youtube', 'yt youtube.com m.youtube.com youtu.be com.google.android.youtube'),
  ('tiktok', 'tt tiktok.com m.tiktok.com vm.tiktok.com tiktok_ads tiktok-ads tiktokads ads.tiktok.com com.zhiliaoapp.musically com.ss.android.ugc.trill'),
  ('snapchat', 'sc snap snapchat.com snapchat_ads com.snapchat.android'),
  ('pinterest', 'pin pinterest.com pinterest.co.uk pinterest.de pinterest.fr pin.it com.pinterest pinterest_ads'),
  ('reddit', 'reddit.com old.reddit.com out.reddit.com com.reddit.frontpage reddit_ads'),
  ('x', 'twitter twitter.com x.com t.co mobile.twitter.com com.twitter.android twitter_ads'),
  ('linkedin', 'linkedin.com lnkd.in com.linkedin.android linkedin_ads'),
  ('bing', 'bing.com cn.bing.com bing_ads bingads microsoft_ads msads'),
  ('yahoo', 'search.yahoo.com yahoo.com r.search.yahoo.com'),
  ('duckduckgo', 'duckduckgo.com com.duckduckgo.mobile.android ddg'),
  ('ecosia', 'ecosia.org'),
  ('yandex', 'yandex.ru ya.ru yandex.com'),
  ('quora', 'quora.com'),
  ('taboola', 'trc.taboola.com taboola.com taboolanews'),
  ('outbrain', 'outbrain.com paid.outbrain.com'),
  ('whatsapp', 'wa web.whatsapp.com wa.me l.wl.co com.whatsapp'),
  ('telegram', 't.me web.telegram.org org.telegram.messenger'),
  ('chatgpt', 'chatgpt.com chat.openai.com'),
  ('perplexity', 'perplexity.ai')
) as known (source, spellings);
