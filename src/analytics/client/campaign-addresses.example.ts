import type { Campaign } from './campaign.ts'

/** Addresses of adverts and mails as they come, and how a person would read them. */
export const campaignAddresses: readonly {
  readonly name: string
  readonly search: string
  readonly expected: Partial<Campaign>
}[] = [
  {
    name: 'plain',
    search: '?utm_source=google&utm_medium=cpc&utm_campaign=x&gclid=abc',
    expected: {
      utm_source: 'google',
      click_id_kind: 'gclid',
    },
  },
  {
    name: 'fb encoded',
    search: '?utm_source=fb&utm_campaign=Sale%20%7C%20US%20%26%20CA%20%E2%80%93%20Video',
    expected: {
      utm_campaign: 'Sale | US & CA – Video',
    },
  },
  {
    name: 'upper-case names',
    search: '?UTM_SOURCE=Google&UTM_Medium=cpc',
    expected: {
      utm_source: 'Google',
    },
  },
  {
    name: 'amp; html-escaped links in mails',
    search: '?utm_source=newsletter&amp;utm_medium=email&amp;utm_campaign=spring',
    expected: {
      utm_medium: 'email',
      utm_campaign: 'spring',
    },
  },
  {
    name: 'bad percent',
    search: '?utm_source=fb&utm_campaign=50%_off',
    expected: {
      utm_campaign: '50%_off',
    },
  },
  {
    name: 'double encoded',
    search: '?utm_source=tik%2520tok',
    expected: {
      utm_source: 'tik%20tok',
    },
  },
  {
    name: 'question mark twice',
    search: '?ref=1?utm_source=fb&utm_medium=paid',
    expected: {
      utm_source: 'fb',
    },
  },
  {
    name: 'empty then set',
    search: '?utm_source=&utm_source=b',
    expected: {
      utm_source: 'b',
    },
  },
  {
    name: 'semicolon',
    search: '?utm_source=a;utm_medium=b',
    expected: {
      utm_source: 'a;utm_medium=b',
    },
  },
  {
    name: 'gad_source',
    search: '?gad_source=1&gad_campaignid=222&gbraid=0AAA',
    expected: {
      click_id_kind: 'gbraid',
    },
  },
  {
    name: 'google: gclid+fbclid',
    search: '?fbclid=1&gclid=2',
    expected: {
      click_id_kind: 'gclid',
    },
  },
  {
    name: 'snapchat ScCid',
    search: '?ScCid=abc',
    expected: {
      click_id_kind: 'ScCid',
    },
  },
  {
    name: 'reddit rdt_cid',
    search: '?rdt_cid=abc',
    expected: {
      click_id_kind: 'rdt_cid',
    },
  },
  {
    name: 'outbrain dicbo',
    search: '?dicbo=abc',
    expected: {
      click_id_kind: 'dicbo',
    },
  },
  {
    name: 'impact irclickid',
    search: '?irclickid=abc',
    expected: {
      click_id_kind: 'irclickid',
    },
  },
  {
    name: 'quora qclid',
    search: '?qclid=a',
    expected: {
      click_id_kind: 'qclid',
    },
  },
  {
    name: 'pinterest epik',
    search: '?epik=dj0yJnU9',
    expected: {
      click_id_kind: 'epik',
    },
  },
  {
    name: 'linkedin',
    search: '?li_fat_id=1',
    expected: {
      click_id_kind: 'li_fat_id',
    },
  },
  {
    name: 'long gclid 300',
    search:
      '?gclid=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    expected: {
      click_id:
        'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    },
  },
  {
    name: 'utm_id etc',
    search: '?utm_id=1202&utm_source=fb',
    expected: {
      utm_source: 'fb',
    },
  },
  {
    name: 'hash utm',
    search: '',
    expected: {
      utm_source: '',
    },
  },
  {
    name: 'plus encoded',
    search: '?utm_campaign=a%2Bb',
    expected: {
      utm_campaign: 'a+b',
    },
  },
  {
    name: 'emoji',
    search: '?utm_campaign=%F0%9F%8D%8E',
    expected: {
      utm_campaign: '🍎',
    },
  },
  {
    name: 'source leading space',
    search: '?utm_source=%20facebook%20',
    expected: {
      utm_source: ' facebook ',
    },
  },
]
